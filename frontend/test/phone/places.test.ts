import { describe, expect, test } from "vitest";
import { MOST_PLACES, places } from "../../src/phone/places";

const COUNTS = Array.from({ length: MOST_PLACES }, (_, index) => index + 1);

describe("places round the table", () => {
  test.each(COUNTS)("%i people each have a place of their own", (count) => {
    const areas = places(count);
    expect(areas).toHaveLength(count);
    expect(new Set(areas).size).toBe(count);
  });

  test.each(COUNTS)("of %i, I sit at the near side", (count) => {
    const rows = places(count).map((area) => Number(area.split(" / ")[0]));
    expect(rows[0]).toBe(Math.max(...rows));
  });
});
