import { beforeEach, expect, test } from "vitest";
import type { GameCount, Statistics } from "../../src/panel/archive";
import type { PanelHass } from "../../src/panel/hass";
import { PersonView } from "../../src/panel/person";
import { speakEnglish } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const COUNT = {
  ...{ played: 4, won: 3, best: 9, streak: 1, longest: 2, practised: 0 },
  last: 1_700_000_000,
};

/** Return what the house knows of Anna, who has played one game. */
function statistics(more: Partial<GameCount>): Statistics {
  const game = { ...COUNT, game: "demo", rating: null, stars: null, daily: null, ...more };
  const anna = { person: "guest:anna", name: "Anna", kind: "phone" as const };
  return {
    persons: [{ ...anna, all: { ...COUNT, best: null }, games: [game] }],
    bots: [],
    games_to_rate: 5,
  };
}

async function look(more: Partial<GameCount>): Promise<PersonView> {
  const connection = {
    sendMessagePromise: ({ type }: { type: string }) =>
      Promise.resolve(type === "parlor/statistics" ? statistics(more) : []),
  };
  const hass = { connection, language: "en" } as unknown as PanelHass;
  const view = await mount(new PersonView(), { hass, person: "guest:anna" });
  await new Promise((done) => setTimeout(done));
  await settle(view);
  return view;
}

beforeEach(speakEnglish);

test("the puzzle of the day is told with the days running", async () => {
  const view = await look({ daily: { days: 12, stars: 31, streak: 4, longest: 7 } });
  expect(textOf(find(view, "[data-daily]"))).toBe(
    "Days solved 12 Stars 31 Days running 4 Most days running 7",
  );
});

test("stars are told with the levels that they are of", async () => {
  const view = await look({ stars: { levels: 6, stars: 17 } });
  expect(textOf(find(view, "[data-game=demo]"))).toContain("Levels solved 6 Stars 17");
});

test("a game without levels and without puzzles of the day says nothing of them", async () => {
  const view = await look({});
  expect(findAll(view, "[data-daily]")).toEqual([]);
  expect(textOf(find(view, "[data-game=demo]"))).not.toContain("Stars");
});
