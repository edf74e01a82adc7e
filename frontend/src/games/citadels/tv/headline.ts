import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import type { CitadelsView, TurnSoFar } from "../view";
import { abilityOf, characterOf, districtOf, say } from "../words";

/** Return who acts, in a line. */
export function headlineOf(store: Store, view: CitadelsView): string {
  if (view.phase === "draft_pick") {
    return say(store, "choosing", { name: nameOf(store, view.draft_picker) });
  }
  const { current_turn, current_role } = view;
  if (current_turn === null || current_role === null) return store.names?.phase(view.phase) ?? "";
  const character = characterOf(store, current_role).name;
  return say(store, "acts_as", { name: nameOf(store, current_turn), character });
}

/** Return how far they are, and what comes next: in a turn, as whom. */
export function statusOf(store: Store, view: CitadelsView): string {
  const { phase, turn_so_far, destroyed, current_role } = view;
  if (phase === "draft_pick") return say(store, "characters_left", { count: view.draft_available });
  if (destroyed !== null) {
    return say(store, "rescue", { district: districtOf(store, destroyed.card.district).name });
  }
  if (turn_so_far === null || current_role === null) return "";
  return `${characterOf(store, current_role).name}: ${progressOf(store, turn_so_far)}`;
}

function progressOf(store: Store, { drawn, gathered, built, builds }: TurnSoFar): string {
  if (drawn > 0) return say(store, "keeps");
  if (!gathered) return say(store, "gathers");
  const count = builds - built;
  return count > 0 ? say(store, "builds", { count }) : say(store, "built_all");
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
