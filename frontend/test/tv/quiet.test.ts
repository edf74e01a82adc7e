import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whenQuiet } from "../../src/tv/quiet";

let stop: () => void;
let quiet: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  quiet = [];
  stop = whenQuiet((now) => quiet.push(now));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  window.dispatchEvent(event);
  return event;
};

describe("a TV that nobody touches", () => {
  test("is quiet after five seconds, until somebody moves", () => {
    vi.advanceTimersByTime(4900);
    window.dispatchEvent(new Event("pointermove"));
    vi.advanceTimersByTime(4900);
    expect(quiet).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(quiet).toEqual([true]);
    window.dispatchEvent(new Event("pointermove"));
    expect(quiet).toEqual([true, false]);
  });

  test("takes the first press only as a sign of life", () => {
    vi.advanceTimersByTime(5000);
    expect(press("Enter").defaultPrevented).toBe(true);
    expect(quiet).toEqual([true, false]);
    expect(press("Enter").defaultPrevented).toBe(false);
  });

  test("lets the arrows walk at once", () => {
    vi.advanceTimersByTime(5000);
    expect(press("ArrowRight").defaultPrevented).toBe(false);
    expect(quiet).toEqual([true, false]);
  });
});
