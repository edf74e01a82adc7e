import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { cameo } from "../art/cameo";
import type { SeatInfo } from "../protocol";
import "./mark";
import { isAway } from "../seats";
import seats from "../theme/seats.css?inline";
import styles from "./person.css?inline";

/** A person at the table, as a cameo with the seat's sign; the words stand beside it. */
@customElement("parlor-person")
export class Person extends LitElement {
  static override styles = [unsafeCSS(seats), unsafeCSS(styles)];

  @property({ attribute: false }) seat!: SeatInfo;
  /** Show who is ready; once a game runs that no longer matters. */
  @property({ type: Boolean }) gathering = false;

  override updated(): void {
    this.toggleAttribute("away", isAway(this.seat));
  }

  override render(): TemplateResult {
    const { colour, shape, kind, bot, ready } = this.seat;
    return html`<div class="c${colour % 10}">
      ${cameo(colour, kind === "bot" || bot)}
      <parlor-mark .colour=${colour} .shape=${shape}></parlor-mark>
      ${this.gathering && ready ? READY : nothing}
    </div>`;
  }
}

const READY = html`<svg class="ready" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="11"></circle>
  <path d="M6.5 12.5l4 4l7-8.5"></path>
</svg>`;
