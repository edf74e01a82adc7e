import { fill, type Text, type Values } from "../../../shared/i18n";
import type { Store } from "../../../shared/store";
import type english from "../../../../../custom_components/parlor/games/cascade/text/en.json";
import { wordsOf } from "../words";

type Key = keyof (typeof english)["tv"];

/** Return words that only the TV says; no phone carries them. */
export function sayOnTv(store: Store, key: Key, values?: Values): string {
  const words = wordsOf(store) as { tv?: Record<Key, Text> } | null;
  return words?.tv === undefined ? "" : fill(words.tv[key], values);
}
