import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EveningInfo, GameResult } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { TvOver } from "../../src/tv/over";
import {
  ANNA,
  BEN,
  CLEO,
  eveningAfter,
  publicPart,
  resultOf,
  speakEnglish,
  state,
  WORDS,
} from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

let over: TvOver;

async function end(
  game: string,
  result: Partial<GameResult> = {},
  evening: EveningInfo | null = null,
): Promise<void> {
  const store = new Store();
  store.now = state({
    public: publicPart({ stage: "over", game, result: resultOf(result), evening }),
  });
  store.vocabulary.learn(game, WORDS);
  over = await mount(new TvOver(), { store });
}

const seatsOf = (): (string | undefined)[] =>
  findAll(over, ".scores li").map((line) => line.dataset.seat);

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

  test("says how a tie was decided", async () => {
    await end("demo", { tie: "shared", winners: ["s1", "s2"] });
    expect(textOf(over)).toContain("Equal points: the win is shared.");
  });

  test("honours what really happened, and skips what the game has no words for", async () => {
    const unknown = { id: "unheard_of", seats: ["s1"], number: null };
    await end("demo", { awards: [{ id: "boldest", seats: ["s2"], number: 2 }, unknown] });
    await settle(over);
    expect(textOf(find(over, "parlor-awards"))).toContain("Boldest Ben Dared 2 times.");
    expect(findAll(find(over, "parlor-awards"), "li")).toHaveLength(1);
  });

  test("says how many want another game", async () => {
    await end("demo");
    expect(textOf(over)).toContain("Another game? Everyone says so on their phone.");
    const { store } = over;
    store.now!.public.seats = [ANNA, { ...BEN, ready: true }, CLEO];
    store.refresh();
    await settle(over);
    expect(textOf(over)).toContain("1 of 3 wants another game.");
  });

  test("lists whoever has left last", async () => {
    await end("demo", { scores: { s1: 1, s2: 9 }, left: ["s2"] });
    await settle(over);
    expect(seatsOf()).toEqual(["s1", "s2"]);
  });

  test("adds what the evening has come to, from the second game on", async () => {
    await end("demo", {}, eveningAfter(1));
    expect(textOf(over)).not.toContain("tonight");
    over.remove();
    await end("demo", {}, eveningAfter(2));
    expect(textOf(find(over, '[data-seat="s1"] .evening'))).toBe("tonight 2 wins, 9");
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
