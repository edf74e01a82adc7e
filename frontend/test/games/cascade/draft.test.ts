import { beforeEach, describe, expect, test } from "vitest";
import {
  blank,
  keep,
  levelOf,
  newSign,
  packOf,
  recalled,
  strokesOf,
  turned,
  withColour,
  withTile,
} from "../../../src/games/cascade/editor/draft";

const MIDDLE_OF_SHEET = 14;

describe("a level on a sheet", () => {
  beforeEach(() => localStorage.clear());

  test("begins with nine tiles, four apart", () => {
    const { tiles } = levelOf(blank());
    expect(tiles).toHaveLength(9);
    expect(tiles.slice(0, 2)).toEqual([
      [6, 6],
      [10, 6],
    ]);
  });

  test("loses with a tile what stands on it", () => {
    const draft = blank();
    const signed = { ...draft, signs: { [MIDDLE_OF_SHEET]: newSign(draft) } };
    expect(levelOf(signed).constraints).toEqual([{ x: 10, y: 10, nine: newSign(draft) }]);
    expect(levelOf(withTile(signed, MIDDLE_OF_SHEET))).toMatchObject({ constraints: [] });
  });

  test("has signs whose middle goes through the colours, and whose edges want or forbid", () => {
    const draft = blank();
    const sign = newSign(draft);
    expect(turned(draft, sign, 4)[4]).toBe(9);
    expect(turned(draft, sign, 0)[0]).toBe(2);
    expect(turned(draft, turned(draft, sign, 0), 0)).toEqual(sign);
  });

  test("keeps at least two colours, and no sign speaks of one that has gone", () => {
    const draft = { ...blank(), signs: { [MIDDLE_OF_SHEET]: newSign(blank()) } };
    expect(withColour(draft, 9)).toBe(draft);
    const three = withColour(draft, 8);
    expect(three.colors).toEqual([9, 11, 8]);
    expect(withColour(three, 11).signs[MIDDLE_OF_SHEET]?.[4]).toBe(9);
  });

  test("is kept on the phone", () => {
    keep({ ...blank(), name: "Ours" });
    expect(recalled().name).toBe("Ours");
  });

  test("is written as packs are", () => {
    const draft = { ...blank(), signs: { [MIDDLE_OF_SHEET]: newSign(blank()) } };
    expect(JSON.parse(packOf(draft, "Ours", 3))).toMatchObject({
      name: "Ours",
      levels: [
        {
          budget: 12,
          pattern: [
            [0, 1, 0],
            [1, 1, 1],
            [0, 1, 0],
          ],
          constraints: [{ x: 10, y: 10 }],
        },
      ],
    });
  });

  test("goes to the house in flat strokes", () => {
    const draft = { ...blank(), specials: { 7: [0, 0, 0, 1, 1, 1, 0, 0, 0] } };
    const signed = { ...draft, signs: { [MIDDLE_OF_SHEET]: newSign(draft) } };
    const { tiles, ...level } = strokesOf(signed, "Ours", 3);
    expect(tiles).toContain("10,6");
    expect(level).toEqual({
      name: "Ours",
      pattern: "010111010",
      colors: [9, 11],
      budget: 12,
      specials: ["6,6,000111000"],
      constraints: ["10,10,0000b0000"],
    });
  });
});
