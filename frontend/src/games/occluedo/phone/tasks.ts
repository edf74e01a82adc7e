import type { Offered } from "../../../shared/protocol";
import type { Store } from "../../../shared/store";
import type { Kind } from "../cards";
import { type OccluedoView, playing, seatOf, viewOf } from "../view";
import { showerOf } from "./now";

/** What a phone can show below where the game stands. */
export const PAGES = ["house", "hand", "sheet", "log"] as const;
export type Page = (typeof PAGES)[number];

/** A choice among pictures that everyone hears of: what it is of, and the action it is for. */
export interface Naming {
  action: "suspect" | "weapon" | "accuse_room" | "accuse_suspect" | "accuse_weapon";
  kind: Kind;
}

const NAMINGS: readonly Naming[] = [
  { action: "suspect", kind: "suspect" },
  { action: "weapon", kind: "weapon" },
  { action: "accuse_room", kind: "room" },
  { action: "accuse_suspect", kind: "suspect" },
  { action: "accuse_weapon", kind: "weapon" },
];

/** Return the offer of an action to this phone. */
export function offerOf(store: Store, action: string): Offered | undefined {
  return store.now?.offers.find(({ type }) => type === action);
}

/** Return what I have to name now. */
export function namingOf(store: Store): Naming | null {
  return NAMINGS.find(({ action }) => offerOf(store, action) !== undefined) ?? null;
}

/**
 * Return on which page I have something to do or to see now, or null.
 *
 * It follows from what everyone knows, so that a glance at the page tells nothing.
 */
export function taskPage(store: Store): Page | null {
  const view = viewOf(store);
  const me = playing(store)?.id;
  if (view === null || me === undefined) return null;
  if (view.phase === "aftermath") return myTurn(view, me) ? "hand" : null;
  if (view.phase === "acknowledge" && showerOf(view) !== null)
    return myTurn(view, me) ? "hand" : null;
  if (!view.waiting_for.includes(me)) return null;
  return view.phase === "answers" ? "hand" : "house";
}

function myTurn(view: OccluedoView, me: string): boolean {
  return seatOf(view, view.whose_turn) === me;
}

/** Return a name of this moment: what was chosen in another one is no longer meant. */
export function momentOf(view: OccluedoView): string {
  const { round, phase, whose_turn, whose_subturn, player_places } = view;
  return [round, phase, whose_turn, whose_subturn, ...player_places].join(" ");
}
