import type { Store } from "../../shared/store";
import type { TurnSoFar } from "./view";
import { say } from "./words";

/** Return how far a turn is. */
export function progressOf(store: Store, turn: TurnSoFar): string {
  const { drawn, gathered, built, builds, over } = turn;
  if (drawn > 0) return say(store, "keeps");
  if (!gathered) return say(store, "gathers");
  const count = over ? 0 : builds - built;
  return count > 0 ? say(store, "builds", { count }) : say(store, "built_all");
}
