import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./steps.css?inline";

/** Fewer than these are few. */
const FEW = 5;

/** The steps that are left, as a bed of embers that burns down; its words stand in it. */
@customElement("cascade-steps")
export class Steps extends LitElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ type: Number }) left = 0;
  @property({ type: Number }) budget = 1;
  @property() label = "";

  override updated(): void {
    const part = this.budget === 0 ? 0 : this.left / this.budget;
    this.style.setProperty("--left", String(part));
    this.toggleAttribute("few", this.left <= FEW);
  }

  override render(): TemplateResult {
    return html`<div
      class="trough"
      role="meter"
      aria-valuemin="0"
      aria-valuemax=${this.budget}
      aria-valuenow=${this.left}
      aria-label=${this.label}
    >
      <div class="embers"></div>
    </div>`;
  }
}
