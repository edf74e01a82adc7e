import { fill, type Text, type Values } from "../../../shared/i18n";
import type { Store } from "../../../shared/store";
import type english from "../../../../../custom_components/parlor/games/clueful/text/en.json";
import type { Theory } from "../cards";
import { cardName, wordsOf } from "../words";

type Key = keyof (typeof english)["tv"];

/** Return words that only the TV says; no phone carries them. */
export function sayOnTv(store: Store, key: Key, values?: Values): string {
  const words = wordsOf(store) as { tv?: Record<Key, Text> } | null;
  return words?.tv === undefined ? "" : fill(words.tv[key], values);
}

/** Return what is named, for sentences that say who, where and with what. */
export function namedIn(store: Store, { suspect, room, weapon }: Theory): Values {
  return {
    suspect: cardName(store, suspect),
    room: cardName(store, room),
    weapon: cardName(store, weapon),
  };
}
