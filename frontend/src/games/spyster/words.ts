import { fill, inWords, type Text } from "../../shared/i18n";
import { nameOf, type OwnWords, speechOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/spyster/text/en.json";
import { type SaidLine, type SpysterView, type Verdict, viewOf } from "./view";

type SpysterWords = OwnWords<typeof english> & { outcomes: Record<string, Text> };

export const { say, wordsOf } = speechOf<SpysterWords>("spyster");

/** Return the verdict as a sentence, and why there is none. */
export function sentenceOf(store: Store, verdict: Verdict): string {
  const known = wordsOf(store)?.outcomes[verdict.outcome];
  const convicted = nameOf(store, verdict.convicted);
  if (known === undefined) return "";
  const told = fill(known, { convicted, spy: nameOf(store, verdict.spy) });
  return verdict.outcome === "no_conviction" ? `${whyNobody(store)} ${told}`.trim() : told;
}

/** Return why nobody is convicted, as all can count it. */
function whyNobody(store: Store): string {
  const reveal = viewOf(store)?.reveal;
  if (reveal == null) return "";
  const piles = Object.values(reveal.tally);
  const highest = Math.max(0, ...piles);
  if (highest === 0) return say(store, "unvoted");
  if (piles.filter((votes) => votes === highest).length > 1) return say(store, "tied");
  return reveal.needed === null ? "" : say(store, "needed", { count: reveal.needed });
}

/** Return who has called the vote, or that the clock has; in a sentence, or short. */
export function callOf(store: Store, { caller }: SpysterView, kind: "called_by" | "call"): string {
  const seat = caller?.seat ?? null;
  if (seat === null) return say(store, caller?.clock === false ? `${kind}_host` : `${kind}_clock`);
  if (seat === store.me?.id) return say(store, `${kind}_you`);
  return say(store, kind, { name: nameOf(store, seat) });
}

/** Return "Beach" or "Strand". */
export function placeOf(place: { name: Parameters<typeof inWords>[0] } | null): string {
  return place === null ? "" : inWords(place.name);
}

/** Return what somebody has said, in words; nothing where nobody has. */
export function lineOf(store: Store, said: SaidLine | undefined): string {
  return said === undefined ? "" : (wordsOf(store)?.lines?.[said.line] ?? "");
}
