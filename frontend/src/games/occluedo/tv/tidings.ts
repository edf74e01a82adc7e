import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { type OccluedoView, seatOf, viewOf } from "../view";
import { accusationStatus, headlineOf, isWrong } from "./headline";
import type { Act } from "./staging";
import { namedIn, sayOnTv } from "./words";

/** Return what a screen reader should hear now. */
export function tidings(store: Store, act: Act | null): string {
  const view = viewOf(store);
  if (view?.result !== null) return "";
  if (isAccusing(view)) return accusation(store, view);
  if (act?.silence === true) return sayOnTv(store, "silence");
  const { role, status } = headlineOf(store, view, act);
  // Whoever answers is named already.
  if ((act?.answers.length ?? 0) > 0) return status;
  return `${nameOf(store, seatOf(view, role))}: ${status}`;
}

/** Return whether somebody accuses, or has just done so in vain. */
export function isAccusing(view: OccluedoView): boolean {
  return view.accusation_phase > 0 || isWrong(view);
}

function accusation(store: Store, view: OccluedoView): string {
  const name = nameOf(store, seatOf(view, view.whose_turn));
  const status = accusationStatus(store, view);
  if (isWrong(view)) return `${sayOnTv(store, "wrong")}. ${status}`;
  const { room, suspect, weapon } = namedIn(store, view.current_accusation);
  const named = [room, suspect, weapon].filter((one) => one !== "").join(", ");
  return [`${sayOnTv(store, "accuses", { name })}.`, named && `${named}.`, status]
    .filter((one) => one !== "")
    .join(" ");
}
