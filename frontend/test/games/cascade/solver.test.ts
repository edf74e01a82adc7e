import { describe, expect, test } from "vitest";
import { fewest } from "../../../src/games/cascade/editor/solver";
import { isSolved, layoutOf } from "../../../src/games/cascade/model";
import type { LevelView } from "../../../src/games/cascade/view";
import played from "./vectors.json";

const levels = played.map(({ level }) => level as unknown as LevelView);

describe("what the sheet says of a level", () => {
  test.each(levels)("is the engine's par: level $level", (level) => {
    expect(fewest(level)).toBe(level.par);
  });

  test("is nothing but that it cannot be solved, where it cannot", () => {
    const [, cross] = levels as [LevelView, LevelView];
    const [one] = cross.constraints;
    const both = [one, { ...one, nine: one?.nine.map((pixel, at) => (at === 4 ? 9 : pixel)) }];
    expect(fewest({ ...cross, constraints: both } as LevelView)).toBe("unsolvable");
  });

  test("is that it begins solved", () => {
    const [first] = levels as [LevelView];
    const constraints = first.constraints.map(({ x, y, nine }) => ({
      x,
      y,
      nine: nine.map((pixel, at) => (at === 4 ? pixel : 2)),
    }));
    const level = { ...first, constraints };
    expect(
      isSolved(
        layoutOf(level),
        level.tiles.map(() => 0),
      ),
    ).toBe(true);
    expect(fewest(level)).toBe(0);
  });

  test("is no guess where it would take too long", () => {
    const tiles = Array.from({ length: 56 }, (_, at) => [(at % 8) * 4, Math.floor(at / 8) * 4]);
    const nine = [0, 0, 0, 0, 8, 0, 0, 0, 0];
    const level = {
      ...levels[0]!,
      tiles,
      colors: [9, 8, 11, 12, 14],
      pattern: nine.map(() => 1),
      constraints: tiles.map(([x = 0, y = 0]) => ({ x, y, nine })),
    };
    expect(fewest(level)).toBe("unknown");
  });
});
