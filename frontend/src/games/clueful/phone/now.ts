import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { adversaryOf, isMyTurn, keyOf, type LogEntry, playing, viewOf } from "../view";
import { heard, say } from "../words";

/** What the phone says of this moment: to whoever acts what to do, to the others what they may. */
export interface Now {
  title: string;
  text: string;
}

/** Return where this moment stands, for whoever holds this phone. */
export function nowOf(store: Store): Now {
  const view = viewOf(store);
  const me = playing(store);
  if (view === null) return { title: "", text: "" };
  if (me !== null && isMyTurn(store)) {
    const name = nameOf(store, adversaryOf(view, me.id));
    return { title: say(store, "your_turn"), text: say(store, "your_turn_text", { name }) };
  }
  const name = nameOf(store, view.turn);
  const text = me === null ? say(store, "watching") : say(store, "meanwhile");
  return { title: say(store, "their_turn", { name }), text };
}

/** Return the last turn that was taken. */
export function lastTurn(store: Store): LogEntry | null {
  const log = viewOf(store)?.log ?? [];
  return log[log.length - 1] ?? null;
}

/** Return the turn in which a card was just shown to me: mine was the last one. */
export function shownToMe(store: Store): string | null {
  const last = lastTurn(store);
  if (last?.shown !== true || last.by !== playing(store)?.id) return null;
  return keyOf(last);
}

/** Return what a screen reader should hear now; it is heard when it changes. */
export function tidings(store: Store): string {
  // The end is told by whoever shows it.
  if (viewOf(store)?.turn == null) return "";
  const last = lastTurn(store);
  const said = last === null ? [] : heard(store, last);
  return [...said, nowOf(store).title].join(" ");
}
