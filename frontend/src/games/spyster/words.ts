import { fill, inWords, type Text } from "../../shared/i18n";
import { nameOf, type OwnWords, speechOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/spyster/text/en.json";
import type { SpysterView, Verdict } from "./view";

type SpysterWords = OwnWords<typeof english> & { outcomes: Record<string, Text> };

export const { say, wordsOf } = speechOf<SpysterWords>("spyster");

/** Return the verdict as a sentence. */
export function sentenceOf(store: Store, verdict: Verdict): string {
  const known = wordsOf(store)?.outcomes[verdict.outcome];
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
