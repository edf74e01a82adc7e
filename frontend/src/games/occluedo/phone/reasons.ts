import { fill, list } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { Answer, Json } from "../../../shared/protocol";
import type { Store } from "../../../shared/store";
import { cardName, say, wordsOf } from "../words";
import { type Cell, CRIME } from "./cells";

/** What was seen, and by which step a cell follows from it. */
interface Fact {
  [key: string]: Json;
  fact: string;
  how: string;
}
interface Reason {
  [key: string]: Json;
  because: string;
}

/** Return why a cell is filled, in the one sentence that the house has found for it. */
export function reasonOf(store: Store, answer: Answer): string {
  const words = wordsOf(store);
  const { reason, because } = answer as unknown as { reason: Reason | null; because: Fact[] };
  const facts = because.map((one) => factOf(store, one)).join(" ");
  const known = words?.deduced[reason?.because ?? ""];
  if (reason === null || known === undefined) return facts;
  const holders = {
    holder: holderName(store, reason.holder),
    place: holderName(store, reason.place),
  };
  return fill(known, { ...store.names?.values(reason), ...holders, facts });
}

/** Return a fact in words: a card that was seen is one that was dealt or shown. */
function factOf(store: Store, one: Fact): string {
  const known = wordsOf(store)?.why[one.fact === "held" ? one.how : one.fact];
  return known === undefined ? "" : fill(known, store.names?.values(one) ?? {});
}

/** Return whose column it is. */
export function holderName(store: Store, holder: Json | undefined): string {
  return holder === CRIME ? say(store, "crime") : nameOf(store, holder);
}

/** Return a cell in words, as somebody hears it who does not see its sign. */
export function cellLabel(store: Store, { card, holder, sign }: Cell): string {
  const key = sign === "yes" || sign === "no" || sign === "open" ? (`cell_${sign}` as const) : sign;
  return say(store, "cell", {
    card: cardName(store, card),
    holder: holderName(store, holder),
    state: say(store, key),
  });
}

/** Return of which cards somebody has one, in a sentence each. */
export function linksOf(store: Store, { links }: Cell): string {
  const sentences = links.map(({ seat, cards }) =>
    say(store, "one_of", {
      name: nameOf(store, seat),
      cards: list(cards.map((id) => cardName(store, id))),
    }),
  );
  return sentences.join(" ");
}
