import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PACES, Playhead } from "../../src/panel/playhead";

const moved = vi.fn();
let head: Playhead;

beforeEach(() => {
  vi.useFakeTimers();
  moved.mockReset();
  head = new Playhead(3, moved);
});
afterEach(() => {
  head.stop();
  vi.useRealTimers();
});

describe("step by step", () => {
  test.each([
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["End", 3],
    ["Home", 0],
  ])("%s leads from the start to %i", (key, step) => {
    expect(head.key(key)).toBe(true);
    expect(head.at).toBe(step);
  });

  test("beyond the ends it is the end", () => {
    head.go(99);
    expect(head.at).toBe(3);
    head.go(-1);
    expect(head.at).toBe(0);
  });

  test("who stands still is told nothing", () => {
    head.go(0);
    expect(moved).not.toHaveBeenCalled();
  });

  test("other keys mean something else", () => {
    expect(head.key("a")).toBe(false);
  });
});

describe("by itself", () => {
  test("it goes on at its pace, and stops at the end", () => {
    head.key(" ");
    vi.advanceTimersByTime(PACES.steady);
    expect(head.at).toBe(1);
    vi.advanceTimersByTime(PACES.steady * 5);
    expect([head.at, head.playing]).toEqual([3, false]);
  });

  test("another pace counts from now on", () => {
    head.toggle();
    head.setPace("quick");
    vi.advanceTimersByTime(PACES.quick);
    expect(head.at).toBe(1);
  });

  test("who steps stops it", () => {
    head.toggle();
    head.key("ArrowRight");
    vi.advanceTimersByTime(PACES.slow);
    expect([head.at, head.playing]).toEqual([1, false]);
  });

  test("at the end it begins anew", () => {
    head.go(3);
    head.toggle();
    expect([head.at, head.playing]).toEqual([0, true]);
  });
});
