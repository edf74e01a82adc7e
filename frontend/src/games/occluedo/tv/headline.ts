import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { type OccluedoView, seatOf } from "../view";
import type { Act } from "./staging";
import { namedIn, sayOnTv } from "./words";

/** Whose deed the room looks at, and what is said of it. */
export interface Headline {
  role: number;
  status: string;
}

/** Return what is going on in a line: of the suggestion on stage, else of the turn. */
export function headlineOf(store: Store, view: OccluedoView, act: Act | null): Headline {
  if (act === null) return { role: view.whose_turn, status: turnOf(store, view) };
  return { role: view.roles[act.by] ?? view.whose_turn, status: statusOf(store, act) };
}

/** Return how far a suggestion is. */
export function statusOf(store: Store, act: Act): string {
  const { named, answers, asked, silence, by } = act;
  if (silence) return sayOnTv(store, "silence_text");
  if (asked !== null) return sayOnTv(store, "asked", { name: nameOf(store, asked) });
  const last = answers[answers.length - 1];
  if (last !== undefined) {
    const names = { by: nameOf(store, last.by), to: nameOf(store, by) };
    return sayOnTv(store, last.answer === "shown" ? "showed" : "was_sorry", names);
  }
  const keys = ["who", "who", "what", "asks"] as const;
  return sayOnTv(store, keys[named.length] ?? "asks", namedIn(store, named));
}

/** Return what whoever is on turn may do, or what everyone waits for. */
function turnOf(store: Store, view: OccluedoView): string {
  const { whose_turn: role, recent_arrivals, player_places, phase } = view;
  if (phase !== "turn") return store.names?.phase(phase) ?? "";
  const place = player_places[role] ?? 0;
  return recent_arrivals.includes(role)
    ? sayOnTv(store, "called", namedIn(store, [place - FIRST_ROOM]))
    : sayOnTv(store, "where_to");
}

const FIRST_ROOM = 15;

/** Return whether everyone sees that an accusation was wrong. */
export function isWrong({ phase }: OccluedoView): boolean {
  return phase === "aftermath";
}

/** Return how far an accusation is. */
export function accusationStatus(store: Store, view: OccluedoView): string {
  const name = nameOf(store, seatOf(view, view.whose_turn));
  switch (view.phase) {
    case "accuse_room":
      return sayOnTv(store, "hush_room");
    case "accuse_suspect":
      return sayOnTv(store, "hush_suspect");
    case "accuse_weapon":
      return sayOnTv(store, "hush_weapon");
    case "ask_win":
      return sayOnTv(store, "certain", { name });
    case "verdict":
      return sayOnTv(store, "breath");
    case "solution":
      return sayOnTv(store, "turned_up");
    default:
      return sayOnTv(store, "wrong_text", { name });
  }
}
