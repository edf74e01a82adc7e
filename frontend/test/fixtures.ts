import type {
  EveningInfo,
  GameResult,
  Private,
  Public,
  SeatInfo,
  State,
  Welcome,
} from "../src/shared/protocol";
import en from "../src/text/en.json";
import { useWords } from "../src/shared/i18n";
import type { GameWords } from "../src/shared/games";

/** Speak English, as every test does that does not say otherwise. */
export function speakEnglish(): void {
  useWords("en", en);
}

export function seat(id: string, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    id,
    name,
    kind: "phone",
    colour: 0,
    shape: "circle",
    hat: "bowler",
    expression: "calm",
    present: true,
    ready: false,
    watching: false,
    bot: false,
    gone: false,
    choices: {},
    ...more,
  };
}

export const ANNA = seat("s1", "Anna");
export const BEN = seat("s2", "Ben", { colour: 1, shape: "square" });
export const CLEO = seat("s3", "Cleo", { colour: 2, shape: "triangle" });

export function publicPart(more: Partial<Public> = {}): Public {
  return {
    table: { name: "Living room" },
    stage: "lobby",
    paused: false,
    frozen: false,
    host: "s1",
    guarded: false,
    seats: [ANNA, BEN, CLEO],
    claims: [],
    knocks: [],
    game: "demo",
    match: 1,
    options: {},
    in_effect: {},
    contents: {},
    start: null,
    missing: null,
    clock: null,
    away: null,
    next: null,
    view: null,
    result: null,
    evening: null,
    ...more,
  };
}

export function privatePart(more: Partial<Private> = {}): Private {
  return {
    seat: "s1",
    host: true,
    powers: true,
    stand_in: true,
    allows_house: false,
    asked: [],
    view: {},
    ...more,
  };
}

export function state(more: Partial<State> = {}): State {
  return {
    type: "state",
    version: 1,
    now: 0,
    remaining: null,
    public: publicPart(),
    private: privatePart(),
    offers: [],
    ...more,
  };
}

/** Return a result: Anna has three points, Ben has one. */
export function resultOf(more: Partial<GameResult> = {}): GameResult {
  return {
    winners: ["s1"],
    together: null,
    scores: { s1: 3, s2: 1 },
    breakdown: {},
    ended_by: "played",
    awards: [],
    left: [],
    tie: null,
    ...more,
  };
}

/** Return what an evening has come to after so many games, all won by Anna. */
export function eveningAfter(games: number): EveningInfo {
  const anna = { seat: "s1", name: "Anna", kind: "phone" as const, games, wins: games, points: 9 };
  const played = Array.from({ length: games }, () => ({ game: "demo", winners: ["s1"] }));
  return { games: played, players: [anna] };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    id: "w",
    table: { id: "t1", name: "Living room" },
    seat: "s1",
    games: [{ id: "demo", min_seats: 2, max_seats: 4, options: [] }],
    ...more,
  };
}

export const WORDS: GameWords = {
  name: "Demo",
  about: "A small game. It is over soon.",
  phases: { guess: "Guessing" },
  actions: {
    guess: { label: "Guess", params: { target: "Who?", bet: "How sure?" } },
    pass: { label: "Pass" },
    shuffle: { label: "Shuffle", confirm: false },
    discard: { label: "Discard", params: { cards: "Cards" } },
    destroy: { label: "Destroy", params: { target: "Whose?", district: "Which?" } },
  },
  choices: { bet: { "3": "ALL IN" }, wild: "Wild" },
  refusals: { too_late: "Too late, {seat}." },
  events: {
    guessed: "{by} guesses {target}.",
    dealt: { one: "One card.", other: "{count} cards." },
    shown: { yes: "{by} shows a card.", no: "{by} has none." },
  },
  reasons: { right: "Guessed right" },
  ties: { shared: "Equal points: the win is shared." },
  awards: {
    boldest: {
      name: "Boldest",
      text: { one: "Dared once.", other: "Dared {count} times." },
      shared: { name: "The bold ones", text: "Dared {count} times each." },
    },
  },
};
