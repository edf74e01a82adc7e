import { speechOf, type OwnWords } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/cascade/text/en.json";

type CascadeWords = OwnWords<typeof english>;
type Key = keyof CascadeWords["screens"];

export const { say, wordsOf } = speechOf<CascadeWords>("cascade");

/** Return the name of a glaze. */
export function glazeName(store: Store, glaze: number): string {
  return say(store, `glaze_${glaze}` as Key);
}

/** Return where one of the nine is, seen from the middle. */
export function wayName(store: Store, at: number): string {
  return say(store, `way_${at}` as Key);
}
