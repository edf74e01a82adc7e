import { beforeEach, describe, expect, test } from "vitest";
import { cardName, placeName, roleName, say } from "../../../src/games/occluedo/words";
import { Store } from "../../../src/shared/store";
import { speakEnglish } from "../../fixtures";
import { Shown } from "./stage";

beforeEach(speakEnglish);

describe("the words of OCCLUEdo", () => {
  const store = new Shown();

  test("name cards, places and roles", () => {
    expect(cardName(store, "lead_pipe")).toBe("Lead Pipe");
    expect(placeName(store, "lounge_lobby")).toBe("Lounge’s Lobby");
    expect(placeName(store, "miss_scarlet_start")).toBe("Miss Scarlet’s Start");
    expect(roleName(store, 3)).toBe("Prof. Plum");
  });

  test("make do for what has none, and while they are not there", () => {
    expect(cardName(store, "old_boot")).toBe("Old boot");
    const early = new Store();
    expect(cardName(early, "dining_room")).toBe("Dining room");
    expect(say(early, "plan")).toBe("");
  });
});
