import { nothing, render } from "lit";
import { beforeEach, describe, expect, test } from "vitest";
import { Clock, tableClock } from "../../../src/shared/elements/clock";
import type { Public } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import { publicPart, speakEnglish, state } from "../../fixtures";

const RUNNING = { name: "round", running: true };

function clockOf(more: Partial<Public>, remaining: number | null = 90_000): Clock | null {
  const store = new Store();
  store.state(state({ remaining, public: publicPart({ stage: "playing", ...more }) }));
  const box = document.createElement("div");
  render(tableClock(store, true), box);
  return box.querySelector<Clock>("parlor-clock");
}

beforeEach(speakEnglish);

describe("the table's clock", () => {
  test("shows what is left by the server's count", () => {
    const clock = clockOf({ clock: RUNNING });
    expect(clock?.remaining()).toBeGreaterThan(89_000);
    expect([clock?.stopped, clock?.calm]).toEqual([false, true]);
  });

  test("stands still in a pause", () => {
    expect(clockOf({ clock: RUNNING, paused: true })?.stopped).toBe(true);
  });

  test("is not there where nothing is timed", () => {
    expect(clockOf({ clock: null })).toBeNull();
    expect(clockOf({ clock: RUNNING }, null)).toBeNull();
    expect(tableClock(new Store())).toBe(nothing);
  });
});
