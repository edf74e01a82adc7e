import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { cardsOf, ROOMS } from "../cards";
import { type LogEntry, type OccluedoView, playing, roleOf, seatOf, viewOf } from "../view";
import { cardName, roleName, say } from "../words";

/** What the phone says of this moment: to whoever acts what to do, to the others what they see. */
export interface Now {
  title: string;
  text: string;
  /** The role that it is about. */
  role: number;
}

/** Return the name of whoever plays a role. */
export function playerName(store: Store, view: OccluedoView, role: number): string {
  return nameOf(store, seatOf(view, role)) || roleName(store, role);
}

/** Return what was asked last, or is being answered. */
export function lastAsked({ log }: OccluedoView): LogEntry | null {
  return log[log.length - 1] ?? null;
}

/** Return who has shown a card to whoever asks, while both may look at it. */
export function showerOf(view: OccluedoView): string | null {
  if (view.phase !== "acknowledge") return null;
  return lastAsked(view)?.answers.find(({ answer }) => answer === "shown")?.by ?? null;
}

/** Return whether all have answered, and nobody had anything to show. */
export function nobodyDisproved(view: OccluedoView): boolean {
  return view.phase === "acknowledge" && showerOf(view) === null;
}

/** Return where this moment stands, for whoever holds this phone. */
export function nowOf(store: Store, view: OccluedoView): Now {
  const role = view.phase === "answers" ? view.whose_subturn : view.whose_turn;
  const seat = playing(store)?.id;
  const mine = seat !== undefined && seatOf(view, role) === seat;
  const values = { name: playerName(store, view, role) };
  const [title, text] = mine ? forMe(store, view) : forOthers(store, view, values);
  return { title, text, role };
}

type Told = [title: string, text: string];

function forMe(store: Store, view: OccluedoView): Told {
  const asker = { name: playerName(store, view, view.whose_turn) };
  switch (view.phase) {
    case "turn": {
      const summoned = view.recent_arrivals.includes(view.whose_turn);
      return [say(store, "your_turn"), say(store, summoned ? "summoned" : "go_hint")];
    }
    case "name_suspect":
      return [say(store, "who_maybe"), say(store, "brought_in", { room: roomIn(store, view) })];
    case "name_weapon":
      return [say(store, "and_with_what"), say(store, "then_answers")];
    case "answers":
      return [say(store, "asks_you", asker), say(store, "answer_hint", asker)];
    case "acknowledge":
      return answered(store, view, true);
    case "accuse_room":
      return [say(store, "accuse_where"), say(store, "price")];
    case "accuse_suspect":
      return [say(store, "accuse_who"), say(store, "price")];
    case "accuse_weapon":
      return [say(store, "accuse_what"), say(store, "price")];
    case "ask_win":
      return [say(store, "last_word"), say(store, "no_way_back")];
    case "verdict":
      return [say(store, "hold_breath"), say(store, "are_you_right")];
    case "solution":
      return [store.names?.phase(view.phase) ?? "", say(store, "are_you_right")];
    case "aftermath":
      return [say(store, "you_were_wrong"), say(store, "keep_quiet")];
    case "over":
      return ["", ""];
  }
}

function forOthers(store: Store, view: OccluedoView, values: { name: string }): Told {
  const waits = waiting(store, view, values);
  switch (view.phase) {
    case "turn":
      return [say(store, "their_turn", values), waits];
    case "name_suspect":
    case "name_weapon":
      return [say(store, "they_suggest", values), waits];
    case "answers":
      return [say(store, "is_asked", values), waits];
    case "acknowledge":
      return answered(store, view, false);
    case "accuse_room":
    case "accuse_suspect":
    case "accuse_weapon":
    case "ask_win":
      return [say(store, "they_accuse", values), waits];
    case "verdict":
      return [say(store, "hold_breath"), say(store, "are_they_right", values)];
    case "solution":
      return [store.names?.phase(view.phase) ?? "", say(store, "are_they_right", values)];
    case "aftermath":
      return [say(store, "they_were_wrong", values), say(store, "stays_dark", values)];
    case "over":
      return ["", ""];
  }
}

/** Return what came of a suggestion; which card was shown is nobody else's business. */
function answered(store: Store, view: OccluedoView, mine: boolean): Told {
  const by = showerOf(view);
  const to = playerName(store, view, view.whose_turn);
  const waits = waiting(store, view, { name: to });
  if (by === null) {
    const then = mine ? say(store, "may_accuse") : waits;
    return [say(store, "nobody"), `${say(store, "all_sorry")} ${then}`.trim()];
  }
  const name = nameOf(store, by);
  if (mine) return [say(store, "showed_you", { name }), say(store, "two_know")];
  if (by === playing(store)?.id) return [say(store, "you_showed", { name: to }), waits];
  return [say(store, "they_showed", { name, to }), waits];
}

/** Return for whom everyone waits; whoever was named hears where that has brought them. */
function waiting(store: Store, view: OccluedoView, values: { name: string }): string {
  const role = roleOf(view, playing(store)?.id);
  if (role !== null && view.suggestion[1] === role && view.recent_arrivals.includes(role)) {
    const name = playerName(store, view, view.whose_turn);
    return say(store, "brings_you", { name, room: roomIn(store, view) });
  }
  return view.waiting_for.length === 0 ? "" : say(store, "waits", values);
}

function roomIn(store: Store, { suggestion: [room = 0] }: OccluedoView): string {
  return cardName(store, ROOMS[room] ?? "");
}

/** Return what a screen reader should hear now; it is heard when it changes. */
export function tidings(store: Store): string {
  const view = viewOf(store);
  if (view === null || view.phase === "over") return "";
  const { title, text } = nowOf(store, view);
  const named = cardsOf(view.phase === "answers" ? view.suggestion : view.current_accusation);
  return [title, text, named.map((id) => cardName(store, id)).join(", ")]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
