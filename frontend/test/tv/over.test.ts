import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameResult } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { TvOver } from "../../src/tv/over";
import { publicPart, resultOf, speakEnglish, state, WORDS } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

let over: TvOver;

async function end(game: string, result: Partial<GameResult> = {}): Promise<void> {
  const store = new Store();
  store.now = state({ public: publicPart({ stage: "over", game, result: resultOf(result) }) });
  store.vocabulary.learn(game, WORDS);
  over = await mount(new TvOver(), { store });
}

beforeEach(speakEnglish);
afterEach(() => over.remove());

describe("the end on a TV", () => {
  test("is a game's own ending where it has one", async () => {
    await end("citadels");
    await vi.waitUntil(async () => {
      await settle(over);
      return findAll(over, "citadels-scoring").length === 1;
    });
    expect(findAll(over, ".scores li")).toHaveLength(0);
  });

  test("is the list of scores for all others", async () => {
    await end("demo");
    expect(findAll(over, ".scores li").map((line) => line.dataset.seat)).toEqual(["s1", "s2"]);
  });

  test.each([
    [{ winners: ["s1", "s2", "s3"], together: true }, "You won together!"],
    [{ winners: [], together: false }, "You lost together."],
    [{ winners: ["s2"] }, "Ben wins!"],
  ])("without scores is the people alone: %j", async (result, title) => {
    await end("demo", { ...result, scores: {} });
    expect(textOf(find(over, "h1"))).toBe(title);
    expect(findAll(over, ".scores")).toHaveLength(0);
    expect(textOf(over)).toContain("Ben");
  });
});
