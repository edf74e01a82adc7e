import type { Store } from "../../../shared/store";
import { ownViewOf, type Pay, playing } from "../view";
import { colorOf, say } from "../words";

/** Return what a character would bring me now, in sentences; nothing for whoever only watches. */
export function paysOf(store: Store, character: string): string[] {
  const pay = ownViewOf(store).pays?.[character];
  return pay === undefined || playing(store) === null ? [] : told(store, pay);
}

/** Return the gold that a character would bring me now. */
export function goldOf(store: Store, character: string): number {
  return ownViewOf(store).pays?.[character]?.gold ?? 0;
}

function told(store: Store, { color, districts, gold, cards, builds }: Pay): string[] {
  const extra = gold - districts;
  return [
    color === null
      ? ""
      : say(store, "pays_color", { color: colorOf(store, color).name, count: districts }),
    extra > 0 ? say(store, "pays_extra", { count: extra, total: gold }) : "",
    cards > 0 ? say(store, "pays_cards", { count: cards }) : "",
    builds > 1 ? say(store, "pays_builds", { count: builds }) : "",
  ].filter((sentence) => sentence !== "");
}
