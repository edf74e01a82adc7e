import { html, nothing, type TemplateResult } from "lit";
import { nameOf } from "../../../shared/own-words";
import type { GameResult } from "../../../shared/protocol";
import type { Store } from "../../../shared/store";
import { outline } from "../art/districts";
import { type Card, playerOf } from "../view";
import { districtOf, say } from "../words";

/**
 * Return the city that has won against the sky: every district a roof, the dearest in the middle.
 *
 * Where the win is shared, none stands above the others.
 */
export function skyline(store: Store, { winners }: GameResult): TemplateResult | typeof nothing {
  const [winner, ...others] = winners;
  const city = playerOf(store, winner)?.city ?? [];
  if (others.length > 0 || city.length === 0) return nothing;
  const label = say(store, "city_of", { name: nameOf(store, winner) });
  return html`<div class="skyline" role="img" aria-label=${`${label}: ${namesOf(store, city)}`}>
    ${towering(city).map(
      (card) =>
        html`<span class="roof ${card.color} cost-${card.cost}">${outline(card.district)}</span>`,
    )}
  </div>`;
}

function namesOf(store: Store, city: readonly Card[]): string {
  return city.map(({ district }) => districtOf(store, district).name).join(", ");
}

/** The dear ones in the middle, the cheap ones at the edges. */
function towering(city: readonly Card[]): Card[] {
  const sorted = [...city].sort((one, other) => one.cost - other.cost);
  const left = sorted.filter((_, at) => at % 2 === 0);
  const right = sorted.filter((_, at) => at % 2 === 1);
  return [...left, ...right.reverse()];
}
