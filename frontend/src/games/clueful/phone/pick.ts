import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { photo } from "../art/photo";
import art from "../art/photo.css?inline";
import { CARDS, type Kind } from "../cards";
import { myRoom } from "../view";
import { say } from "../words";
import styles from "./pick.css?inline";

/** Tells which photograph was tapped. */
export class PickEvent extends CustomEvent<string> {
  constructor(id: string) {
    super("pick", { detail: id });
  }
}

/**
 * All photographs of a kind, spread out on the desk; one of them is named aloud.
 *
 * They lie open, so they show nothing of what I know: everyone's look the same.
 */
@customElement("clueful-pick")
export class Pick extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property() kind: Kind = "suspect";
  @property() legend = "";
  @property() picked: string | null = null;

  override render(): TemplateResult {
    return html`<div class="spread ${this.kind}" role="radiogroup" aria-label=${this.legend}>
      ${CARDS[this.kind].map((id) => this.option(id))}
    </div>`;
  }

  private option(id: string): TemplateResult {
    const chosen = id === this.picked;
    const here = id === myRoom(this.store);
    return html`<label class=${chosen ? "chosen" : ""} data-pick=${id}>
      <input
        class="tap"
        type="radio"
        name="card"
        .checked=${chosen}
        @click=${() => this.dispatchEvent(new PickEvent(id))}
      />
      ${photo(this.store, id)}
      ${here ? html`<span class="here">${say(this.store, "here")}</span>` : ""}
    </label>`;
  }
}
