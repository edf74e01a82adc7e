import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EndingScreen } from "../../../../src/games/clueful/tv/ending";
import type { CluefulView } from "../../../../src/games/clueful/view";
import { resultOf, speakEnglish } from "../../../fixtures";
import { find, findAll, mount, textOf } from "../../../shared/elements/mount";
import { guessed, moment, over, Shown } from "../stage";

let ending: EndingScreen;

async function show(now: CluefulView): Promise<void> {
  ending = await mount(new EndingScreen(), { store: new Shown(moment(now, null)) });
}

const accused = guessed({ deed: "accused", weapon: "rope", to: null, shown: null });
const ended = (by: string, winners = ["s1"]): CluefulView["result"] =>
  resultOf({ scores: {}, ended_by: by, winners });

beforeEach(speakEnglish);
afterEach(() => ending.remove());

describe("the end on the TV", () => {
  test("shows what was accused, what was wrong about it, and what lay in the envelope", async () => {
    await show(over({ log: [accused], result: ended("wrong", ["s2"]) }));
    expect(textOf(find(ending, "h1"))).toBe("Wrong");
    expect(textOf(find(ending, ".title-line"))).toBe("Ben wins!");
    const missed = findAll(ending, ".missed [data-card]").map(({ dataset }) => dataset.card);
    expect(missed).toEqual(["rope"]);
    const envelope = findAll(ending, ".envelope [data-card]").map(({ dataset }) => dataset.card);
    expect(envelope).toEqual(["white", "foyer", "leadpipe"]);
  });

  test("says that a case is solved", async () => {
    await show(over({ log: [{ ...accused, weapon: "leadpipe" }], result: ended("played") }));
    expect(textOf(find(ending, ".right h1"))).toBe("Case solved");
    expect(findAll(ending, ".missed")).toEqual([]);
  });

  test.each([
    ["last_one", ["s1"], "The last one in the house"],
    ["standstill", [], "Unsolved"],
    ["host", [], "Unsolved"],
  ])("by %s opens the envelope, too", async (by, winners, word) => {
    await show(over({ result: ended(by, winners) }));
    expect(textOf(find(ending, "h1"))).toBe(word);
    expect(findAll(ending, ".charge")).toEqual([]);
    expect(findAll(ending, ".envelope [data-card]")).toHaveLength(3);
  });
});
