import { html, type TemplateResult } from "lit";
import type { Store } from "../../../shared/store";
import { card, cardBack } from "../art/card";

/** Return a card of the crime that turns up, each after the one before it; see `turning.css`. */
export function turningCard(store: Store, id: string, at: number): TemplateResult {
  return html`<li .style=${`--at: ${at}`}>
    ${card(store, id)}<i class="face-down" aria-hidden="true">${cardBack()}</i>
  </li>`;
}
