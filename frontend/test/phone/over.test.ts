import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Over } from "../../src/phone/over";
import type { GameResult } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { publicPart, resultOf, speakEnglish, state, WORDS } from "../fixtures";
import { find, findAll, mount, textOf } from "../shared/elements/mount";
import type { Podium } from "../../src/shared/elements/podium";

let over: Over;

async function end(result: Partial<GameResult>): Promise<void> {
  const store = new Store();
  store.now = state({ public: publicPart({ stage: "over", result: resultOf(result) }) });
  store.vocabulary.learn("demo", WORDS);
  over = await mount(new Over(), { store });
}

const podium = (): Podium => find<Podium>(over, "parlor-podium");

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

  test("says why, unless the game was simply played to its end", async () => {
    await end({ ended_by: "host" });
    expect(textOf(find(over, ".soft"))).not.toBe("");
    over.remove();
    await end({});
    expect(findAll(over, ".soft")).toHaveLength(0);
  });
});
