import { beforeEach, describe, expect, test } from "vitest";
import { Names } from "../../src/shared/names";
import { privatePart, publicPart, speakEnglish, state, WORDS } from "../fixtures";

const VIEW = {
  phase: "guess",
  turn: null,
  round: 1,
  waiting_for: [],
  scores: {},
  city: [{ id: "c1", name: "Manor" }],
};
const PRIVATE = { place: { id: "beach", name: { en: "Beach", de: "Strand" } } };

let names: Names;

beforeEach(() => {
  speakEnglish();
  const known = state({
    public: publicPart({ view: VIEW }),
    private: privatePart({ view: PRIVATE }),
  });
  names = new Names(known, WORDS);
});

describe("values in words", () => {
  test.each([
    ["s2", "", "Ben"],
    ["c1", "", "Manor"],
    ["beach", "", "Beach"],
    [3, "bet", "ALL IN"],
    [2, "bet", "2"],
    ["wild", "", "Wild"],
    ["right", "reason", "Guessed right"],
    [true, "", "yes"],
    [null, "", "nothing"],
    [["s1", "s2"], "", "Anna and Ben"],
    [{ id: "x", name: { en: "Casino" } }, "", "Casino"],
    ["spy_caught", "", "Spy caught"],
    ["A whole sentence.", "", "A whole sentence."],
  ])("%j as %j is “%s”", (value, param, words) => {
    expect(names.say(value, param)).toBe(words);
  });
});

describe("words of the game", () => {
  test("actions, parameters and phases have their names", () => {
    expect(names.action("guess")).toBe("Guess");
    expect(names.param("guess", "bet")).toBe("How sure?");
    expect(names.phase("guess")).toBe("Guessing");
  });

  test("what has no words is still readable", () => {
    expect(names.action("spy_guess")).toBe("Spy guess");
    expect(names.field("votes_cast")).toBe("Votes cast");
  });

  test("an event is a sentence with the names of seats", () => {
    expect(names.event("guessed", { by: "s1", target: "s3" })).toBe("Anna guesses Cleo.");
    expect(names.event("dealt", { count: 1 })).toBe("One card.");
    expect(names.event("unknown", {})).toBeNull();
  });

  test("an event may have another sentence for each value", () => {
    expect(names.event("shown", { by: "s1", shown: "no" })).toBe("Anna has none.");
    expect(names.event("shown", { by: "s1", shown: "maybe" })).toBeNull();
  });
});
