import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { card } from "../art/card";
import art from "../art/card.css?inline";
import { type Kind, ROOMS, SUSPECTS, WEAPONS } from "../cards";
import choice from "./choice.css?inline";
import styles from "./pick.css?inline";

/** Tells which card was tapped. */
export class PickEvent extends CustomEvent<string> {
  constructor(id: string) {
    super("pick", { detail: id });
  }
}

const CARDS = { suspect: SUSPECTS, weapon: WEAPONS, room: ROOMS };

/**
 * All cards of a kind as pictures, of which one is named aloud.
 *
 * It lies open, so it shows nothing of what I know: everyone's looks the same.
 */
@customElement("occluedo-pick")
export class Pick extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(choice),
    unsafeCSS(styles),
  ];

  @property() kind: Kind = "suspect";
  @property() legend = "";
  @property() picked: string | null = null;

  override render(): TemplateResult {
    return html`<div class="cards ${this.kind}" role="radiogroup" aria-label=${this.legend}>
      ${CARDS[this.kind].map((id) => this.option(id))}
    </div>`;
  }

  private option(id: string): TemplateResult {
    const chosen = id === this.picked;
    return html`<label class=${chosen ? "chosen" : ""} data-pick=${id}>
      <input
        class="tap"
        type="radio"
        name="card"
        .checked=${chosen}
        @change=${() => this.dispatchEvent(new PickEvent(id))}
      />
      ${card(this.store, id)}
    </label>`;
  }
}
