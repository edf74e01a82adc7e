import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { card } from "../art/card";
import art from "../art/card.css?inline";
import { cardsOf } from "../cards";
import { playing, viewOf } from "../view";
import { culpritLine, say } from "../words";
import { cellOf, CRIME } from "./cells";
import choice from "./choice.css?inline";
import styles from "./solved.css?inline";
import { cellSign } from "./signs";

/** The crime in three cards, and how much of it stood on my sheet. */
@customElement("occluedo-solved")
export class Solved extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(choice),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view?.crime == null) return nothing;
    const culprit = culpritLine(this.store, view);
    return html`<h2 class="caps">${say(this.store, "what_happened")}</h2>
      <ul class="cards">
        ${cardsOf(view.crime).map(
          (id) =>
            html`<li>
              ${card(this.store, id)} ${playing(this.store) === null ? nothing : this.mine(id)}
            </li>`,
        )}
      </ul>
      ${culprit === "" ? nothing : html`<h3>${culprit}</h3>`}`;
  }

  private mine(id: string): TemplateResult {
    const { sign } = cellOf(this.store, id, CRIME);
    const knew = sign === "yes" || sign === "mark_yes";
    return html`<p class=${knew ? "knew" : ""}>
      ${cellSign(knew ? "yes" : "no", false)} ${say(this.store, knew ? "you_knew" : "you_did_not")}
    </p>`;
  }
}
