import { beforeEach, describe, expect, test } from "vitest";
import type { Step } from "../../src/panel/archive";
import { Told } from "../../src/panel/told";
import type { GameWords } from "../../src/shared/games";
import { ANNA, BEN, speakEnglish } from "../fixtures";
import { step } from "./fixtures";

const WORDS: GameWords = {
  name: "Demo",
  about: "",
  phases: {},
  actions: { pick: { label: "Pick a card" } },
  choices: { fox: "Fox" },
  events: { picked: "{player} has picked a card." },
};
const PICK = step(1, { action: { type: "pick", card: "fox" } });
const PICKED = { ...PICK, events: [{ event: "picked", data: { player: "s1" } }] };

function told(one: Step, seat: string | null = null): string {
  return new Told([ANNA, BEN], WORDS, seat).step(one).join(" ");
}

beforeEach(speakEnglish);

describe("what happened at a step", () => {
  test("is told as everyone heard it", () => {
    expect(told(PICKED)).toBe("Anna has picked a card.");
    expect(told(PICKED, "s2")).toBe("Anna has picked a card.");
  });

  test("is told with what only they knew to those who did it", () => {
    expect(told(PICKED, "s1")).toBe("Anna: Pick a card: Fox Anna has picked a card.");
  });

  test("of what nobody heard, no more is told than that it was done", () => {
    expect(told(PICK)).toBe("Anna: Pick a card");
  });

  test.each([
    ["start", null, "The game begins."],
    ["clock", null, "Time is up."],
    ["away", null, "It goes on without those who are away."],
    ["leave", "s2", "Ben leaves the game."],
    ["next", "s1", "The host lets it go on."],
    ["end", null, "The host ends the game."],
  ])("a game that goes on by itself says why: %s", (kind, seat, words) => {
    expect(told(step(1, { kind, seat }))).toBe(words);
  });
});

describe("who did it", () => {
  const who = (one: Step): string | undefined => new Told([ANNA, BEN], WORDS, null).who(one)?.name;

  test("is whoever acted", () => {
    expect(who(PICK)).toBe("Anna");
  });

  test("is nobody where somebody only led the table", () => {
    expect(who(step(1, { kind: "next" }))).toBeUndefined();
    expect(who(step(1, { kind: "clock", seat: null }))).toBeUndefined();
  });
});
