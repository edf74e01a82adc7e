import { beforeEach, describe, expect, test } from "vitest";
import { completions, vocabulary } from "../../../../src/games/clueful/phone/completing";
import { Store } from "../../../../src/shared/store";
import { speakEnglish } from "../../../fixtures";
import { Shown } from "../stage";

beforeEach(speakEnglish);

describe("what is being typed", () => {
  const known = vocabulary(new Shown());

  test.each([
    ["tr", "travel to the"],
    ["travel to the ba", "travel to the Ballroom"],
    ["guess mrs. w", "guess Mrs. White"],
    ["guess white in the foyer with the le", "guess white in the foyer with the Lead Pipe"],
    ["GU", "guess"],
  ])("%j may go on as %j", (typed, line) => {
    expect(completions(typed, known)).toContain(line);
  });

  test("goes on as what was suggested, before all else", () => {
    expect(completions("ex", known, ["examine the doormat"])).toEqual([
      "examine the doormat",
      "examine",
    ]);
  });

  test("has at most three ways to go on, and none where nothing or all is typed", () => {
    expect(completions("w", known)).toHaveLength(3);
    expect(completions("  ", known)).toEqual([]);
    expect(completions("xyzzy", known)).toEqual([]);
    expect(completions("look", ["look"])).toEqual([]);
  });

  test("has no way to go on before there are words", () => {
    expect(vocabulary(new Store())).toEqual([]);
  });
});
