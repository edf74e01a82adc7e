import type { HassConnection } from "../house/hass";
import type { AwardInfo, Happening, Json, SeatKind, Update } from "../shared/protocol";

/** Somebody who has played; no name once it was forgotten, no person for a bot. */
export interface Participant {
  seat: string;
  person: string | null;
  name: string | null;
  kind: SeatKind;
  face: Record<string, string | number>;
  won: boolean;
  score: number | null;
}

/** A game that is over; times are in seconds since 1970. */
export interface FinishedGame {
  number: number;
  game: string;
  started: number;
  ended: number;
  ended_by: string;
  ahead: string[];
  together: boolean | null;
  tie: string | null;
  left: string[];
  awards: AwardInfo[];
  players: Participant[];
  replay: boolean;
}

/** The games of an evening, newest first; `now`: it may not be over yet. */
export interface PastEvening {
  started: number;
  ended: number;
  now: boolean;
  games: FinishedGame[];
}

/** Some evenings, newest first, and the number before which there are more. */
export interface ResultsPage {
  evenings: PastEvening[];
  before: number | null;
}

/** How strong somebody is, give or take the uncertainty (95%), from so many games. */
export interface Rating {
  value: number;
  uncertainty: number;
  games: number;
}

export interface Count {
  played: number;
  won: number;
  best: number | null;
  streak: number;
  longest: number;
  practised: number;
  last: number;
}

/** The puzzles of the day that somebody has solved: on how many days, and how many running. */
export interface Daily {
  days: number;
  stars: number;
  streak: number;
  longest: number;
}

export interface GameCount extends Count {
  game: string;
  rating: Rating | null;
  stars: { levels: number; stars: number } | null;
  daily: Daily | null;
}

export interface Person {
  person: string;
  name: string;
  kind: SeatKind;
  all: Count;
  games: GameCount[];
}

export interface Statistics {
  persons: Person[];
  games_to_rate: number;
}

/** How one game ended for somebody; `practice`: against nobody but bots. */
export interface Outcome {
  at: number;
  won: boolean;
  score: number | null;
  practice: boolean;
}

export interface RatingPoint extends Rating {
  at: number;
}

/** Somebody's games of one kind, the oldest first. */
export interface Career {
  game: string;
  outcomes: Outcome[];
  ratings: RatingPoint[];
}

/** A step of a game; `kind` is `start`, `action`, or why the game went on by itself. */
export interface Step {
  step: number;
  at: number;
  kind: string;
  seat: string | null;
  action: ({ type: string } & Record<string, Json>) | null;
  events: { event: string; data: Record<string, Json> }[];
}

export interface Replay {
  game: FinishedGame;
  steps: Step[];
}

/** One step as a page would be sent it: the state, and the events before it. */
export interface Frame {
  state: Update;
  events: Happening[];
}

/** Looks back over Home Assistant's own connection. */
export class Archive {
  constructor(private readonly connection: HassConnection) {}

  results(entry: string, before?: number): Promise<ResultsPage> {
    const older = before === undefined ? {} : { before };
    return this.ask("results", { entry_id: entry, ...older });
  }

  statistics(): Promise<Statistics> {
    return this.ask("statistics");
  }

  career(person: string): Promise<Career[]> {
    return this.ask("career", { person });
  }

  replay(entry: string, number: number): Promise<Replay> {
    return this.ask("replay", { entry_id: entry, number });
  }

  frame(
    entry: string,
    number: number,
    step: number,
    seat: string | null,
    language: string,
  ): Promise<Frame> {
    return this.ask("replay/frame", { entry_id: entry, number, step, seat, language });
  }

  /** Forget somebody in the whole house; what is refused is told by Home Assistant in words. */
  forget(person: string): Promise<unknown> {
    return this.ask("forget", { person });
  }

  private ask<Answer>(command: string, data: Record<string, unknown> = {}): Promise<Answer> {
    return this.connection.sendMessagePromise({ type: `parlor/${command}`, ...data });
  }
}

/** Return why Home Assistant has refused something, in its own words. */
export function whyRefused(error: unknown): string {
  const message: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "message") : null;
  return typeof message === "string" ? message : "";
}
