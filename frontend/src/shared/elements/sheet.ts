import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { icon } from "../art/icons";
import { t } from "../i18n";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import styles from "./sheet.css?inline";

/** The second half of a double tap is not meant for what has just come up under it. */
const SETTLE_MS = 400;

/** Told before the back button does anything else: whatever lies on top closes. */
export const STEP_BACK = "step-back";

/** A sheet that slides over the page; it is open while it is in the page. */
@customElement("parlor-sheet")
export class Sheet extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() heading = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  override connectedCallback(): void {
    super.connectedCallback();
    const back = (event: Event): void => {
      event.preventDefault();
      this.closed();
    };
    window.addEventListener(STEP_BACK, back);
    this.while(() => window.removeEventListener(STEP_BACK, back));
  }

  private opened = 0;

  override firstUpdated(): void {
    this.dialog.showModal();
    this.opened = performance.now();
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @close=${this.closed} @click=${this.outside}>
      <div class="top">
        <h2 id="heading">${this.heading}</h2>
        <button aria-label=${t("shell.close")} @click=${this.closed}>${icon("close")}</button>
      </div>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }

  private closed(): void {
    this.dispatchEvent(new CustomEvent("closed"));
  }

  private outside(event: MouseEvent): void {
    if (performance.now() - this.opened < SETTLE_MS) return;
    if (event.target === this.dialog) this.closed();
  }
}
