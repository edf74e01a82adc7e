import { expect, test } from "vitest";
import { placed, standings } from "../../src/shared/standings";
import { ANNA, BEN, CLEO } from "../fixtures";

const SEATS = [ANNA, BEN, CLEO];
const places = (
  scores: Record<string, number>,
  winners: string[] = [],
): [string, number | null][] =>
  standings(SEATS, scores, winners).map(({ seat, place }) => [seat.name, place]);

test("the best come first and equals share a place", () => {
  expect(places({ s1: 2, s2: 5, s3: 5 })).toEqual([
    ["Ben", 1],
    ["Cleo", 1],
    ["Anna", 3],
  ]);
});

test("where a tie was decided, only the winner is first", () => {
  expect(places({ s1: 2, s2: 5, s3: 5 }, ["s3"])).toEqual([
    ["Cleo", 1],
    ["Ben", 2],
    ["Anna", 3],
  ]);
});

test("who shares the win shares the place", () => {
  expect(places({ s2: 5, s3: 5 }, ["s2", "s3"])).toEqual([
    ["Ben", 1],
    ["Cleo", 1],
  ]);
});

test("who does not play has no place", () => {
  expect(standings(SEATS, { s1: 0 })).toHaveLength(1);
});

test("whoever has left comes last and has no place, however many points they had", () => {
  const lines = standings(SEATS, { s1: 2, s2: 9, s3: 2 }, ["s1", "s3"], ["s2"]);
  expect(lines.map(({ seat, place }) => [seat.name, place])).toEqual([
    ["Anna", 1],
    ["Cleo", 1],
    ["Ben", null],
  ]);
  expect(placed(null)).toBe("–");
});
