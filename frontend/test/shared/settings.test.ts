import { beforeEach, expect, test } from "vitest";
import { isOn, turn } from "../../src/shared/settings";

beforeEach(() => localStorage.clear());

test("a phone hums, but makes no sound before somebody wants it", () => {
  expect([isOn("vibration"), isOn("sound")]).toEqual([true, false]);
});

test("what was switched stays so", () => {
  turn("sound", true);
  turn("vibration", false);
  expect([isOn("vibration"), isOn("sound")]).toEqual([false, true]);
});
