import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { SHAPES } from "../art/shapes";
import seats from "../theme/seats.css?inline";
import styles from "./mark.css?inline";

/** The sign of a seat: its colour and its shape. */
@customElement("parlor-mark")
export class Mark extends LitElement {
  static override styles = [unsafeCSS(seats), unsafeCSS(styles)];

  @property({ type: Number }) colour = 0;
  @property() shape = "circle";

  override render(): TemplateResult {
    return html`<svg viewBox="0 0 24 24" aria-hidden="true">
      <circle class="disc c${this.colour % 10}" cx="12" cy="12" r="11.5"></circle>
      <path class="shape" d=${SHAPES[this.shape] ?? ""}></path>
    </svg>`;
  }
}
