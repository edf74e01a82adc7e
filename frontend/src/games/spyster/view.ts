import type { SeatInfo } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";
import type { OwnView as Whole, SpysterView } from "./shapes";

export type * from "./shapes";

/** What only one seat sees; a seat that does not play sees none of it. */
export type OwnView = Partial<Whole>;

export const { viewOf, ownViewOf } = viewsOf<SpysterView, Whole>("spyster");

/** Return this page's seat, if it plays in this round. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  return me !== null && viewOf(store)?.order.includes(me.id) ? me : null;
}

/** Return who plays in this round, as they sit. */
export function playersOf(store: Store): SeatInfo[] {
  const order = viewOf(store)?.order ?? [];
  return (store.now?.public.seats ?? []).filter((seat) => order.includes(seat.id));
}

/** Return the class of a note beside a name: where a long one fills two lines, it is only heard. */
export function fitting(name: string): string {
  return name.length > 14 ? "unseen" : "";
}

/** Return which of the places that lie face down stays and is turned: it tells nothing of a list. */
export function middleOf(count: number): number {
  return Math.floor(count / 2);
}
