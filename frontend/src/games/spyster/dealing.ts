import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import { SILHOUETTE } from "./art";
import art from "./art.css?inline";
import styles from "./dealing.css?inline";
import { say } from "./words";

/** The moment before the cards: the same for everyone, for nobody has one yet. */
@customElement("spyster-dealing")
export class Dealing extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  /** For a TV, which needs no word about phones. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult {
    return html`<div class="figure-box">${SILHOUETTE}</div>
      <h2>${say(this.store, "dealing")}</h2>
      <p class="soft">${say(this.store, "dealing_hint")}</p>`;
  }
}
