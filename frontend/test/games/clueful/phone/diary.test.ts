import { beforeEach, describe, expect, test } from "vitest";
import { exchanges, leftToFind, write } from "../../../../src/games/clueful/phone/diary";
import { speakEnglish } from "../../../fixtures";
import { guessed, moment, Shown, spoken, view } from "../stage";

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
});

describe("the diary", () => {
  test("keeps what was said, and after which turn", () => {
    write(new Shown(), "look", spoken());
    write(new Shown(moment(view({ log: [guessed()] }))), "help", spoken({ text: "Ask." }));
    expect(exchanges(new Shown())).toEqual([
      { said: "look", answer: "You see a doormat.", sealed: false, after: "" },
      { said: "help", answer: "Ask.", sealed: false, after: "1 s1" },
    ]);
  });

  test("never keeps what is for my eyes only", () => {
    write(new Shown(), "cards", spoken({ text: "You hold plum.", aloud: "", private: true }));
    expect(exchanges(new Shown())[0]).toMatchObject({ answer: "", sealed: true });
    expect(JSON.stringify(localStorage)).not.toContain("plum");
  });

  test("counts each thing that was found once, in its own room", () => {
    const store = new Shown();
    write(store, "examine the mat", spoken({ found: ["foyer.doormat"] }));
    write(store, "examine the mat", spoken({ found: ["foyer.doormat", "foyer.mirror"] }));
    expect([leftToFind(store, "foyer", 13), leftToFind(store, "library", 12)]).toEqual([11, 12]);
    expect(leftToFind(store, "foyer", 1)).toBe(0);
  });

  test("is forgotten with the game", () => {
    write(new Shown(), "look", spoken({ found: ["foyer.doormat"] }));
    const next = new Shown(moment(view(), "s1", { match: 2 }));
    expect([exchanges(next), leftToFind(next, "foyer", 13)]).toEqual([[], 13]);
  });

  test("forgets what was said long ago, but not what was found", () => {
    const store = new Shown();
    write(store, "first", spoken({ found: ["foyer.doormat"] }));
    Array.from({ length: 30 }, (_, at) => write(store, `line ${at}`, spoken()));
    expect(exchanges(store)).toHaveLength(24);
    expect(exchanges(store)[23]?.said).toBe("line 29");
    expect(leftToFind(store, "foyer", 13)).toBe(12);
  });
});
