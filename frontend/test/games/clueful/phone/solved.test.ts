import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Solved } from "../../../../src/games/clueful/phone/solved";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { findAll, mount, textOf } from "../../../shared/elements/mount";
import { guessed, moment, over, Shown, view } from "../stage";

let solved: Solved;

async function show(now: State): Promise<void> {
  solved = await mount(new Solved(), { store: new Shown(now) });
}

beforeEach(speakEnglish);
afterEach(() => solved.remove());

describe("the end on a phone", () => {
  test("opens the envelope, and tells what was accused and how near I was", async () => {
    const log = [guessed({ deed: "accused", to: null, shown: null })];
    await show(moment(over({ log })));
    const cards = findAll(solved, "[data-card]").map(({ dataset }) => dataset.card);
    expect(cards).toEqual(["white", "leadpipe", "foyer"]);
    expect(textOf(solved)).toContain("Anna accused: Mrs. White, Foyer, Rope.");
  });

  test("tells who only watched nothing about a sheet", async () => {
    await show(moment(over(), null));
    expect(findAll(solved, ".typed")).toEqual([]);
  });

  test("waits for the end", async () => {
    await show(moment(view()));
    expect(textOf(solved)).toBe("");
  });
});
