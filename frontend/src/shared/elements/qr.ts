import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { QrCode } from "../protocol";
import styles from "./qr.css?inline";

/** A QR code; dark on light in every theme, or phones can't read it. */
@customElement("parlor-qr")
export class Qr extends LitElement {
  static override styles = unsafeCSS(styles);

  @property({ attribute: false }) code!: QrCode;
  @property() label = "";

  override render(): TemplateResult {
    const { size, path } = this.code;
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label}>
      <path d=${path}></path>
    </svg>`;
  }
}
