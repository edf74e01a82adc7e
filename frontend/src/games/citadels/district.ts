import { html, nothing, type TemplateResult } from "lit";
import { number } from "../../shared/i18n";
import type { Store } from "../../shared/store";
import { outline, symbol } from "./art/districts";
import { blankCoin } from "./art/things";
import type { Card } from "./view";
import { colorOf, districtOf } from "./words";

/**
 * Return a district as it stands in a city: its outline, colour and symbol, name and cost.
 *
 * All of it is measured in `em`, so that whoever shows it chooses the size; its styles are
 * `district.css` and `art/art.css`.
 */
export function district(store: Store, card: Card, more = ""): TemplateResult {
  const { name, effect } = districtOf(store, card.district);
  const color = colorOf(store, card.color).name;
  return html`<div class="district ${card.color} ${more}" data-district=${card.district}>
    <span class="sign">${symbol(card.color)}<span class="unseen">${color}</span></span>
    ${outline(card.district)}
    <span class="cost">${blankCoin()}<b>${number(card.cost)}</b></span>
    <span class="title">${name}</span>
    ${effect === undefined ? nothing : html`<span class="effect">${effect}</span>`}
  </div>`;
}
