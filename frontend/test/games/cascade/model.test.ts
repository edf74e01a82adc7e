import { describe, expect, test } from "vitest";
import {
  begun,
  distance,
  holding,
  isSolved,
  layoutOf,
  progress,
  type Standing,
  starsFor,
  tapped,
} from "../../../src/games/cascade/model";
import type { LevelView } from "../../../src/games/cascade/view";
import played from "./vectors.json";

interface Step extends Standing {
  tap: [number, number];
  solved: boolean;
  /** Which of the nine of each constraint hold: 1, 0, or a dot where there is none. */
  rules: string[];
}
const vectors = played as unknown as { level: LevelView; steps: Step[] }[];
const nine = (held: Map<number, boolean>): string =>
  Array.from({ length: 9 }, (_, at) => (held.has(at) ? Number(held.get(at)) : ".")).join("");
const named = vectors.map(({ level, steps }) => ({ number: level.level, level, steps }));

describe("a board plays as the engine's", () => {
  test.each(named)("level $number", ({ level, steps }) => {
    const layout = layoutOf(level);
    let board = begun(level);
    for (const { tap, solved, rules, ...standing } of steps) {
      board = tapped(layout, board, ...tap);
      expect(board).toEqual(standing);
      expect(isSolved(layout, board.hues)).toBe(solved);
      const held = rules.map((_, one) => nine(holding(layout, board.hues, one)));
      expect(held).toEqual(rules);
    }
  });
});

const level: LevelView = {
  level: 3,
  name: "Three",
  note: "",
  par: 1,
  tiles: [
    [2, 2],
    [6, 2],
    [10, 2],
    [6, 6],
  ],
  pattern: [0, 0, 0, 1, 1, 1, 0, 0, 0],
  colors: [8, 9],
  budget: 2,
  check_centre: false,
  empty_costs: false,
  specials: [],
  constraints: [{ x: 6, y: 2, nine: [2, 2, 2, 0, 9, 0, 2, 2, 2] }],
};

describe("a board", () => {
  const layout = layoutOf(level);

  test("has gaps where no tile is", () => {
    expect([layout.columns, layout.rows]).toEqual([3, 2]);
    expect(layout.places).toEqual([0, 1, 2, null, 3, null]);
  });

  test("is lost with the last step, after which no tap counts", () => {
    const lost = tapped(layout, tapped(layout, begun(level), 2, 2), 2, 2);
    expect(lost).toEqual({ hues: [0, 0, 0, 0], taps: 2, left: 0 });
    expect(tapped(layout, lost, 6, 2)).toBe(lost);
  });

  test("counts no step that solves it, and none after that", () => {
    const solved = tapped(layout, begun(level), 6, 2);
    expect(solved).toEqual({ hues: [1, 1, 1, 0], taps: 1, left: 2 });
    expect(tapped(layout, solved, 6, 2)).toBe(solved);
  });

  test("takes a tap on a gap for none, unless that costs a step", () => {
    const start = begun(level);
    expect(tapped(layout, start, 2, 6)).toBe(start);
    expect(tapped(layoutOf({ ...level, empty_costs: true }), start, 2, 6).left).toBe(1);
  });

  test("has no steps to use up where there is no limit", () => {
    const free = { ...level, budget: 0 };
    expect(tapped(layoutOf(free), begun(free), 2, 2).left).toBeNull();
  });

  test("tells how many rules hold", () => {
    expect(progress(layout, [1, 0, 0, 0])).toEqual({ held: 2, of: 3 });
    expect(progress(layout, [1, 1, 1, 1])).toEqual({ held: 2, of: 3 });
  });

  test("knows how far a wave has to go", () => {
    expect([distance(level, 0, 0), distance(level, 0, 2), distance(level, 0, 3)]).toEqual([
      0, 2, 1,
    ]);
  });
});

test("par earns three stars, half as many more two, and anything one", () => {
  expect([4, 5, 6, 7].map((taps) => starsFor(taps, 4))).toEqual([3, 2, 2, 1]);
});
