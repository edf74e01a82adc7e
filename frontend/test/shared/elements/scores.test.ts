import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Scores, standings } from "../../../src/shared/elements/scores";
import { ANNA, BEN, CLEO, speakEnglish, WORDS } from "../../fixtures";
import { findAll, mount, textOf } from "./mount";

const SEATS = [ANNA, BEN, CLEO];
let element: Scores;

beforeEach(() => speakEnglish());
afterEach(() => element.remove());

describe("scores", () => {
  test("the best come first and equals share a place", () => {
    const lines = standings(SEATS, { s1: 2, s2: 5, s3: 5 });
    expect(lines.map(({ seat, place }) => [seat.name, place])).toEqual([
      ["Ben", 1],
      ["Cleo", 1],
      ["Anna", 3],
    ]);
    element = new Scores();
  });

  test("who does not play has no line", () => {
    expect(standings(SEATS, { s1: 0 })).toHaveLength(1);
    element = new Scores();
  });

  test("every point comes with its reason", async () => {
    element = await mount(new Scores(), {
      seats: SEATS,
      scores: { s1: 3 },
      breakdown: { s1: [{ reason: "right", points: 3, round: 2 }] },
      words: WORDS,
    });
    expect(textOf(findAll(element, ".part")[0]!)).toBe("Round 2 · Guessed right +3");
  });
});
