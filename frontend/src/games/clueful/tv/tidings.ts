import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { keyOf, viewOf } from "../view";
import { heard } from "../words";
import type { Scene } from "./staging";
import { sayOnTv } from "./words";

/** Return what a screen reader should hear now: never more than the stage shows. */
export function tidings(store: Store, scene: Scene | null): string {
  const view = viewOf(store);
  if (view?.result !== null) return "";
  if (scene !== null) {
    const [asked = "", answer = ""] = heard(store, scene.entry);
    return scene.answered ? answer || asked : asked;
  }
  const last = view.log[view.log.length - 1];
  const turn = sayOnTv(store, "turn", { name: nameOf(store, view.turn) });
  if (last?.deed !== "travelled") return turn;
  return `${heard(store, last).join(" ")} ${turn}`;
}

/** Return the turn that is on stage: it is written down once everyone has seen it. */
export function withheldBy(scene: Scene | null): string | null {
  return scene === null ? null : keyOf(scene.entry);
}
