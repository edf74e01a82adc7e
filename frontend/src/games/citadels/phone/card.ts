import { html, nothing, type TemplateResult } from "lit";
import { number } from "../../../shared/i18n";
import type { Store } from "../../../shared/store";
import { character } from "../art/characters";
import { outline, symbol } from "../art/districts";
import { blankCoin } from "../art/things";
import type { Card } from "../view";
import { characterOf, colorOf, districtOf, rankOf, say } from "../words";

/** Return the face of a district's card: how it stands in the city, its colour and its cost. */
export function districtCard(store: Store, { district, color, cost }: Card): TemplateResult {
  return html`<span class="picture ${color}">
      ${outline(district)}
      <span class="cost" aria-hidden="true">${blankCoin()}<b>${number(cost)}</b></span>
      <span class="color">${symbol(color)}</span>
    </span>
    <span class="title">${districtOf(store, district).name}</span>
    <span class="unseen"
      >${colorOf(store, color).name}, ${say(store, "cost", { count: cost })}</span
    >`;
}

/** Return the face of a character's card. */
export function characterCard(store: Store, id: string): TemplateResult {
  return html`<span class="picture">
      ${character(id)}<span class="rank">${number(rankOf(store, id))}</span>
    </span>
    <span class="title">${characterOf(store, id).name}</span>`;
}

/** Return what a district does: its own effect, or who collects gold for it. */
export function effectOf(store: Store, { district, color }: Card): string {
  return districtOf(store, district).effect ?? colorOf(store, color).effect;
}

/** Return a line about a card, with why it can't be had, if so. */
export function about(title: string, text: string, why = ""): TemplateResult {
  return html`<b>${title}</b> ${text} ${why === "" ? nothing : html`<em>${why}</em>`}`;
}
