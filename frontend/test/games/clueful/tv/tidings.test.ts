import { beforeEach, describe, expect, test } from "vitest";
import type { Scene } from "../../../../src/games/clueful/tv/staging";
import { tidings } from "../../../../src/games/clueful/tv/tidings";
import { speakEnglish } from "../../../fixtures";
import { guessed, moment, over, Shown, travelled, view } from "../stage";

beforeEach(speakEnglish);

const theory = { suspect: "white", room: "foyer", weapon: "rope" } as const;
const scene = (answered: boolean): Scene => ({ entry: guessed(), theory, named: 3, answered });

describe("what a screen reader hears of the TV", () => {
  test("is whose turn it is, after a journey with where it went", () => {
    expect(tidings(new Shown(), null)).toBe("Anna is on turn");
    const gone = view({ turn: "s2", log: [travelled()] });
    expect(tidings(new Shown(moment(gone)), null)).toBe(
      "Anna travelled to the library. Ben is on turn",
    );
  });

  test("is what is asked, and the answer only when everyone sees it", () => {
    expect(tidings(new Shown(), scene(false))).toBe("Anna asks Ben: Mrs. White, Foyer, Rope?");
    expect(tidings(new Shown(), scene(true))).toBe("Ben shows Anna a card.");
  });

  test("is left to the ending when it is over", () => {
    expect(tidings(new Shown(moment(over())), null)).toBe("");
  });
});
