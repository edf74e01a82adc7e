import { afterEach, beforeEach, expect, test } from "vitest";
import { Played } from "../../../src/games/spyster/played";
import type { Person } from "../../../src/shared/elements/person";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount, textOf } from "../../shared/elements/mount";
import { moment, storeAt } from "./stage";

let played: Played;

beforeEach(speakEnglish);
afterEach(() => played.remove());

const round = (number: number, spy: string, outcome: string): object => ({
  round: number,
  spy,
  location: { id: "beach", name: "Beach" },
  outcome,
  convicted: null,
  guess: null,
});

test("the end tells each round's spy and place, and the face says how it went", async () => {
  const rounds = [round(1, "s2", "spy_caught"), round(2, "s3", "guess_right")];
  played = await mount(new Played(), {
    store: storeAt(moment({ phase: "end", played: rounds }, {})),
  });
  const lines = findAll(played, "li").map(textOf);
  expect(lines).toEqual(["1 Beach Ben · Spy caught", "2 Beach Cleo · The spy guessed right"]);
  const moods = findAll<Person>(played, "parlor-person").map(({ mood }) => mood);
  expect(moods).toEqual(["caught", "winning"]);
});

test("without rounds the end tells nothing of them", async () => {
  played = await mount(new Played(), { store: storeAt(moment({ phase: "end" }, {})) });
  expect(() => find(played, "h2")).toThrow();
});
