import { beforeEach, describe, expect, test } from "vitest";
import { tidings } from "../../../src/games/spyster/tidings";
import { speakEnglish } from "../../fixtures";
import { INSIDER, moment, storeAt } from "./stage";

const heard = (view: object): string => tidings(storeAt(moment(view, INSIDER)));
const verdict = (more: object, reveal: object = { tally: {}, needed: null }): object => ({
  phase: "reveal",
  reveal: {
    step: "verdict",
    votes: [],
    bets: {},
    ...reveal,
    verdict: {
      outcome: "spy_caught",
      convicted: "s2",
      spy: "s2",
      location: { id: "beach", name: "Beach" },
      guess: null,
      resumes: false,
      ...more,
    },
  },
});

beforeEach(speakEnglish);

describe("what a screen reader hears", () => {
  test.each([
    ["s1", "s2", "You ask Ben"],
    ["s2", "s1", "Ben asks you"],
    ["s2", "s3", "Ben asks Cleo"],
  ])("of a turn where %s asks %s: %s", (questioner, answerer, text) => {
    expect(heard({ phase: "questioning", questioner, answerer })).toBe(text);
  });

  test.each([
    ["s3", "Cleo called the vote"],
    ["s1", "You called the vote"],
    [null, "Time is up: the clock calls the vote"],
  ])("of a vote that %s has called: %s", (seat, text) => {
    expect(heard({ phase: "vote", caller: { seat } })).toBe(text);
  });

  test("nothing of a reveal before its verdict", () => {
    expect(
      heard({ phase: "reveal", reveal: { step: "votes", votes: [], bets: null, verdict: null } }),
    ).toBe("");
  });

  test("the verdict, with the place where the round is over", () => {
    expect(heard(verdict({}))).toBe("Caught! Ben was the spy. The place was: Beach.");
    const goesOn = { outcome: "no_conviction", convicted: null, spy: null, location: null };
    const tally = (votes: object, needed: number | null = null): string =>
      heard(verdict({ ...goesOn, resumes: true }, { tally: votes, needed }));
    expect(tally({ s1: 2, s2: 2 })).toBe("It is a tie. Nobody is convicted.");
    expect(tally({ s1: 2 }, 4)).toBe("4 votes are needed. Nobody is convicted.");
    expect(tally({})).toBe("Nobody has voted. Nobody is convicted.");
  });
});
