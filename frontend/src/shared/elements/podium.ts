import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { WREATH } from "../art/wreath";
import type { SeatInfo } from "../protocol";
import "./person";
import styles from "./podium.css?inline";

/** The people whom an ending is about, the winners in wreaths; `--person` says how large. */
@customElement("parlor-podium")
export class Podium extends LitElement {
  static override styles = unsafeCSS(styles);

  @property({ attribute: false }) seats: SeatInfo[] = [];
  /** They have lost. */
  @property({ type: Boolean, reflect: true }) bare = false;
  /** Nothing else on the page names them. */
  @property({ type: Boolean }) named = false;

  override render(): TemplateResult {
    return html`${this.seats.map((seat) => this.figure(seat))}`;
  }

  private figure(seat: SeatInfo): TemplateResult {
    const mood = this.bare ? "beaten" : "winning";
    const person = html`<parlor-person .seat=${seat} .mood=${mood}></parlor-person>`;
    return html`<div data-seat=${seat.id}>
      ${this.bare ? person : html`<span>${WREATH}${person}</span>`}
      ${this.named ? html`<b>${seat.name}</b>` : nothing}
    </div>`;
  }
}
