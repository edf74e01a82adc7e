import type { PlaceId } from "../../../src/games/occluedo/cards";
import type { OccluedoView } from "../../../src/games/occluedo/view";
import type { Offered, State } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import words from "../../../../custom_components/parlor/games/occluedo/text/en.json";
import { privatePart, publicPart, state } from "../../fixtures";

/** Return what everyone sees: Miss Scarlet's first turn, with Ben and Cleo as Mustard and White. */
export function view(more: Partial<OccluedoView> = {}): OccluedoView {
  return {
    phase: "turn",
    turn: "s1",
    round: 1,
    waiting_for: ["s1"],
    scores: {},
    active_roles: [0, 2, 5],
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
    roles: { s1: 0, s2: 2, s3: 5 },
    hand_sizes: { s1: 6, s2: 6, s3: 6 },
    hints: "sheet",
    log: [],
    crime: null,
    result: null,
    ...more,
  };
}

export const go = (...places: PlaceId[]): Offered => ({
  type: "go",
  params: { place: { options: places } },
  repeatable: false,
});

/** Return a moment of the game, as this seat sees it. */
export function moment(
  now: OccluedoView = view(),
  offers: Offered[] = [],
  seat: string | null = "s1",
): State {
  const shown = now as unknown as State["public"]["view"];
  return state({
    public: publicPart({ stage: "playing", game: "occluedo", view: shown }),
    private: privatePart({ seat }),
    offers,
  });
}

/** A store that stands at this moment. */
export class Shown extends Store {
  constructor(now: State = moment()) {
    super();
    this.line = "online";
    this.now = now;
    this.vocabulary.learn("occluedo", words);
  }

  /** Let the next state come in. */
  turnTo(now: State): void {
    this.now = now;
    this.refresh();
  }
}
