import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Changes, LINGERS_MS } from "../../../../src/games/citadels/tv/changes";
import { CASTLE, KEEP, player } from "./stage";

let forgotten: number;
let changes: Changes;

beforeEach(() => {
  vi.useFakeTimers();
  forgotten = 0;
  changes = new Changes(() => {
    forgotten += 1;
  });
  changes.look(player("s1", { city: [CASTLE, KEEP], gold: 5 }));
});

afterEach(() => {
  changes.stop();
  vi.useRealTimers();
});

describe("what has just changed in a city", () => {
  test("is nothing at first sight", () => {
    expect(changes.ruins).toEqual([]);
    expect(changes.gold).toBe(0);
  });

  test("is what fell, for a while", () => {
    changes.look(player("s1", { city: [KEEP], gold: 5 }));
    expect(changes.ruins).toEqual([CASTLE]);
    vi.advanceTimersByTime(LINGERS_MS);
    expect(changes.ruins).toEqual([]);
    expect(forgotten).toBe(1);
  });

  test("is the gold that came or went", () => {
    changes.look(player("s1", { city: [CASTLE, KEEP], gold: 2 }));
    expect(changes.gold).toBe(-3);
    changes.look(player("s1", { city: [CASTLE, KEEP], gold: 4 }));
    expect(changes.gold).toBe(2);
  });

  test("is not what was built: that stands there", () => {
    changes.look(player("s1", { city: [CASTLE, KEEP, { ...KEEP, id: "keep-2" }], gold: 5 }));
    expect(changes.ruins).toEqual([]);
  });
});
