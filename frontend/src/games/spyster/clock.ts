import { nothing, type TemplateResult } from "lit";
import { tableClock } from "../../shared/elements/clock";
import type { Store } from "../../shared/store";
import type { SpysterView } from "./view";

/** Return the clock; a reveal stages itself, and a clock of half seconds would only spoil it. */
export function roundClock(store: Store, { phase }: SpysterView): TemplateResult | typeof nothing {
  if (phase === "reveal") return nothing;
  return tableClock(store, phase === "roles" || phase === "scoring");
}
