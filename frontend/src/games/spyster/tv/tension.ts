import type { Store } from "../../../shared/store";
import { viewOf } from "../view";

const TENSE_MS = 30_000;

/** Return whether the talking is about to end: the last half minute, while the clock runs. */
export function isTense(store: Store): boolean {
  const { now } = store;
  if (now?.public.clock?.running !== true || now.public.paused) return false;
  return viewOf(store)?.phase === "questioning" && (store.remaining() ?? Infinity) <= TENSE_MS;
}
