import type { GameWords } from "../../shared/games";
import { fill, inWords, type Text, type Values } from "../../shared/i18n";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/spyster/text/en.json";
import type { SpysterView, Verdict } from "./view";

type English = typeof english;
type SpysterWords = GameWords & {
  screens: Record<keyof English["screens"], Text>;
  outcomes: Record<string, Text>;
};

/** Return the words that only these screens need. */
export function say(store: Store, key: keyof English["screens"], values: Values = {}): string {
  const words = store.words as SpysterWords | null;
  return words === null ? "" : fill(words.screens[key], values);
}

/** Return the name of a seat. */
export function nameOf(store: Store, seat: string | null | undefined): string {
  return store.names?.seat(seat ?? null)?.name ?? "";
}

/** Return the verdict as a sentence. */
export function sentenceOf(store: Store, verdict: Verdict): string {
  const words = store.words as SpysterWords | null;
  const known = words?.outcomes[verdict.outcome];
  const convicted = nameOf(store, verdict.convicted);
  return known === undefined ? "" : fill(known, { convicted, spy: nameOf(store, verdict.spy) });
}

/** Return who has called the vote, or that the clock has; in a sentence, or short. */
export function callOf(store: Store, { caller }: SpysterView, kind: "called_by" | "call"): string {
  const seat = caller?.seat ?? null;
  if (seat === null) return say(store, `${kind}_clock`);
  if (seat === store.me?.id) return say(store, `${kind}_you`);
  return say(store, kind, { name: nameOf(store, seat) });
}

/** Return "Beach" or "Strand". */
export function placeOf(place: { name: Parameters<typeof inWords>[0] } | null): string {
  return place === null ? "" : inWords(place.name);
}
