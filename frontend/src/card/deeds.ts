import { maySkip } from "../phone/next";
import { t } from "../shared/i18n";
import { stillHere } from "../shared/seats";
import type { Problem, Store } from "../shared/store";

/** What can be done from a card. */
export type Deed =
  | "add_bot"
  | "clear_table"
  | "configure"
  | "end"
  | "next"
  | "pause"
  | "play_here"
  | "rematch"
  | "start";

/** Return why the table would refuse something now, in words; null where it would not. */
export function whyNot(store: Store, deed: Deed): string | null {
  const problem = obstacle(store, deed);
  if (problem !== null) return store.why(problem);
  return deed === "clear_table" && sitting(store) === 0 ? t("card.nobody") : null;
}

function obstacle(store: Store, deed: Deed): Problem | null {
  if (!store.powers) return because("read_only");
  switch (deed) {
    case "start":
      return whyNotStart(store);
    case "add_bot":
      return whileOn(store) ?? whenFull(store);
    case "configure":
      return whileOn(store);
    case "next":
      return whyNotNext(store);
    default:
      return null;
  }
}

/**
 * The house starts even where the start is reserved, but not before all are there and ready.
 * Whoever starts is: a seat of one's own is counted, also while it is put away.
 */
function whyNotStart({ now, game, me }: Store): Problem | null {
  const missing = now?.public.missing ?? null;
  if (missing === null) return null;
  const asleep = me !== null && !me.ready && !me.present ? 1 : 0;
  const awake = me !== null && !me.ready && me.present ? 1 : 0;
  if (missing.players > asleep) return because("not_enough_players", { min: game?.min_seats ?? 1 });
  const count = missing.ready - awake;
  return count > 0 ? because("not_ready", { count }) : null;
}

function whyNotNext(store: Store): Problem | null {
  if (store.now?.public.paused === true) return because("paused");
  return maySkip(store) ? null : because("nothing_to_skip");
}

function whileOn({ now }: Store): Problem | null {
  return now?.public.stage === "playing" ? because("game_on") : null;
}

function whenFull(store: Store): Problem | null {
  const most = store.game?.max_seats ?? 0;
  return sitting(store) >= most ? because("table_full") : null;
}

function sitting({ now }: Store): number {
  return stillHere(now?.public.seats ?? []).length;
}

function because(code: string, details: Problem["details"] = {}): Problem {
  return { code, details };
}
