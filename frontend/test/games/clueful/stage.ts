import type { CluefulView, LogEntry, OwnView, Spoken } from "../../../src/games/clueful/view";
import type { Answer, Json, Offered, Public, State } from "../../../src/shared/protocol";
import type { Request } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import words from "../../../../custom_components/parlor/games/clueful/text/en.json";
import { privatePart, publicPart, resultOf, state, welcome } from "../../fixtures";

/** Return what everyone sees: Anna's first turn; all three are in the foyer. */
export function view(more: Partial<CluefulView> = {}): CluefulView {
  return {
    phase: "evening",
    turn: "s1",
    round: 1,
    waiting_for: ["s1"],
    scores: {},
    order: ["s1", "s2", "s3"],
    left: [],
    locations: { s1: "foyer", s2: "foyer", s3: "foyer" },
    hand_sizes: { s1: 6, s2: 5, s3: 5 },
    hour: 22 * 60,
    idle_rounds: 0,
    to_find: { foyer: 13, library: 12 },
    log: [],
    envelope: null,
    result: null,
    ...more,
  };
}

/** Return Anna's guess of White in the foyer with the rope, which Ben has answered with a card. */
export function guessed(more: Partial<LogEntry> = {}): LogEntry {
  return {
    round: 1,
    by: "s1",
    deed: "guessed",
    room: "foyer",
    suspect: "white",
    weapon: "rope",
    to: "s2",
    shown: true,
    ...more,
  };
}

export function travelled(more: Partial<LogEntry> = {}): LogEntry {
  return {
    ...guessed(),
    deed: "travelled",
    room: "library",
    suspect: null,
    weapon: null,
    to: null,
    shown: null,
    ...more,
  };
}

export const forfeited = (): LogEntry =>
  guessed({ deed: "forfeited", room: "hall", to: null, shown: null });

/** Return the end: it was White in the foyer with the lead pipe. */
export function over(more: Partial<CluefulView> = {}): CluefulView {
  return view({
    phase: "over",
    turn: null,
    waiting_for: [],
    envelope: ["white", "leadpipe", "foyer"],
    result: resultOf({ scores: {} }),
    ...more,
  });
}

export const OWN: OwnView = {
  hand: { suspects: ["plum"], weapons: ["knife"], rooms: ["hall"] },
  seen: ["rope"],
  showed: ["knife"],
  revealed: { card: "rope", by: "s2", round: 1 },
  sheet: {
    suspects: [
      { card: "scarlett", me: false, jarvis: false },
      { card: "plum", me: true, jarvis: false },
    ],
    weapons: [{ card: "rope", me: false, jarvis: true }],
    rooms: [{ card: "hall", me: true, jarvis: false }],
  },
};

export function spoken(more: Partial<Spoken> = {}): Spoken {
  const text = more.text ?? "You see a doormat.";
  return {
    understood: "answer",
    text,
    aloud: text,
    private: false,
    action: null,
    stakes: null,
    suggestions: [],
    found: [],
    ...more,
  };
}

/** Return a moment of the game, as this seat sees it. */
export function moment(
  now: CluefulView = view(),
  seat: string | null = "s1",
  more: Partial<Public> = {},
): State {
  return state({
    public: publicPart({
      stage: now.result === null ? "playing" : "over",
      game: "clueful",
      view: now as unknown as Public["view"],
      result: now.result,
      ...more,
    }),
    private: privatePart({ seat, view: (seat === null ? {} : OWN) as Record<string, Json> }),
    offers: [] satisfies Offered[],
  });
}

/** A store that stands at this moment, and a house that answers with what a test likes. */
export class Shown extends Store {
  readonly asked: Request[] = [];
  readonly acts: [string, Record<string, Json>][] = [];
  answer: Spoken | null = spoken();

  constructor(now: State = moment()) {
    super();
    this.line = "online";
    this.greeting = welcome();
    this.now = now;
    this.vocabulary.learn("clueful", words);
  }

  override async send(message: Request): Promise<Answer | null> {
    this.asked.push(message);
    return Promise.resolve(this.answer as unknown as Answer | null);
  }

  override async act(type: string, params: Record<string, Json> = {}): Promise<Answer | null> {
    this.acts.push([type, params]);
    return Promise.resolve(null);
  }

  /** Let the next state come in. */
  turnTo(now: State): void {
    this.now = now;
    this.refresh();
  }
}
