import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Scores } from "../../../src/shared/elements/scores";
import { Names } from "../../../src/shared/names";
import { ANNA, BEN, CLEO, speakEnglish, state, WORDS } from "../../fixtures";
import { findAll, mount, textOf } from "./mount";

const SEATS = [ANNA, BEN, CLEO];
let element: Scores;

beforeEach(() => speakEnglish());
afterEach(() => element.remove());

describe("scores", () => {
  test("every point comes with its reason", async () => {
    element = await mount(new Scores(), {
      seats: SEATS,
      scores: { s1: 3 },
      breakdown: { s1: [{ reason: "right", points: 3, round: 2 }] },
      names: new Names(state(), WORDS),
    });
    expect(textOf(findAll(element, ".part")[0]!)).toBe("Round 2 · Guessed right +3");
  });

  test("who played alone sees at once what the points were for", async () => {
    element = await mount(new Scores(), {
      seats: SEATS,
      scores: { s1: 3 },
      breakdown: { s1: [{ reason: "right", points: 3, round: null }] },
    });
    expect(findAll(element, "details[open]")).toHaveLength(1);
  });

  test("among several the reasons wait for a tap", async () => {
    element = await mount(new Scores(), {
      seats: SEATS,
      scores: { s1: 3, s2: 1 },
      breakdown: { s1: [{ reason: "right", points: 3, round: null }] },
    });
    expect(findAll(element, "details[open]")).toHaveLength(0);
  });
});
