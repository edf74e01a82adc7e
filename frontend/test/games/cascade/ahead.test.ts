import { describe, expect, test } from "vitest";
import { Ahead } from "../../../src/games/cascade/ahead";
import type { BoardView, LevelView } from "../../../src/games/cascade/view";
import played from "./vectors.json";

const level = played[0]?.level as unknown as LevelView;
const [[x = 0, y = 0] = [], [otherX = 0, otherY = 0] = []] = level.tiles;
const mine = { level: level.level, x, y };
const other = { level: level.level, x: otherX, y: otherY };

function board(hues: number[], more: Partial<BoardView> = {}): BoardView {
  return {
    seats: ["s1", "s2"],
    level: level.level,
    hues: level.tiles.map((_, tile) => hues[tile] ?? 0),
    taps: 0,
    steps_left: 40,
    resets: 0,
    solved: false,
    lost: false,
    through: false,
    last: null,
    votes: [],
    needed: 2,
    tapped: {},
    past: [],
    ...more,
  };
}

const two = (ahead: Ahead, now: BoardView): readonly number[] =>
  ahead.shown(level, now).hues.slice(0, 2);

describe("a phone that taps ahead of the table", () => {
  test("shows its own tap at once", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    ahead.note(mine);
    expect(two(ahead, board([]))).toEqual([1, 0]);
  });

  test("shows what others have tapped meanwhile, and its own on top", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    ahead.note(mine);
    expect(two(ahead, board([0, 1]))).toEqual([1, 1]);
  });

  test("never shows a tap twice, though its answer comes after the state that holds it", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    ahead.note(mine);
    ahead.hear(1);
    expect(two(ahead, board([1]))).toEqual([1, 0]);
    ahead.answered(mine);
    expect([two(ahead, board([1])), ahead.length]).toEqual([[1, 0], 0]);
  });

  test("keeps the order: what was tapped first is counted first", () => {
    const ahead = new Ahead();
    ahead.hear(5);
    ahead.note(mine);
    ahead.note(other);
    ahead.hear(6);
    expect(two(ahead, board([1]))).toEqual([1, 1]);
    expect(ahead.length).toBe(1);
  });

  test("takes back what was refused", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    ahead.note(mine);
    ahead.answered(mine);
    expect(two(ahead, board([]))).toEqual([0, 0]);
  });

  test("takes off the one that was refused, though the next is like it", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    const again = { ...mine };
    ahead.note(mine);
    ahead.note(again);
    ahead.answered(mine);
    expect([two(ahead, board([])), ahead.length]).toEqual([[1, 0], 1]);
  });

  test("shows nothing on another level that was meant for the last one", () => {
    const ahead = new Ahead();
    ahead.hear(0);
    ahead.note({ ...mine, level: level.level + 1 });
    expect(two(ahead, board([]))).toEqual([0, 0]);
  });
});
