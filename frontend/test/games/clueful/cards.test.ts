import { describe, expect, test } from "vitest";
import { CARDS, kindOf } from "../../../src/games/clueful/cards";
import words from "../../../../custom_components/parlor/games/clueful/text/en.json";

describe("the cards of Clueful", () => {
  test("are 19, and all have names", () => {
    const all = Object.values(CARDS).flat();
    expect(new Set(all).size).toBe(19);
    expect(all.filter((id) => !(id in words.choices))).toEqual([]);
  });

  test.each([
    ["white", "suspect"],
    ["leadpipe", "weapon"],
    ["foyer", "room"],
  ])("know that %s is a %s", (id, kind) => {
    expect(kindOf(id)).toBe(kind);
  });
});
