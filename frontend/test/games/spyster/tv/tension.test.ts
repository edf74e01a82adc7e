import { expect, test } from "vitest";
import { isTense } from "../../../../src/games/spyster/tv/tension";
import type { Public } from "../../../../src/shared/protocol";
import { moment, storeAt } from "../stage";

function tense(phase: string, remaining: number | null, more: Partial<Public> = {}): boolean {
  const now = moment({ phase }, {}, { remaining });
  const clock = { name: "round", running: true };
  return isTense(storeAt({ ...now, public: { ...now.public, clock, ...more } }));
}

test("the last half minute of talking is tense, and not the time before", () => {
  expect(tense("questioning", 30_000)).toBe(true);
  expect(tense("questioning", 31_000)).toBe(false);
});

test("nothing is tense while the clock stands, or nobody talks", () => {
  expect(tense("questioning", 5000, { paused: true })).toBe(false);
  expect(tense("questioning", 5000, { clock: { name: "round", running: false } })).toBe(false);
  expect(tense("vote", 5000)).toBe(false);
});
