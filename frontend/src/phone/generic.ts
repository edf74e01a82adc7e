import { html, nothing, type TemplateResult } from "lit";
import "../shared/elements/cover";
import "../shared/elements/facts";
import "../shared/elements/generic";
import "../shared/elements/offers";
import "../shared/elements/story";
import { t } from "../shared/i18n";
import type { Store } from "../shared/store";

/** The screen of a game that brings none: what its view holds, and a card for what is private. */
export default (store: Store): TemplateResult =>
  html`<parlor-generic .store=${store}>
    <div class="last"><parlor-story .store=${store} .lines=${1}></parlor-story></div>
    ${card(store)}
  </parlor-generic>`;

function card({ now, names, words }: Store): TemplateResult | typeof nothing {
  const view = now?.private.view ?? {};
  if (names === null || Object.keys(view).length === 0) return nothing;
  const content = (): TemplateResult =>
    html`<parlor-facts .view=${view} .names=${names} .words=${words}></parlor-facts>`;
  return html`<parlor-cover .label=${t("game.my_card")} .content=${content}></parlor-cover>`;
}
