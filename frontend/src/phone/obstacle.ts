import type { Obstacle } from "../shared/protocol";
import type { Store } from "../shared/store";

/** Return what keeps this seat from starting: a user of the house may where others may not. */
export function obstacle(store: Store): Obstacle | null {
  const { start = null, missing = null, stage } = store.now?.public ?? {};
  if (start?.code !== "start_reserved" || store.me?.kind !== "user") return start;
  if (stage !== "lobby" || missing === null) return null;
  const min = store.game?.min_seats ?? 0;
  if (missing.players > 0) return { code: "not_enough_players", details: { min } };
  return { code: "not_ready", details: { count: missing.ready } };
}
