import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n";
import type { SeatInfo } from "../protocol";
import { SpeakingElement } from "./element";
import "./mark";
import styles from "./seat.css?inline";

/** A seat in a line of text: its sign and its name. */
@customElement("parlor-seat")
export class Seat extends SpeakingElement {
  static override styles = unsafeCSS(styles);

  @property({ attribute: false }) seat!: SeatInfo;
  @property({ type: Boolean }) you = false;

  override render(): TemplateResult {
    const { name, colour, shape, gone } = this.seat;
    const note = gone ? t("seat.gone") : this.you ? t("seat.you") : "";
    return html`<parlor-mark .colour=${colour} .shape=${shape}></parlor-mark>
      <span class="name"
        >${name}${note === "" ? nothing : html` <span class="you">${note}</span>`}</span
      >`;
  }
}
