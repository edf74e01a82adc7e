import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { face } from "../faces/face";
import type { Mood } from "../faces/features";
import type { SeatInfo } from "../protocol";
import "./mark";
import { isAway } from "../seats";
import seats from "../theme/seats.css?inline";
import styles from "./person.css?inline";

/** A person at the table, as a portrait with the seat's sign; the words stand beside it. */
@customElement("parlor-person")
export class Person extends LitElement {
  static override styles = [unsafeCSS(seats), unsafeCSS(styles)];

  @property({ attribute: false }) seat!: SeatInfo;
  /** Show who is ready; once a game runs that no longer matters. */
  @property({ type: Boolean }) gathering = false;
  /** What the moment does to the face; who is away sleeps through it. */
  @property() mood: Mood | null = null;

  override updated(): void {
    this.toggleAttribute("away", isAway(this.seat));
  }

  override render(): TemplateResult {
    const { colour, shape, ready } = this.seat;
    return html`<div class="c${colour % 10}">
      ${face(this.seat, isAway(this.seat) ? "asleep" : this.mood)}
      <parlor-mark .colour=${colour} .shape=${shape}></parlor-mark>
      ${this.gathering && ready ? READY : nothing}
    </div>`;
  }
}

const READY = html`<svg class="ready" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="11"></circle>
  <path d="M6.5 12.5l4 4l7-8.5"></path>
</svg>`;
