import type { LogEntry, OccluedoView } from "../../../../src/games/occluedo/view";
import type { GameResult, Public, State } from "../../../../src/shared/protocol";
import { Store } from "../../../../src/shared/store";
import words from "../../../../../custom_components/parlor/games/occluedo/text/en.json";
import { ANNA, BEN, CLEO, privatePart, publicPart, resultOf, seat, state } from "../../../fixtures";

export const DORA = seat("s4", "Dora", { colour: 3, shape: "diamond" });

/** Return what everyone sees: Anna, who is Miss Scarlet, is on turn, and nothing was asked yet. */
export function view(more: Partial<OccluedoView> = {}): OccluedoView {
  return {
    phase: "turn",
    turn: "s1",
    round: 2,
    waiting_for: ["s1"],
    scores: {},
    active_roles: [0, 1, 3, 5],
    whose_turn: 0,
    whose_subturn: -1,
    suggestion: [],
    suggestion_phase: 0,
    current_accusation: [],
    accusations: [],
    accusation_phase: 0,
    inactive_players: [],
    recent_arrivals: [],
    player_places: [0, 1, 2, 3, 4, 5],
    winner: null,
    roles: { s1: 0, s2: 1, s3: 3, s4: 5 },
    hand_sizes: { s1: 5, s2: 5, s3: 4, s4: 4 },
    hints: "off",
    log: [],
    crime: null,
    result: null,
    ...more,
  };
}

/** The Study, Prof. Plum, the Rope. */
export const NAMED = [7, 3, 4];

export function asked(turn: number, more: Partial<LogEntry> = {}): LogEntry {
  return { round: 2, turn, by: "s1", named: NAMED, accusation: false, answers: [], ...more };
}

/** Return an answer of each of these, all sorry but those that are marked. */
export function said(...by: string[]): LogEntry["answers"] {
  return by.map((one) => ({
    by: one.replace("!", ""),
    answer: one.endsWith("!") ? ("shown" as const) : ("sorry" as const),
  }));
}

/** Return Anna's suggestion, as far as it is said. */
export function naming(count: 1 | 2): OccluedoView {
  const phase = count === 1 ? "name_suspect" : "name_weapon";
  return view({ phase, suggestion: NAMED.slice(0, count), suggestion_phase: count + 1 });
}

/** Return Anna's suggestion when these have answered; without a next one, all is said. */
export function answering(answers: LogEntry["answers"], next = -1): OccluedoView {
  return view({
    phase: next === -1 ? "acknowledge" : "answers",
    suggestion: NAMED,
    suggestion_phase: next === -1 ? 5 : 4,
    whose_subturn: next,
    log: [asked(4, { answers })],
  });
}

/** Return Anna's accusation in one of its phases. */
export function accusing(phase: OccluedoView["phase"], named: number[]): OccluedoView {
  return view({ phase, accusation_phase: 4, current_accusation: named });
}

/** Return the end: the crime was what was named. */
export function over(result: Partial<GameResult>, more: Partial<OccluedoView> = {}): OccluedoView {
  const ended = resultOf({ scores: {}, ...result });
  return view({ phase: "over", crime: NAMED, result: ended, turn: null, waiting_for: [], ...more });
}

function moment(now: OccluedoView, more: Partial<Public>): State {
  return state({
    public: publicPart({
      stage: now.result === null ? "playing" : "over",
      game: "occluedo",
      seats: [ANNA, BEN, CLEO, DORA],
      view: now as unknown as Public["view"],
      result: now.result,
      ...more,
    }),
    private: privatePart({ seat: null }),
  });
}

/** A store that stands where a test puts it. */
export class Shown extends Store {
  constructor(now: OccluedoView, more: Partial<Public> = {}) {
    super();
    this.now = moment(now, more);
    this.vocabulary.learn("occluedo", words);
  }

  /** Let the next state come in. */
  turnTo(now: OccluedoView): void {
    this.now = moment(now, {});
    this.refresh();
  }
}
