import { expect, test } from "vitest";
import { STEPS } from "../../src/tv/drift";

test("the picture never moves upwards, for what hangs from the upper edge would be cut", () => {
  expect(STEPS.filter(([, y]) => y < 0)).toEqual([]);
  expect(new Set(STEPS.map(String)).size).toBe(STEPS.length);
});
