import type { SeatInfo } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";
import type { Call, CitadelsView, OwnView as Whole, Player } from "./shapes";

export type * from "./shapes";

/** What only one seat sees; a seat that does not play sees none of it. */
export type OwnView = Partial<Whole>;

/** What a score is made of, in the order in which it is counted. */
export const PARTS = [
  "district_score",
  "color_bonus",
  "first_complete",
  "other_complete",
  "special_bonus",
] as const;
export type Part = (typeof PARTS)[number];

export const { viewOf, ownViewOf } = viewsOf<CitadelsView, Whole>("citadels");

/** Return what everyone knows of this seat, if it plays. */
export function playerOf(store: Store, seat: string | null | undefined): Player | null {
  return viewOf(store)?.players.find(({ player }) => player === seat) ?? null;
}

/** Return this page's seat, if it plays in this game. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  return playerOf(store, me?.id) === null ? null : me;
}

/** Return how many characters lie aside unseen. */
export function hiddenOf(view: CitadelsView, characters: number): number {
  const { draft_face_up: open, draft_available: left, draft_picked: picked } = view;
  return characters - open.length - left - picked;
}

/** Return the call that everyone hears now. */
export function callOf({ phase, calls }: CitadelsView): Call | null {
  return phase === "resolution" ? (calls[calls.length - 1] ?? null) : null;
}

/** Return who is called next: whoever lies face up answers nobody. */
export function nextCallOf(view: CitadelsView, characters: readonly string[]): string | null {
  if (view.phase === "draft_pick" || view.phase === "counting") return null;
  const rest = characters.slice(view.calls.length);
  return rest.find((id) => !view.draft_face_up.includes(id)) ?? null;
}
