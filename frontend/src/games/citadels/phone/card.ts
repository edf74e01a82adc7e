import { html, nothing, type TemplateResult } from "lit";
import { number, signed } from "../../../shared/i18n";
import type { Store } from "../../../shared/store";
import { character } from "../art/characters";
import { outline, symbol } from "../art/districts";
import { blankCoin } from "../art/things";
import type { Card, Twin } from "../view";
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

/** Return the face of a character's card, with the gold that it would bring, if any. */
export function characterCard(store: Store, id: string, gold = 0): TemplateResult {
  return html`<span class="picture">
      ${character(id)}<span class="rank">${number(rankOf(store, id))}</span>
      ${
        gold === 0
          ? nothing
          : html`<span class="pays" aria-hidden="true">${blankCoin()}<b>${signed(gold)}</b></span>`
      }
    </span>
    <span class="title">${characterOf(store, id).name}</span>`;
}

/** Return a card of my hand, small: what it costs, its colour, its name, and whether I have one. */
export function miniCard(store: Store, one: Card, place?: Twin): TemplateResult {
  const { district, color, cost } = one;
  return html`<li class="mini ${color}" data-card=${one.id}>
    <span class="cost" aria-hidden="true">${blankCoin()}<b>${number(cost)}</b></span>
    <span class="name">${districtOf(store, district).name}</span>
    <span class="color">${symbol(color)}</span>
    <span class="unseen"
      >${colorOf(store, color).name}, ${say(store, "cost", { count: cost })}</span
    >
    ${place === undefined ? nothing : html`<em>${say(store, `in_${place}`)}</em>`}
  </li>`;
}

/** Return what a district does: its own effect, or who collects gold for it. */
export function effectOf(store: Store, { district, color }: Card): string {
  return districtOf(store, district).effect ?? colorOf(store, color).effect;
}

/** Return a line about a card, with why it can't be had, if so. */
export function about(title: string, text: string, why = ""): TemplateResult {
  return html`<b>${title}</b> ${text} ${why === "" ? nothing : html`<em>${why}</em>`}`;
}
