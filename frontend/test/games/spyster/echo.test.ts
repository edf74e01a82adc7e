import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Echo } from "../../../src/games/spyster/echo";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount, textOf } from "../../shared/elements/mount";
import { INSIDER, moment, SPY, storeAt } from "./stage";

let echo: Echo;

const PLACES = 3;
const CASINO = { id: "casino", name: "Casino" };
const REVEAL = {
  step: "votes_in",
  act: null,
  votes: [],
  tally: {},
  accused: null,
  needed: null,
  bets: null,
  spy: null,
  places: null,
  guess: null,
  verdict: null,
};

async function show(reveal: object, own: object = INSIDER): Promise<void> {
  const now = moment({ phase: "reveal", reveal: { ...REVEAL, ...reveal } }, own);
  echo = await mount(new Echo(), { store: storeAt(now) });
}

beforeEach(speakEnglish);
afterEach(() => echo.remove());

const pile = (seat: string): HTMLElement => find(echo, `ol [data-seat=${seat}]`);

describe("the reveal on a phone", () => {
  test("has a place for everyone before the first vote falls", async () => {
    await show({});
    expect(textOf(find(echo, "h2"))).toBe("The votes are in");
    expect(findAll(echo, "ol li")).toHaveLength(4);
    expect(findAll(echo, ".vote")).toHaveLength(0);
  });

  test("lets votes fall onto the accused, and counts them", async () => {
    const votes = [
      { seat: "s1", target: "s2" },
      { seat: "s3", target: "s2" },
      { seat: "s4", target: null },
    ];
    await show({ step: "votes", act: "votes", votes, tally: { s2: 2 } });
    expect(findAll(echo, "[data-seat=s2] .vote").map((v) => v.dataset.voter)).toEqual(["s1", "s3"]);
    expect(textOf(pile("s2").querySelector(".count")!)).toBe("2");
    expect(textOf(echo)).toContain("One player abstains.");
  });

  test("leaves the light on whoever will be convicted, and says how many it takes", async () => {
    const votes = [{ seat: "s1", target: "s2" }];
    const tally = { s2: 1 };
    await show({ step: "tally", act: "votes", votes, tally, accused: "s2", needed: 3 });
    expect(pile("s2").classList).toContain("accused");
    expect(pile("s3").classList).not.toContain("accused");
    expect(textOf(echo)).toContain("3 votes are needed.");
  });

  test("shows all bets at once", async () => {
    const votes = [{ seat: "s1", target: "s2" }];
    await show({ step: "bets", act: "votes", votes, tally: { s2: 1 }, bets: { s1: 3 } });
    expect(textOf(find(echo, ".bet"))).toBe("bet ALL IN 3");
  });

  test("gives a guess a scene of its own, without votes", async () => {
    await show({ step: "halt", act: "guess" });
    expect(findAll(echo, "ol, ul li")).toEqual([]);
    echo.remove();
    await show({ step: "spy", act: "guess", spy: "s2" });
    expect(textOf(find(echo, ".spy"))).toContain("Ben");
    echo.remove();
    await show({ step: "places", act: "guess", spy: "s2", places: PLACES });
    expect(findAll(echo, ".lit").map(textOf)).toEqual(["?", "?", "?"]);
    echo.remove();
    await show({ step: "guess", act: "guess", spy: "s2", places: PLACES, guess: CASINO });
    expect(findAll(echo, ".stays").map(textOf)).toEqual(["Casino"]);
    expect(findAll(echo, ".dark").map(textOf)).toEqual(["?", "?"]);
  });

  test("is the same for every card", async () => {
    const reveal = { step: "places", act: "guess", spy: "s2", places: PLACES };
    await show(reveal);
    const guest = textOf(echo);
    echo.remove();
    await show(reveal, SPY);
    expect(textOf(echo)).toBe(guest);
  });
});
