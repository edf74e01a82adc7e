import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { againLine } from "../../../shared/again";
import { announce } from "../../../shared/announce";
import "../../../shared/elements/awards";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/podium";
import "../../../shared/elements/seat";
import { endingOf } from "../../../shared/ending";
import { inWords, number } from "../../../shared/i18n";
import type { GameResult, Public } from "../../../shared/protocol";
import { placed, standings } from "../../../shared/standings";
import controls from "../../../shared/theme/controls.css?inline";
import { type CascadeView, viewOf } from "../view";
import "../wall";
import { say } from "../words";
import styles from "./ending.css?inline";
import { sayOnTv } from "./words";
import { stars } from "../stars";
import starred from "../stars.css?inline";

const MOST_STARS = 3;
/** The more faces, the smaller they are. */
const CROWDS = ["one", "two", "few", "few", "many"];

/** The end on the TV: who has won, and a wall of all levels with their stars. */
@customElement("cascade-ending")
export class Ending extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(starred), unsafeCSS(styles)];

  override firstUpdated(): void {
    const now = this.store.now?.public;
    if (now?.result != null) announce(endingOf(now, now.result).title);
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    const view = viewOf(this.store);
    if (now?.result == null || view === null || this.store.words === null) return nothing;
    const { result } = now;
    this.toggleAttribute("told", result.awards.length > 0);
    return html`${this.people(view, now, result)}
      ${view.mode === "race" ? this.race(view, now, result) : this.wall(view)}
      <parlor-awards large .store=${this.store}></parlor-awards>`;
  }

  private people(view: CascadeView, now: Public, result: GameResult): TemplateResult {
    const { seats, won, title } = endingOf(now, result);
    const why = [this.store.names?.tie(result.tie), this.store.whyOver(result.ended_by)];
    return html`<section class="people">
      <parlor-podium
        class=${CROWDS[Math.min(seats.length, CROWDS.length) - 1] ?? ""}
        .seats=${seats}
        ?bare=${!won}
      ></parlor-podium>
      <h1>${view.mode === "race" || !won ? title : sayOnTv(this.store, "all_solved")}</h1>
      ${view.mode === "race" ? nothing : this.sum(view)}
      ${why.map((text) => (text == null ? nothing : html`<p class="soft">${text}</p>`))}
      <p>${againLine(now)}</p>
    </section>`;
  }

  /** All stars that were there, and how many were won. */
  private sum({ boards: [board], course }: CascadeView): TemplateResult {
    const count = (board?.past ?? []).reduce((sum, past) => sum + past.stars, 0);
    return html`<p class="sum">
      ${stars(MOST_STARS)}
      ${sayOnTv(this.store, "stars", { count, of: MOST_STARS * course.length })}
    </p>`;
  }

  private wall({ boards: [board], pack }: CascadeView): TemplateResult {
    return html`<section class="wall">
      <h2 class="caps">${inWords(pack)}</h2>
      <cascade-wall large .store=${this.store} .board=${board}></cascade-wall>
    </section>`;
  }

  private race(view: CascadeView, { seats }: Public, result: GameResult): TemplateResult {
    const lines = standings(seats, result.scores, result.winners, result.left);
    return html`<ol class="lanes ${lines.length > 5 ? "many" : ""}">
      ${lines.map(({ seat, place, score }) => {
        const past = view.boards.find((board) => board.seats.includes(seat.id))?.past ?? [];
        return html`<li
          class=${result.winners.includes(seat.id) ? "winner" : ""}
          data-seat=${seat.id}
        >
          <span class="place">${placed(place)}</span>
          <parlor-seat one-line .seat=${seat}></parlor-seat>
          <span class="total"
            >${say(this.store, "levels_done", { count: score, of: view.course.length })}</span
          >
          <div class="bar" aria-hidden="true">
            ${view.course.map((_, at) => html`<i class=${`s${number(past[at]?.stars ?? 0)}`}></i>`)}
          </div>
        </li>`;
      })}
    </ol>`;
  }
}
