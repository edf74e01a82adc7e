import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Person } from "../../../src/shared/elements/person";
import { Podium } from "../../../src/shared/elements/podium";
import { ANNA, BEN, speakEnglish } from "../../fixtures";
import { find, findAll, mount, textOf } from "./mount";

let podium: Podium;

beforeEach(speakEnglish);
afterEach(() => podium.remove());

describe("the podium", () => {
  test("lays a wreath round every winner", async () => {
    podium = await mount(new Podium(), { seats: [ANNA, BEN] });
    expect(findAll(podium, ".wreath")).toHaveLength(2);
    expect(textOf(podium)).toBe("");
  });

  test("shows a happy face to whoever has won, and another to whoever has lost", async () => {
    for (const [bare, mood] of [
      [false, "winning"],
      [true, "beaten"],
    ] as const) {
      podium = await mount(new Podium(), { seats: [ANNA], bare });
      expect(find<Person>(podium, "parlor-person").mood).toBe(mood);
      podium.remove();
    }
  });

  test("shows who has lost without one, by name", async () => {
    podium = await mount(new Podium(), { seats: [ANNA, BEN], bare: true, named: true });
    expect(findAll(podium, ".wreath")).toHaveLength(0);
    expect(textOf(podium)).toBe("Anna Ben");
  });
});
