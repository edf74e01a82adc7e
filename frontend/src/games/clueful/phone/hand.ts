import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { photo } from "../art/photo";
import art from "../art/photo.css?inline";
import { myHand, ownViewOf } from "../view";
import { say } from "../words";
import styles from "./hand.css?inline";

/** Behind the cover: what was just shown to me, and my cards, with a mark on those I have shown. */
@customElement("clueful-hand")
export class Hand extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult {
    return html`<div class="scroll" tabindex="0">
      ${this.revealed()}
      <h3>${say(this.store, "your_cards")}</h3>
      <ul class="spread">
        ${myHand(this.store).map((id) => this.card(id))}
      </ul>
    </div>`;
  }

  /** That a card was shown is known to all, so it may take its place. */
  private revealed(): TemplateResult | typeof nothing {
    const { revealed } = ownViewOf(this.store);
    if (revealed == null) return nothing;
    const { card, by, round } = revealed;
    return html`<figure>
      <figcaption>
        ${say(this.store, "revealed", { name: nameOf(this.store, by) })}
        <small>${say(this.store, "round", { round })}</small>
      </figcaption>
      ${photo(this.store, card)}
    </figure>`;
  }

  private card(id: string): TemplateResult {
    const shown = ownViewOf(this.store).showed?.includes(id) ?? false;
    return html`<li>
      ${photo(this.store, id)}
      <svg class="known" viewBox="0 0 24 24" aria-hidden="true">
        <path d=${shown ? EYE : ""}></path>
      </svg>
      ${shown ? html`<span class="unseen">${say(this.store, "you_showed_it")}</span>` : nothing}
    </li>`;
  }
}

const EYE =
  "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 .1 0z";
