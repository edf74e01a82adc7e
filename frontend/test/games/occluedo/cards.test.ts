import { describe, expect, test } from "vitest";
import {
  cardsOf,
  doorOf,
  INITIALS,
  kindOf,
  lobbyOf,
  passageOf,
  placeId,
  placeNumber,
  roomOf,
  ROOMS,
  SUSPECTS,
  WEAPONS,
} from "../../../src/games/occluedo/cards";
import words from "../../../../custom_components/parlor/games/occluedo/text/en.json";

describe("the cards of OCCLUEdo", () => {
  test("are 21, and all have names", () => {
    const all = [...SUSPECTS, ...WEAPONS, ...ROOMS];
    expect(new Set(all).size).toBe(21);
    expect(all.filter((id) => !(id in words.choices))).toEqual([]);
  });

  test.each([
    ["mrs_white", "suspect"],
    ["rope", "weapon"],
    ["hall", "room"],
  ])("know that %s is a %s", (id, kind) => {
    expect(kindOf(id)).toBe(kind);
  });

  test("are named by a suggestion in its own order, as far as it has come", () => {
    expect(cardsOf([8, 0, 4])).toEqual(["hall", "miss_scarlet", "rope"]);
    expect(cardsOf([2])).toEqual(["kitchen"]);
    expect(cardsOf([])).toEqual([]);
  });

  test("tell the suspects apart without their colours", () => {
    expect(new Set(INITIALS).size).toBe(SUSPECTS.length);
  });
});

describe("the places", () => {
  test("are starts, lobbies and rooms, by the rules' numbers", () => {
    expect([0, 5, 6, 14, 15, 23].map(placeId)).toEqual([
      "miss_scarlet_start",
      "mrs_white_start",
      "lounge_lobby",
      "hall_lobby",
      "lounge",
      "hall",
    ]);
    expect(placeNumber("study_lobby")).toBe(13);
  });

  test("there is no other", () => {
    expect(() => placeId(24)).toThrow(RangeError);
  });

  test("a room is not its lobby, but the door is the same", () => {
    expect([roomOf(15), roomOf("lounge_lobby"), roomOf(0)]).toEqual([0, null, null]);
    expect([doorOf(15), doorOf("lounge_lobby"), doorOf(0)]).toEqual([0, 0, null]);
    expect(lobbyOf(8)).toBe(14);
  });

  test("secret passages lead both ways", () => {
    expect([passageOf("lounge"), passageOf("conservatory")]).toEqual(["conservatory", "lounge"]);
    expect([passageOf("kitchen"), passageOf("study")]).toEqual(["study", "kitchen"]);
    expect(passageOf("hall")).toBeNull();
  });
});
