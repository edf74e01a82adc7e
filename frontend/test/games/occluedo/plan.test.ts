import { describe, expect, test } from "vitest";
import { HEIGHT, spotOf, standing, wayBetween, WIDTH } from "../../../src/games/occluedo/map/plan";

const places = Array.from({ length: 24 }, (_, place) => place);
const [LOUNGE, CONSERVATORY, HALL] = [15, 19, 23];

describe("the plan of the house", () => {
  test("has room for everyone, wherever they stand", () => {
    for (const place of places.filter((at) => at >= LOUNGE)) {
      const points = standing([place, place, place, place, place, place]);
      const apart = points.flatMap((one, at) =>
        points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...apart)).toBeGreaterThan(22);
      expect(points.every(({ x, y }) => x > 12 && x < WIDTH - 12 && y > 12 && y < HEIGHT)).toBe(
        true,
      );
    }
  });

  test("no two places are the same", () => {
    expect(new Set(places.map((place) => JSON.stringify(spotOf(place)))).size).toBe(places.length);
  });

  test("a way leads along corridors: no step is slanted", () => {
    for (const from of places) {
      for (const to of places) {
        const way = wayBetween(from, to);
        const steps = way.slice(1).map((point, at) => [point, way[at]!] as const);
        expect(steps.every(([a, b]) => a.x === b.x || a.y === b.y)).toBe(true);
      }
    }
  });

  test("a secret passage needs no corridor, and who stays does not go round the house", () => {
    expect(wayBetween(LOUNGE, CONSERVATORY)).toEqual([]);
    expect(wayBetween(HALL, HALL)).toEqual([]);
    expect(wayBetween(LOUNGE, HALL)).toHaveLength(4);
  });
});
