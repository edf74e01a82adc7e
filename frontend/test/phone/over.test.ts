import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Over } from "../../src/phone/over";
import type { GameResult } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { eveningAfter, publicPart, resultOf, speakEnglish, state, WORDS } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";
import type { Podium } from "../../src/shared/elements/podium";

let over: Over;

async function end(result: Partial<GameResult>): Promise<void> {
  const store = new Store();
  store.now = state({ public: publicPart({ stage: "over", result: resultOf(result) }) });
  store.vocabulary.learn("demo", WORDS);
  over = await mount(new Over(), { store });
}

const podium = (): Podium => find<Podium>(over, "parlor-podium");

const seatsOf = (): (string | undefined)[] =>
  findAll(find(over, "parlor-scores"), "li").map((line) => line.dataset.seat);

beforeEach(speakEnglish);
afterEach(() => over.remove());

describe("the end on a phone", () => {
  test("is the winner above the scores", async () => {
    await end({});
    expect(textOf(find(over, "h1"))).toBe("You win!");
    expect(findAll(over, "parlor-scores")).toHaveLength(1);
    expect([podium().bare, podium().named]).toEqual([false, false]);
  });

  test("is everyone, in wreaths and by name, after a win together", async () => {
    await end({ winners: ["s1", "s2", "s3"], together: true, scores: {} });
    expect(textOf(find(over, "h1"))).toBe("You won together!");
    expect(findAll(over, "parlor-scores")).toHaveLength(0);
    expect([podium().seats.length, podium().bare, podium().named]).toEqual([3, false, true]);
  });

  test("is everyone without wreaths after a loss together", async () => {
    await end({ winners: [], together: false, scores: {} });
    expect(textOf(find(over, "h1"))).toBe("You lost together.");
    expect([podium().seats.length, podium().bare]).toEqual([3, true]);
  });

  test("tells who has not won where they stand, right under the winner", async () => {
    await end({ winners: ["s2"], scores: { s1: 4, s2: 9, s3: 4 } });
    expect(textOf(find(over, ".winners .mine"))).toBe("Your place: 2");
  });

  test("tells a winner, and whoever has left, no place", async () => {
    await end({ winners: ["s1"], scores: { s1: 9, s2: 4 } });
    expect(findAll(over, ".mine")).toHaveLength(0);
    over.remove();
    await end({ winners: ["s2"], scores: { s1: 4, s2: 9 }, left: ["s1"] });
    expect(findAll(over, ".mine")).toHaveLength(0);
  });

  test("says how a tie was decided", async () => {
    await end({ tie: "shared", winners: ["s1", "s2"] });
    expect(textOf(over)).toContain("Equal points: the win is shared.");
  });

  test("honours what really happened, and skips what the game has no words for", async () => {
    const unknown = { id: "unheard_of", seats: ["s1"], number: null };
    await end({ awards: [{ id: "boldest", seats: ["s2"], number: 2 }, unknown] });
    await settle(over);
    expect(textOf(find(over, "parlor-awards"))).toContain("Boldest Ben Dared 2 times.");
    expect(findAll(find(over, "parlor-awards"), "li")).toHaveLength(1);
  });

  test("lists whoever has left last", async () => {
    await end({ scores: { s1: 1, s2: 9 }, left: ["s2"] });
    await settle(over);
    expect(seatsOf()).toEqual(["s1", "s2"]);
  });

  test("adds what the evening has come to, from the second game on", async () => {
    await end({});
    const { store } = over;
    store.now!.public.evening = eveningAfter(1);
    store.refresh();
    await settle(over);
    expect(textOf(over)).not.toContain("This evening");
    store.now!.public.evening = eveningAfter(2);
    store.refresh();
    await settle(over);
    expect(textOf(find(over, "parlor-evening"))).toContain("This evening: 2 games");
    expect(textOf(find(over, "parlor-evening"))).toContain("Anna 2 wins · 9");
  });

  test("says why, unless the game was simply played to its end", async () => {
    await end({ ended_by: "host" });
    expect(textOf(find(over, ".soft"))).not.toBe("");
    over.remove();
    await end({});
    expect(findAll(over, ".soft")).toHaveLength(0);
  });
});
