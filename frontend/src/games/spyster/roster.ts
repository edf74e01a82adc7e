import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { number, t } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import { isAway } from "../../shared/seats";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./roster.css?inline";
import { playersOf, type SpysterView, viewOf } from "./view";
import { say } from "./words";

/** Everyone who plays: while people talk in the order of turns, in a vote with who has acted. */
@customElement("spyster-roster")
export class Roster extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const players = playersOf(this.store);
    const seats =
      view.phase === "questioning"
        ? view.order.flatMap((id) => players.find((seat) => seat.id === id) ?? [])
        : players;
    const few = seats.length <= 5;
    const half = Math.ceil(seats.length / (few ? 1 : 2));
    return html`<ul class="${view.phase} half-${half} ${few ? "few" : ""}">
      ${seats.map((seat) => this.face(seat, view))}
    </ul>`;
  }

  private face(seat: SeatInfo, view: SpysterView): TemplateResult {
    const voting = view.phase === "vote";
    const acted = voting && !view.waiting_for.includes(seat.id);
    const classes = {
      acted,
      missing: voting && !acted,
      asks: seat.id === view.questioner,
      answers: seat.id === view.answerer,
    };
    return html`<li class=${classMap(classes)} data-seat=${seat.id}>
      <div class="face">
        <parlor-person .seat=${seat}></parlor-person>
        ${acted ? html`<span class="tick">${icon("check")}</span>` : nothing}
      </div>
      <p class="name"><span>${seat.name}</span></p>
      <p class="note">${this.note(seat, view)}</p>
    </li>`;
  }

  private note(seat: SeatInfo, view: SpysterView): string | TemplateResult {
    if (isAway(seat)) return t("seat.away");
    if (view.phase !== "vote") return `${number(view.scores[seat.id] ?? 0)} ${t("scores.points")}`;
    const missing = view.waiting_for.includes(seat.id);
    return html`<span class="unseen">${say(this.store, missing ? "missing" : "acted")}</span>`;
  }
}
