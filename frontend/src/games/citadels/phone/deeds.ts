import type { Json, Offered, Value } from "../../../shared/protocol";
import type { Store } from "../../../shared/store";
import type { Card, OwnView } from "../view";

/** What the cards behind the cover are chosen for; without a purpose they are only read. */
export type Purpose =
  "read" | "draft_pick" | "lay_aside" | "keep_card" | "build" | "lab_discard" | "discard_draw";

/** Return whether characters are chosen, not cards of the hand. */
export function ofCharacters(purpose: Purpose): boolean {
  return purpose === "draft_pick" || purpose === "lay_aside";
}

/** An action with all that it needs. */
export interface Deed {
  type: string;
  params: Record<string, Json>;
}

const ABILITY = "ability";

/** Return what this phone may do now. */
export function offersTo({ now }: Store): readonly Offered[] {
  return now === null ? [] : now.offers;
}

/** Return the ways to use an ability on something that everyone sees. */
export function aimsOf(offers: readonly Offered[]): Offered[] {
  return offers.filter(({ type, params }) => type === ABILITY && !("indices" in params));
}

/** Return the offer of an action; swapping cards is an ability that needs the hand. */
export function offerFor(action: string, offers: readonly Offered[]): Offered | undefined {
  if (action === ABILITY) return aimsOf(offers)[0];
  if (action !== "discard_draw") return offers.find(({ type }) => type === action);
  return offers.find(({ params }) => "indices" in params);
}

/** Return what the cards are for now: what must be done, else what is wished, else building. */
export function purposeOf(offers: readonly Offered[], wish: Purpose): Purpose {
  const order: Purpose[] = ["draft_pick", "lay_aside", "keep_card", wish, "build"];
  return order.find((purpose) => offerFor(purpose, offers) !== undefined) ?? "read";
}

/** Return the cards that lie behind the cover. */
export function cardsFor(purpose: Purpose, own: OwnView): Card[] {
  return (purpose === "keep_card" ? own.drawn_cards : own.hand) ?? [];
}

/** Return what of the choice is still there to be chosen. */
export function still(chosen: readonly string[], purpose: Purpose, own: OwnView): string[] {
  const there = ofCharacters(purpose)
    ? (own.draft_choices ?? [])
    : cardsFor(purpose, own).map(({ id }) => id);
  return chosen.filter((id) => there.includes(id));
}

/** Return what would be done with the chosen cards, if it is offered. */
export function deedOf(
  purpose: Purpose,
  chosen: readonly string[],
  own: OwnView,
  offers: readonly Offered[],
): Deed | null {
  const offer = offerFor(purpose, offers);
  const [first] = chosen;
  if (offer === undefined || first === undefined) return null;
  const cards = cardsFor(purpose, own);
  const places = cards.flatMap(({ id }, at) => (chosen.includes(id) ? [at] : []));
  const district = cards.find(({ id }) => id === first)?.district ?? "";
  switch (purpose) {
    case "draft_pick":
    case "lay_aside":
      return taken(offer, { character: first });
    case "keep_card":
      return taken(offer, { index: places[0] ?? -1 });
    case "discard_draw":
      return taken(offer, { extra_data: "discard_draw", indices: places });
    default:
      return taken(offer, { district_name: district });
  }
}

/** Return the deed, if the offer holds every value of it. */
export function taken(offer: Offered, params: Record<string, Value | Value[]>): Deed | null {
  const holds = Object.entries(offer.params).every(([name, { options }]) => {
    const given = params[name];
    return given !== undefined && [given].flat().every((value) => options.includes(value));
  });
  return holds ? { type: offer.type, params } : null;
}
