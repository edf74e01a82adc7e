import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Cast } from "../../../../src/games/citadels/rules/cast";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, textOf } from "../../../shared/elements/mount";
import { Acting, mine } from "../phone/stage";
import { turn } from "../tv/stage";

const KING = { color: "noble", districts: 2, gold: 2, cards: 0, builds: 1 } as const;

let cast: Cast;

async function open(seat: string | null = "s1"): Promise<void> {
  const now = mine(turn(), { pays: { king: KING } }, [], seat);
  cast = await mount(new Cast(), { store: new Acting(now) });
}

const king = (): string => textOf(find(cast, "[data-character=king]"));

beforeEach(speakEnglish);
afterEach(() => cast.remove());

describe("the cast in the rules", () => {
  test("is all eight, by their numbers", async () => {
    await open();
    expect(findAll(cast, "[data-character] h3").map(textOf)).toEqual([
      "1 · Assassin",
      "2 · Thief",
      "3 · Magician",
      "4 · King",
      "5 · Bishop",
      "6 · Merchant",
      "7 · Architect",
      "8 · Warlord",
    ]);
    expect(findAll(cast, "[data-character] p").every((text) => textOf(text) !== "")).toBe(true);
  });

  test("says what each does, and what it would pay me now", async () => {
    await open();
    expect(king()).toContain("Takes the crown");
    expect(king()).toContain("1 gold for each Noble district you own: 2");
  });

  test("pays nobody who only watches", async () => {
    await open(null);
    expect(king()).not.toContain("you own");
  });

  test("is followed by the ten districts that can do something", async () => {
    await open();
    expect(findAll(cast, "[data-district]")).toHaveLength(10);
    expect(textOf(find(cast, "[data-district=keep]"))).toBe("Keep Can't be destroyed.");
  });
});
