import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { OpenEvent } from "../phone/intent";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import { t } from "../shared/i18n";
import type { Public, SeatInfo } from "../shared/protocol";
import { isAway, stillHere } from "../shared/seats";
import controls from "../shared/theme/controls.css?inline";
import styles from "./people.css?inline";

/** Who plays, in their turn order: whose turn it is, who is away, and the points where there are any. */
@customElement("parlor-card-people")
export class People extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    if (now === null) return nothing;
    return html`<ul aria-label=${t("card.people")}>
      ${stillHere(now.public.seats).map((seat) => this.person(seat, now.public))}
    </ul>`;
  }

  private person(seat: SeatInfo, now: Public): TemplateResult {
    const acts = now.stage === "playing" && this.actsNow(seat, now);
    const won = now.result?.winners.includes(seat.id) === true;
    return html`<li class="${acts ? "turn" : ""} ${won ? "won" : ""}">
      <button
        ?disabled=${!this.store.powers}
        @click=${() => this.dispatchEvent(new OpenEvent(`seat:${seat.id}`))}
      >
        <parlor-person .seat=${seat} .mood=${won ? "winning" : null}></parlor-person>
        <span class="name">${seat.name}</span>
        <span class="note">${this.note(seat, now, acts)}</span>
      </button>
    </li>`;
  }

  private actsNow({ id }: SeatInfo, { view }: Public): boolean {
    return view?.turn === id || view?.waiting_for.includes(id) === true;
  }

  private note(seat: SeatInfo, { view, result }: Public, acts: boolean): string {
    if (seat.watching) return t("seat.watching");
    if (isAway(seat)) return t("seat.away");
    const points = (result?.scores ?? view?.scores)?.[seat.id];
    if (points !== undefined) return t("over.points", { count: points });
    return acts ? t("card.acts") : "";
  }
}
