import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Store } from "../../src/shared/store";
import { TvOver } from "../../src/tv/over";
import { publicPart, speakEnglish, state, WORDS } from "../fixtures";
import { findAll, mount, settle } from "../shared/elements/mount";

const RESULT = {
  winners: ["s1"],
  together: null,
  scores: { s1: 3, s2: 1 },
  breakdown: {},
  ended_by: "played",
};

let over: TvOver;

async function end(game: string): Promise<void> {
  const store = new Store();
  store.now = state({ public: publicPart({ stage: "over", game, result: RESULT }) });
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
});
