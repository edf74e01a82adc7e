import { endingOf } from "../shared/ending";
import { humanise } from "../shared/games";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import type { Store } from "../shared/store";

/** Return in a line what happens at the table: who gathers, which phase it is, or who has won. */
export function headline(store: Store): string {
  const { now } = store;
  if (now === null) return "";
  switch (now.public.stage) {
    case "lobby":
      return gathering(now);
    case "playing":
      return now.public.paused ? t("game.paused") : played(store, now);
    case "over":
      return ended(now);
  }
}

/** Return what is played, or was. */
export function gameName(store: Store): string {
  return store.words?.name ?? humanise(store.now?.public.game ?? "");
}

function gathering({ public: { seats, missing } }: State): string {
  const there = stillHere(seats).filter((seat) => !seat.watching);
  const people = there.filter((seat) => seat.kind !== "bot");
  if (there.length === 0) return t("card.nobody");
  if (missing === null) return t("lobby.all_ready");
  if (missing.players > 0) return t("card.needed", { count: missing.players });
  const ready = people.filter((seat) => seat.ready).length;
  return t("card.ready_count", { ready, count: people.length });
}

function played(store: Store, now: State): string {
  const { view } = now.public;
  if (view === null) return "";
  const phase = store.names?.phase(view.phase) ?? humanise(view.phase);
  return view.round === null ? phase : `${phase} · ${t("game.round", { round: view.round })}`;
}

function ended({ public: now, private: own }: State): string {
  if (now.result === null) return t("over.title");
  return endingOf(now, now.result, own.seat ?? undefined).title;
}

/** Return whom the game waits for, in a sentence. */
export function turnLine(store: Store): string {
  const { now, names } = store;
  const view = now?.public.view ?? null;
  if (now?.public.stage !== "playing" || view === null) return "";
  const turn = names?.seat(view.turn)?.name;
  if (turn !== undefined) return t("card.turn", { name: turn });
  const count = view.waiting_for.length;
  return count === 0 ? "" : t("game.waiting_count", { count });
}
