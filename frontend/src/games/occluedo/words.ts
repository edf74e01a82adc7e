import { humanise } from "../../shared/games";
import { fill, isText, type Text } from "../../shared/i18n";
import { nameOf, type OwnWords, speechOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/occluedo/text/en.json";
import { SUSPECTS } from "./cards";
import { type OccluedoView, seatOf } from "./view";

type OccluedoWords = OwnWords<typeof english> & {
  /** Why a cell of the sheet is filled: by a deduction, and by what was seen. */
  deduced: Record<string, Text | undefined>;
  why: Record<string, Text | undefined>;
};

export const { say, wordsOf } = speechOf<OccluedoWords>("occluedo");

/** Return the name of a suspect, a weapon or a room. */
export function cardName(store: Store, id: string): string {
  const known = wordsOf(store)?.choices?.[id];
  return isText(known) ? fill(known) : humanise(id);
}

/** Return "Lounge", "Lounge’s Lobby" or "Miss Scarlet’s Start". */
export const placeName: (store: Store, id: string) => string = cardName;

/** Return that it was one of those who have looked for it, or "" where nobody plays the culprit. */
export function culpritLine(store: Store, view: OccluedoView): string {
  const [, suspect = -1] = view.crime ?? [];
  const seat = seatOf(view, suspect);
  if (seat === null) return "";
  if (seat === store.me?.id) return say(store, "you_all_along");
  return say(store, "all_along", { name: nameOf(store, seat) });
}

/** Return who somebody is tonight. */
export function roleName(store: Store, role: number): string {
  return cardName(store, SUSPECTS[role] ?? "observer");
}
