import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { progressOf } from "../progress";
import { callOf, type CitadelsView, nextCallOf } from "../view";
import {
  abilityOf,
  answerTo,
  calledOf,
  characterOf,
  charactersOf,
  districtOf,
  say,
  sayOnTv,
} from "../words";

/** Return who acts, or who is called, in a line. */
export function headlineOf(store: Store, view: CitadelsView): string {
  if (view.phase === "draft_pick") {
    const key = view.draft_laying_aside ? "laying_aside" : "choosing";
    return say(store, key, { name: nameOf(store, view.draft_picker) });
  }
  const call = callOf(view);
  if (call !== null) return `${calledOf(store, call.character)}: ${answerTo(store, call)}`;
  const { current_turn, current_role } = view;
  if (current_turn === null || current_role === null) return store.names?.phase(view.phase) ?? "";
  const character = characterOf(store, current_role).name;
  return say(store, "acts_as", { name: nameOf(store, current_turn), character });
}

/** Return who is called next, or that the round ends. */
export function nextOf(store: Store, view: CitadelsView): string {
  const next = nextCallOf(view, charactersOf(store));
  return next === null
    ? sayOnTv(store, "last_call")
    : say(store, "next_call", { character: calledOf(store, next) });
}

/** Return how far they are, and what comes next: in a turn, as whom. */
export function statusOf(store: Store, view: CitadelsView): string {
  const { phase, turn_so_far, destroyed, current_role } = view;
  if (phase === "draft_pick") {
    const key = view.draft_laying_aside ? "lays_aside" : "characters_left";
    return sayOnTv(store, key, { count: view.draft_available });
  }
  if (destroyed !== null) {
    const { name } = districtOf(store, destroyed.card.district);
    return sayOnTv(store, "rescue", { district: name, count: destroyed.price });
  }
  if (turn_so_far === null || current_role === null) return "";
  return `${characterOf(store, current_role).name}: ${progressOf(store, turn_so_far)}`;
}

/** Return that a character has been named by the Assassin or the Thief, in a sentence. */
export function threatTo(store: Store, view: CitadelsView, kind: "murder" | "robbery"): string {
  const [by, named] = kind === "murder" ? ["assassin", view.murdered] : ["thief", view.robbed];
  const namer = view.calls.find(({ character }) => character === by)?.player;
  return abilityOf(store, by, {
    player: nameOf(store, namer),
    named: characterOf(store, named ?? "").name,
  });
}
