import type { GameWords } from "./games";
import { fill, type Text, type Values } from "./i18n";
import type { Json } from "./protocol";
import type { Store } from "./store";

/** The words of a game, with those that only its own screens say; English knows which there are. */
export type OwnWords<English extends { screens: object }> = GameWords & {
  screens: Record<keyof English["screens"], Text>;
};

interface Speech<Words extends OwnWords<{ screens: object }>> {
  /** Return the game's words, once they are there. */
  wordsOf: (store: Store) => Words | null;
  /** Return the words that only these screens need. */
  say: (store: Store, key: keyof Words["screens"], values?: Values) => string;
}

/** Return how the screens of a game speak: with its own words, whatever is played by now. */
export function speechOf<Words extends OwnWords<{ screens: object }>>(game: string): Speech<Words> {
  const wordsOf = (store: Store): Words | null => store.vocabulary.of(game) as Words | null;
  const say: Speech<Words>["say"] = (store, key, values) => {
    const screens = wordsOf(store)?.screens as Record<keyof Words["screens"], Text> | undefined;
    return screens === undefined ? "" : fill(screens[key], values);
  };
  return { wordsOf, say };
}

/** Return the name of a seat. */
export function nameOf(store: Store, seat: Json | undefined): string {
  return store.names?.seat(seat)?.name ?? "";
}
