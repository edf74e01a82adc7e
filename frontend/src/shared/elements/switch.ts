import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import controls from "../theme/controls.css?inline";
import styles from "./switch.css?inline";

/** A switch with its words. */
@customElement("parlor-switch")
export class Switch extends LitElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() label = "";
  @property() help = "";
  @property({ type: Boolean }) on = false;
  @property({ type: Boolean }) disabled = false;

  override render(): TemplateResult {
    return html`<label>
      <span class="label">${this.label}</span>
      ${this.help === "" ? nothing : html`<span class="help">${this.help}</span>`}
      <input
        class="tap"
        type="checkbox"
        role="switch"
        .checked=${this.on}
        ?disabled=${this.disabled}
        @change=${this.switched}
      />
      <span class="track ${this.help === "" ? "" : "tall"}"></span>
    </label>`;
  }

  private switched(event: Event): void {
    this.on = (event.target as HTMLInputElement).checked;
    this.dispatchEvent(new CustomEvent("switched", { detail: this.on }));
  }
}
