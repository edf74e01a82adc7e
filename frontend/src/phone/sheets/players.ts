import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/seat";
import { t } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import { isAway, stillHere } from "../../shared/seats";
import controls from "../../shared/theme/controls.css?inline";
import { OpenEvent } from "../intent";
import "./entrance";
import styles from "./list.css?inline";

/** Everyone at the table, with what the host can do for each. */
@customElement("parlor-players")
export class Players extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const seats = stillHere(this.store.now?.public.seats ?? []);
    return html`${seats.map((seat) => this.player(seat))}
    ${this.store.powers ? html`<parlor-entrance .store=${this.store}></parlor-entrance>` : nothing}`;
  }

  private player(seat: SeatInfo): TemplateResult {
    const mine = seat.id === this.store.me?.id;
    const can = mine || this.store.powers;
    return html`<button
      class="entry"
      ?disabled=${!can}
      @click=${() => this.dispatchEvent(new OpenEvent(`seat:${seat.id}`))}
    >
      ${icon(seat.kind === "bot" || seat.bot ? "bot" : "people")}
      <span
        ><parlor-seat .seat=${seat} ?you=${mine}></parlor-seat>
        <span class="soft small">${this.note(seat)}</span></span
      >
    </button>`;
  }

  private note(seat: SeatInfo): string {
    if (seat.watching) return t("seat.watching");
    if (isAway(seat)) return t("seat.away");
    return seat.id === this.store.now?.public.host ? t("seat.host") : "";
  }
}
