import { beforeEach, describe, expect, test } from "vitest";
import {
  characterOf,
  charactersOf,
  colorOf,
  districtOf,
  rankOf,
  say,
  sentenceOf,
} from "../../../src/games/citadels/words";
import type { Json } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import { speakEnglish } from "../../fixtures";
import { Shown, turn } from "./tv/stage";

beforeEach(speakEnglish);

const store = new Shown(turn());
const told = (event: string, data: Record<string, Json>): string | null =>
  sentenceOf(store, { event, data });

describe("the words of Citadels", () => {
  test("know the characters by their numbers", () => {
    expect(charactersOf(store)).toHaveLength(8);
    expect(rankOf(store, "warlord")).toBe(8);
    expect(characterOf(store, "king").name).toBe("King");
  });

  test("know what only special districts do", () => {
    expect(districtOf(store, "castle")).toEqual({ name: "Castle" });
    expect(districtOf(store, "keep").effect).toBe("Can't be destroyed.");
  });

  test("wait in silence until they are there", () => {
    const early = new Store();
    expect(say(early, "counting")).toBe("");
    expect(charactersOf(early)).toEqual([]);
  });

  test("make do for what was added without words", () => {
    expect(characterOf(store, "tax_collector")).toEqual({ name: "Tax collector", power: "" });
    expect(districtOf(store, "old_mill").name).toBe("Old mill");
    expect(colorOf(store, "noble").name).toBe("Noble");
  });

  test.each([
    ["character_call", { character: "king", player: "s2" }, "The King is called. It is Ben."],
    ["character_call", { character: "king" }, "The King is called. Nobody answers."],
    [
      "ability_used",
      { player: "s1", character: "magician", trick: "swap_hand", target: "s2" },
      "Anna swaps hands with Ben.",
    ],
    [
      "ability_used",
      { player: "s1", character: "tax_collector" },
      "Anna uses the ability of the Tax collector.",
    ],
    [
      "graveyard",
      { player: "s3", district: "keep", accepted: true },
      "Cleo digs it out again: Keep.",
    ],
    [
      "graveyard",
      { player: "s3", district: "keep", accepted: false },
      "Cleo lets it rest in peace: Keep.",
    ],
    [
      "district_built",
      { player: "s4", district: "castle", cost: 4, color: "noble" },
      "Dora builds: Castle, for 4 gold.",
    ],
  ])("tell of %s %o", (event, data, sentence) => {
    expect(told(event, data)).toBe(sentence);
  });
});
