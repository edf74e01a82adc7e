import { expect, test } from "vitest";
import { lines } from "../../../src/panel/charts/scale";

test.each([
  [1300, 1700],
  [1490, 1510],
  [1234, 2345],
  [900, 2400],
])("all lies between the first line and the last, from %i to %i", (least, most) => {
  const found = lines(least, most);
  expect(found[0]).toBeLessThanOrEqual(least);
  expect(found[found.length - 1]).toBeGreaterThanOrEqual(most);
  expect(found.length).toBeLessThanOrEqual(6);
});

test("lines stand at round numbers", () => {
  expect(lines(1310, 1690)).toEqual([1300, 1400, 1500, 1600, 1700]);
});
