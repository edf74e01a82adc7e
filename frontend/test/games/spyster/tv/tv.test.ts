import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SpysterTv } from "../../../../src/games/spyster/tv";
import type { Person } from "../../../../src/shared/elements/person";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import words from "../../../../../custom_components/parlor/games/spyster/text/en.json";
import { type Acting, moment, storeAt } from "../stage";

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
const VERDICT = {
  outcome: "spy_caught",
  convicted: "s2",
  spy: "s2",
  location: { id: "beach", name: "Beach" },
  guess: null,
  resumes: false,
};
const VOTES = [
  { seat: "s1", target: "s2" },
  { seat: "s3", target: null },
  { seat: "s4", target: "s2" },
];

let tv: SpysterTv;
let store: Acting;

async function show(view: object, more: object = {}): Promise<void> {
  store = storeAt(moment(view, {}, more));
  tv = await mount(new SpysterTv(), { store });
  await settle(tv);
}

const reveal = (more: object): object => ({ phase: "reveal", reveal: { ...REVEAL, ...more } });

/** Return the part of the screen that is on stage. */
const part = (name: string): Element => find(tv, `spyster-${name}`);

const faceOf = (part: Element, seat: string): Person =>
  find<Person>(part, `[data-seat="${seat}"] :not(.vote) > parlor-person`);

beforeEach(speakEnglish);
afterEach(() => {
  tv.remove();
  vi.unstubAllGlobals();
});

describe("the votes on the TV", () => {
  test("pile up on whom they accuse, and are counted", async () => {
    await show(reveal({ step: "votes", act: "votes", votes: VOTES, tally: { s2: 2 } }));
    const pile = [...find(part("gallery"), '[data-seat="s2"]').querySelectorAll(".vote")];
    expect(pile.map((vote) => vote.getAttribute("data-voter"))).toEqual(["s1", "s4"]);
    expect(textOf(find(part("gallery"), '[data-seat="s2"] .count'))).toBe("2");
    expect(textOf(find(part("gallery"), '[data-seat="s3"] .note'))).toBe("abstains");
    expect(textOf(find(part("gallery"), ".duel"))).toBe("Dora votes for Ben");
  });

  test("are held by everyone until they are shown", async () => {
    await show(reveal({ step: "votes", act: "votes", votes: VOTES.slice(0, 1), tally: { s2: 1 } }));
    const held = findAll(part("gallery"), "li").filter((line) => line.querySelector(".ballot"));
    expect(held.map((line) => line.dataset.seat)).toEqual(["s2", "s3", "s4"]);
  });

  test("fly from their voter, the newest only, and not where motion is unwelcome", async () => {
    const flown: (string | null)[] = [];
    const animate = vi.fn(function fly(this: Element) {
      flown.push(this.getAttribute("data-voter"));
    });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    await show(reveal({ step: "votes", act: "votes", votes: VOTES.slice(0, 1), tally: { s2: 1 } }));
    HTMLElement.prototype.animate = animate as never;
    const all = reveal({ step: "votes", act: "votes", votes: VOTES, tally: { s2: 2 } });
    store.turnTo(moment(all, {}));
    await settle(tv);
    await settle(part("gallery") as SpysterTv);
    expect(flown).toEqual(["s4"]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    tv.remove();
    await show(reveal({ step: "votes_in" }));
    store.turnTo(moment(all, {}));
    await settle(tv);
    await settle(part("gallery") as SpysterTv);
    expect(flown).toEqual(["s4"]);
  });

  test("leave the accused alone in the light, who looks caught", async () => {
    const tally = { s2: 2 };
    await show(reveal({ step: "silence", act: "votes", votes: VOTES, tally, accused: "s2" }));
    expect(findAll(part("gallery"), ".silence .accused").map((one) => one.dataset.seat)).toEqual([
      "s2",
    ]);
    expect(faceOf(part("gallery"), "s2").mood).toBe("caught");
  });
});

describe("the verdict on the TV", () => {
  test.each([
    ["spy_caught", "The spy", "caught"],
    ["innocent_convicted", "Innocent", "beaten"],
    ["double_agent", "Innocent", "beaten"],
  ])("%s is one word: %s", async (outcome, word, mood) => {
    const spy = outcome === "spy_caught" ? "s2" : "s4";
    await show(reveal({ step: "verdict", act: "votes", verdict: { ...VERDICT, outcome, spy } }));
    expect(textOf(find(part("finale"), "h2"))).toBe(word);
    expect(faceOf(part("finale"), "s2").mood).toBe(mood);
    expect(textOf(find(part("finale"), "dd"))).toBe("Beach");
    expect(findAll(part("finale"), '[data-seat="s4"]')).toHaveLength(Number(spy === "s4"));
  });

  test("says that the questioning goes on, and nothing about the spy", async () => {
    const verdict = { outcome: "no_conviction", convicted: null, spy: null, location: null };
    await show(reveal({ step: "verdict", verdict: { ...VERDICT, ...verdict, resumes: true } }));
    expect(textOf(part("finale"))).toContain("The questioning goes on.");
    expect(findAll(part("finale"), "parlor-person")).toHaveLength(0);
  });
});

describe("the spy's guess on the TV", () => {
  const CASINO = { id: "casino", name: "Casino" };

  test("stops everything before anyone knows who it is", async () => {
    await show(reveal({ step: "halt", act: "guess" }));
    expect(findAll(part("guess"), "[data-seat]")).toHaveLength(0);
    expect(findAll(part("guess"), ".others parlor-person")).toHaveLength(4);
  });

  test("lets the spy step forward from among the others", async () => {
    await show(reveal({ step: "spy", act: "guess", spy: "s4" }));
    expect(textOf(find(part("guess"), "[data-seat]"))).toBe("Dora");
    expect(findAll(part("guess"), ".others parlor-person")).toHaveLength(3);
  });

  test("lights up all places face down, of which one stays and is turned", async () => {
    const spied = { act: "guess", spy: "s4", places: 3 };
    await show(reveal({ ...spied, step: "places" }));
    expect(findAll(part("guess"), ".lights li").map(textOf)).toEqual(["?", "?", "?"]);
    expect(findAll(part("guess"), ".stays")).toHaveLength(0);
    store.turnTo(moment(reveal({ ...spied, step: "guess", guess: CASINO }), {}));
    await settle(tv);
    await settle(part("guess") as SpysterTv);
    expect(findAll(part("guess"), ".stays").map(textOf)).toEqual(["Casino"]);
  });
});

describe("the points on the TV", () => {
  test("lift everyone from where they stood before", async () => {
    const points = [{ reason: "found_spy", points: 4, round: 2 }];
    await show({
      phase: "scoring",
      scores: { s1: 8, s2: 0, s3: 0, s4: -2 },
      round_points: { s1: points },
    });
    const bar = find(part("bars"), '[data-seat="s1"] .bar');
    expect(bar.style.cssText).toContain("--from: 0.600; --to: 1.000");
    expect(textOf(find(part("bars"), '[data-seat="s1"] .change'))).toBe("+4");
    expect(faceOf(part("bars"), "s1").mood).toBe("winning");
  });
});

describe("the talking on the TV", () => {
  const TALK = {
    phase: "questioning",
    question: 2,
    questioner: "s2",
    answerer: "s3",
    asked: [
      { questioner: "s1", answerer: "s2" },
      { questioner: "s2", answerer: "s3" },
    ],
  };

  test("shows what was said at this question as bubbles, and who asked whom before", async () => {
    const said = [
      { seat: "s2", line: "a1", question: 1 },
      { seat: "s2", line: "q1", question: 2 },
    ];
    await show({ ...TALK, said });
    store.vocabulary.learn("spyster", { ...words, lines: { q1: "Why?", a1: "Because." } });
    store.refresh();
    await settle(part("conversation") as SpysterTv);
    expect(findAll(part("conversation"), ".bubble").map(textOf)).toEqual(["Why?"]);
    expect(findAll(part("conversation"), ".before li").map(textOf)).toEqual(["Anna Ben"]);
  });

  test.each([
    [31_000, {}, false],
    [30_000, {}, true],
    [30_000, { paused: true }, false],
    [30_000, { clock: { name: "round", running: false } }, false],
  ])("is tense with %d ms left and %j: %s", async (remaining, more, tense) => {
    const now = moment(TALK, {}, { remaining });
    now.public = { ...now.public, clock: { name: "round", running: true }, ...more };
    store = storeAt(now);
    vi.spyOn(store, "remaining").mockReturnValue(remaining);
    tv = await mount(new SpysterTv(), { store });
    expect(tv.hasAttribute("tense")).toBe(tense);
  });
});
