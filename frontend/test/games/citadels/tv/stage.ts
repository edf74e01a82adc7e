import type { CitadelsView, Player } from "../../../../src/games/citadels/view";
import type { GameResult, Json, Public, State } from "../../../../src/shared/protocol";
import { Store } from "../../../../src/shared/store";
import words from "../../../../../custom_components/parlor/games/citadels/text/en.json";
import { ANNA, BEN, CLEO, privatePart, publicPart, seat, state } from "../../../fixtures";

export const DORA = seat("s4", "Dora", { colour: 3, shape: "diamond" });

export const CASTLE = { id: "castle-1", district: "castle", color: "noble", cost: 4 } as const;
export const KEEP = { id: "keep-1", district: "keep", color: "special", cost: 3 } as const;

export function player(id: string, more: Partial<Player> = {}): Player {
  return {
    player: id,
    gold: 2,
    hand_size: 4,
    city: [],
    has_crown: id === "s1",
    revealed_roles: [],
    complete: false,
    gone: false,
    score: {
      district_score: 0,
      color_bonus: 0,
      first_complete: 0,
      other_complete: 0,
      special_bonus: 0,
      total: 0,
    },
    ...more,
  };
}

/** Return what everyone sees: in the draft of four players, unless something else is said. */
export function view(more: Partial<CitadelsView> = {}): CitadelsView {
  return {
    phase: "draft_pick",
    rules: "house",
    round: 2,
    waiting_for: ["s2"],
    scores: {},
    crown: "s1",
    current_call: null,
    current_turn: null,
    current_role: null,
    turn: null,
    turn_so_far: null,
    calls: [],
    last_calls: [],
    murdered: null,
    robbed: null,
    deck_size: 40,
    draft_face_up: ["thief", "bishop"],
    draft_available: 4,
    draft_picked: 1,
    draft_picker: "s2",
    draft_laying_aside: false,
    draft_order: ["s1", "s2", "s3", "s4"],
    destroyed: null,
    quiet_rounds: 0,
    standstill_in: null,
    end_city_size: 7,
    first_complete: null,
    final_round: false,
    count: null,
    story: [],
    players: ["s1", "s2", "s3", "s4"].map((id) => player(id)),
    ...more,
  };
}

export const call = (character: string, who: string | null, more: object = {}) => ({
  character,
  player: who,
  face_up: false,
  murdered: false,
  robbed: null,
  crowned: false,
  gold: 0,
  cards: 0,
  ...more,
});

/** Return Ben's turn as the King. */
export function turn(more: Partial<CitadelsView> = {}): CitadelsView {
  return view({
    phase: "player_turn",
    current_turn: "s2",
    current_role: "king",
    turn: "s2",
    turn_so_far: {
      gathered: false,
      draws: 2,
      keeps: 1,
      built: 0,
      builds: 1,
      ability_used: false,
      ability: null,
      tools_used: [],
      drawn: 0,
      income: 0,
      over: false,
    },
    calls: [
      call("assassin", "s1"),
      call("thief", null),
      call("magician", null),
      call("king", "s2"),
    ],
    ...more,
  });
}

export function moment(now: CitadelsView, more: Partial<Public> = {}): State {
  return state({
    public: publicPart({
      stage: "playing",
      game: "citadels",
      seats: [ANNA, BEN, CLEO, DORA],
      view: now as unknown as Public["view"],
      ...more,
    }),
    private: privatePart({ seat: null }),
  });
}

/** A store that stands where a test puts it. */
export class Shown extends Store {
  constructor(now: CitadelsView, more: Partial<Public> = {}) {
    super();
    this.now = moment(now, more);
    this.vocabulary.learn("citadels", words);
  }

  /** Let the next state come in. */
  turnTo(now: CitadelsView): void {
    this.now = moment(now);
    this.refresh();
  }

  /** Let something happen. */
  happen(event: string, data: Record<string, Json> = {}): void {
    this.happened({ type: "event", event, data });
  }
}

const parts = (...points: number[]) =>
  ["district_score", "color_bonus", "first_complete", "other_complete", "special_bonus"].map(
    (reason, at) => ({ reason, points: points[at] ?? 0, round: null }),
  );

/** Anna leads by her districts alone, but Ben has the same in the end, and won the tie. */
export const RESULT: GameResult = {
  winners: ["s2"],
  together: null,
  scores: { s1: 23, s2: 23, s3: 12, s4: 17 },
  breakdown: {
    s1: parts(23),
    s2: parts(16, 3, 4),
    s3: parts(12),
    s4: parts(15, 0, 0, 2),
  },
  ended_by: "played",
  awards: [],
  left: [],
  tie: null,
};
