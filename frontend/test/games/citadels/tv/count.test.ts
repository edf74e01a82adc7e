import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Count, countUpTo } from "../../../../src/games/citadels/tv/count";
import { RESULT } from "./stage";

const standing = (counted: number): string[] =>
  countUpTo(RESULT, counted).map(({ seat, total }) => `${seat} ${total}`);

describe("counting up", () => {
  test("begins with nothing", () => {
    expect(standing(0)).toEqual(["s1 0", "s2 0", "s3 0", "s4 0"]);
  });

  test("sorts by what has been counted so far", () => {
    expect(standing(1)).toEqual(["s1 23", "s2 16", "s4 15", "s3 12"]);
    expect(standing(2)).toEqual(["s1 23", "s2 19", "s4 15", "s3 12"]);
  });

  test("puts who won a tie first in the end, and not before", () => {
    expect(standing(4)).toEqual(["s1 23", "s2 23", "s4 17", "s3 12"]);
    expect(standing(5)).toEqual(["s2 23", "s1 23", "s4 17", "s3 12"]);
  });

  test("shows only the parts that have been counted", () => {
    expect(countUpTo(RESULT, 3)[1]?.parts).toEqual({
      district_score: 16,
      color_bonus: 3,
      first_complete: 4,
    });
  });
});

describe("the pace of counting", () => {
  let count: Count;
  let steps: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    steps = [];
    count = new Count(() => steps.push(count.counted));
  });

  afterEach(() => {
    count.stop();
    vi.useRealTimers();
  });

  test("is one part after the other", () => {
    count.begin(RESULT, false);
    expect(count.counted).toBe(0);
    vi.runAllTimers();
    expect(steps).toEqual([1, 2, 3, 4, 5]);
    expect(count.over).toBe(true);
  });

  test("is all at once for those who do not want motion", () => {
    count.begin(RESULT, true);
    expect(count.over).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends with the screen", () => {
    count.begin(RESULT, false);
    count.stop();
    vi.runAllTimers();
    expect(steps).toEqual([]);
  });
});
