import type { SeatInfo } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";
import type { CitadelsView, OwnView as Whole, Player } from "./shapes";

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

/** One character is always set aside unseen. */
const FACE_DOWN = 1;

/** Return how many of the characters have been picked in this draft. */
export function pickedOf(view: CitadelsView, characters: number): number {
  return characters - FACE_DOWN - view.draft_face_up.length - view.draft_available;
}
