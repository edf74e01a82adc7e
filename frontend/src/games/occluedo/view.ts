import type { SeatInfo } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";
import type { PlaceId } from "./cards";
import type { OccluedoView, OwnView as Whole } from "./shapes";

export type * from "./shapes";

/** What only one seat sees; a seat that does not play sees none of it. */
export type OwnView = Partial<Whole>;

export const { viewOf, ownViewOf } = viewsOf<OccluedoView, Whole>("occluedo");

/** Return this page's seat, if it plays in this game. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  const view = viewOf(store);
  return me !== null && view !== null && roleOf(view, me.id) !== null ? me : null;
}

/** Return the number of the role that a seat plays. */
export function roleOf(view: OccluedoView, seat: string | null | undefined): number | null {
  return view.roles[seat ?? ""] ?? null;
}

/** Return the seat that plays a role, or null where nobody does. */
export function seatOf(view: OccluedoView, role: number): string | null {
  return Object.keys(view.roles).find((seat) => view.roles[seat] === role) ?? null;
}

/** Return the seat that everyone waits for. */
export function decider(view: OccluedoView): string | null {
  return view.waiting_for[0] ?? null;
}

/** Return where this page's token may go now. */
export function reachable(store: Store): PlaceId[] {
  if (viewOf(store) === null) return [];
  const go = store.now?.offers.find(({ type }) => type === "go");
  return (go?.params.place?.options ?? []) as PlaceId[];
}
