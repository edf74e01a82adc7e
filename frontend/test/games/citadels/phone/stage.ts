import type { Card, CitadelsView, OwnView } from "../../../../src/games/citadels/view";
import type { Offered, State, Value } from "../../../../src/shared/protocol";
import { Store } from "../../../../src/shared/store";
import words from "../../../../../custom_components/parlor/games/citadels/text/en.json";
import { privatePart } from "../../../fixtures";
import { moment, turn as theirTurn } from "../tv/stage";

const card = (district: string, color: Card["color"], cost: number, copy = 1): Card => ({
  id: `${district}-${copy}`,
  district,
  color,
  cost,
});

export const TAVERN = card("tavern", "trade", 1);
export const PALACE = card("palace", "noble", 5);
export const SMITHY = card("smithy", "special", 5);
export const TEMPLE = card("temple", "religious", 1);
export const HAND = [TAVERN, PALACE, SMITHY];

/** Return an offer with one of these options for each parameter, or several where it says so. */
export const offer = (type: string, params: Record<string, Value[]> = {}): Offered => ({
  type,
  params: Object.fromEntries(Object.entries(params).map(([name, options]) => [name, { options }])),
  repeatable: false,
});

export const DISCARD: Offered = {
  type: "ability",
  params: {
    extra_data: { options: ["discard_draw"] },
    indices: { options: [0, 1, 2], min: 1, max: 3 },
  },
  repeatable: false,
};
export const SWAP = offer("ability", { extra_data: ["swap_hand"], target: ["s2", "s3"] });

/** Return what Anna sees, of everything and of her own. */
export function mine(
  view: CitadelsView,
  own: OwnView = {},
  offers: Offered[] = [],
  seat: string | null = "s1",
): State {
  const held = { hand: HAND, blocked: {}, characters: [], ...own };
  return {
    ...moment(view),
    private: privatePart({ seat, view: held as unknown as State["private"]["view"] }),
    offers,
  };
}

/** Return Anna's own turn. */
export function turn(role: string, more: Partial<CitadelsView> = {}): CitadelsView {
  return theirTurn({ current_turn: "s1", current_role: role, waiting_for: ["s1"], ...more });
}

/** Return what has been done in a turn so far. */
export const done = (more: object = {}) => ({
  gathered: true,
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
  ...more,
});

/** A store that stands at this moment; what it would send is kept instead. */
export class Acting extends Store {
  acts: [string, object][] = [];

  constructor(now: State) {
    super();
    this.line = "online";
    this.now = now;
    this.vocabulary.learn("citadels", words);
  }

  override act(type: string, params: object = {}): ReturnType<Store["act"]> {
    this.acts.push([type, params]);
    return Promise.resolve({ type: "result", id: "x" });
  }

  /** Let the next state come in. */
  turnTo(now: State): void {
    this.now = now;
    this.refresh();
  }
}
