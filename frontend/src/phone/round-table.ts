import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../shared/elements/emblem";
import { SpeakingElement } from "../shared/elements/element";
import "../shared/elements/person";
import { t } from "../shared/i18n";
import type { SeatInfo } from "../shared/protocol";
import { isAway } from "../shared/seats";
import controls from "../shared/theme/controls.css?inline";
import { OpenEvent } from "./intent";
import { MOST_PLACES, places } from "./places";
import styles from "./round-table.css?inline";

/** How wide it must be for three beside each other, in rem. */
const FEWEST_LETTERS = 16;

/** The people round the lamp-lit table, the person who looks at it sitting nearest. */
@customElement("parlor-round-table")
export class RoundTable extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) seats: SeatInfo[] = [];
  @property() me = "";
  @property() host = "";
  @property() game = "";
  @property({ type: Number }) least = 0;
  /** Whether a tap on a person opens what can be done for them. */
  @property({ type: Boolean }) powers = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const watcher = new ResizeObserver(() => this.toggleAttribute("plain", this.isNarrow()));
    watcher.observe(this);
    this.while(() => watcher.disconnect());
  }

  /** With large letters nobody's name fits round the table any more: then people stand in a row. */
  private isNarrow(): boolean {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return this.clientWidth / letter < FEWEST_LETTERS;
  }

  override render(): TemplateResult {
    const sitting = this.fromMe().slice(0, MOST_PLACES);
    const areas = places(Math.max(sitting.length, Math.min(this.least, MOST_PLACES)));
    const chairs = areas.slice(sitting.length);
    return html`<div class="around ${areas.length <= 5 ? "few" : ""}">
      <div class="wood">
        <parlor-emblem class="centre" .game=${this.game}></parlor-emblem>
      </div>
      ${sitting.map((seat, index) => this.place(seat, areas[index] ?? ""))}
      ${chairs.map((area) => html`<div class="chair" .style=${`grid-area: ${area}`}></div>`)}
    </div>`;
  }

  private fromMe(): SeatInfo[] {
    const mine = Math.max(
      0,
      this.seats.findIndex((seat) => seat.id === this.me),
    );
    return [...this.seats.slice(mine), ...this.seats.slice(0, mine)];
  }

  private place(seat: SeatInfo, area: string): TemplateResult {
    const mine = seat.id === this.me;
    const person = html`<parlor-person .seat=${seat} gathering></parlor-person>
      <span class="name">${seat.name}</span>
      <span class="unseen">${this.described(seat)}</span>
      ${this.note(seat)}`;
    const where = `grid-area: ${area}`;
    if (!this.powers && !mine) {
      return html`<div class="place" data-seat=${seat.id} .style=${where}>${person}</div>`;
    }
    return html`<button
      class="place ${mine ? "me" : ""}"
      data-seat=${seat.id}
      .style=${where}
      @click=${() => this.dispatchEvent(new OpenEvent(`seat:${seat.id}`))}
    >
      ${person}
    </button>`;
  }

  private described(seat: SeatInfo): string {
    const said = [t(seat.ready ? "seat.ready" : "seat.not_ready")];
    if (seat.id === this.me) said.unshift(t("seat.you"));
    return said.join(", ");
  }

  private note(seat: SeatInfo): TemplateResult | typeof nothing {
    if (isAway(seat)) return html`<span class="note">${t("seat.away")}</span>`;
    if (seat.id === this.host) return html`<span class="note">${t("seat.host")}</span>`;
    return nothing;
  }
}
