import type { State } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import words from "../../../../custom_components/parlor/games/spyster/text/en.json";
import { ANNA, BEN, CLEO, privatePart, publicPart, seat, state } from "../../fixtures";

export const DORA = seat("s4", "Dora", { colour: 3, shape: "diamond" });

const PLACES = [
  { id: "beach", name: "Beach" },
  { id: "casino", name: "Casino" },
];

const VIEW = {
  phase: "vote",
  turn: null,
  round: 2,
  rounds: 5,
  waiting_for: ["s1", "s2", "s3"],
  scores: { s1: 4, s2: 0, s3: 0, s4: 0 },
  order: ["s3", "s1", "s2", "s4"],
  questioner: null,
  answerer: null,
  vote_calls_left: { s1: 1, s2: 1, s3: 0, s4: 1 },
  caller: { seat: "s3" },
  votes_cast: { count: 1, of: 4 },
  stakes: [
    { id: 1, win: 2, lose: 1 },
    { id: 2, win: 4, lose: 2 },
    { id: 3, win: 6, lose: 3 },
  ],
  asked: [],
  said: [],
  question: 3,
  played: [],
  reveal: null,
  round_points: null,
};

const VOTE = {
  type: "vote",
  params: { target: { options: ["s2", "s3", "s4"] }, bet: { options: [1, 2, 3] } },
  repeatable: false,
};
const GUESS = {
  type: "spy_guess",
  params: { location_id: { options: ["beach", "casino"] } },
  repeatable: false,
};

export const INSIDER = {
  is_spy: false,
  odds: [
    { id: 1, name: "1", win: 2, lose: 1 },
    { id: 2, name: "2", win: 4, lose: 2 },
    { id: 3, name: "3", win: 6, lose: 3 },
  ],
  card: {
    location: { id: "beach", name: "Beach" },
    flavor: "Sand.",
    role: { id: "surfer", name: "Surfer", hint: "You wait." },
    other_roles: [{ id: "diver", name: "Diver" }],
  },
  my_vote: null,
  my_guess: null,
};

export const SPY = {
  is_spy: true,
  odds: [
    { id: 1, name: "1", win: 0, lose: 1 },
    { id: 2, name: "2", win: 0, lose: 2 },
    { id: 3, name: "3", win: 10, lose: 3 },
  ],
  card: {
    location: null,
    flavor: null,
    role: null,
    locations: PLACES.map((place) => ({ ...place, seen: false })),
  },
  my_vote: null,
  my_guess: null,
  can_guess_location: true,
  location_list: PLACES,
};

export function moment(view: object, own: object, more: Partial<State> = {}): State {
  return state({
    public: publicPart({
      stage: "playing",
      game: "spyster",
      seats: [ANNA, BEN, CLEO, DORA],
      options: { guess_right: 10, guess_wrong: 5 },
      view: { ...VIEW, ...view },
    }),
    private: privatePart({ view: { ...own } }),
    ...more,
  });
}

export const voteOf = (own: object): State =>
  moment({}, own, { offers: own === SPY ? [VOTE, GUESS] : [VOTE] });

/** Return a store that stands at this moment; what it would send is kept instead. */
export function storeAt(now: State, answer: "taken" | "refused" = "taken"): Acting {
  const store = new Acting();
  store.answer = answer;
  store.now = now;
  store.vocabulary.learn("spyster", words);
  return store;
}

export class Acting extends Store {
  acts: [string, object][] = [];
  answer: "taken" | "refused" = "taken";

  override act(type: string, params: object = {}): ReturnType<Store["act"]> {
    this.acts.push([type, params]);
    return Promise.resolve(this.answer === "taken" ? { type: "result", id: "x" } : null);
  }

  /** Let the next state come in. */
  turnTo(now: State): void {
    this.now = now;
    this.refresh();
  }
}
