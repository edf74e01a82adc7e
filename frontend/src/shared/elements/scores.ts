import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { number, signed, t } from "../i18n";
import type { Names } from "../names";
import type { PointsInfo, SeatInfo } from "../protocol";
import { placed, type Standing, standings } from "../standings";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import "./seat";
import styles from "./scores.css?inline";

/** The scores, best first; with their reasons where they are known. */
@customElement("parlor-scores")
export class Scores extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) seats: SeatInfo[] = [];
  @property({ attribute: false }) scores: Record<string, number> = {};
  @property({ attribute: false }) winners: string[] = [];
  @property({ attribute: false }) left: string[] = [];
  @property({ attribute: false }) breakdown: Record<string, PointsInfo[]> = {};
  @property({ attribute: false }) names: Names | null = null;
  @property() me = "";

  override render(): TemplateResult {
    const lines = standings(this.seats, this.scores, this.winners, this.left);
    return html`<ol aria-label=${t("scores.title")}>
      ${lines.map((line) => this.entry(line, lines.length === 1))}
    </ol>`;
  }

  private entry(standing: Standing, open: boolean): TemplateResult {
    const { seat } = standing;
    const parts = this.breakdown[seat.id] ?? [];
    const line = this.line(standing);
    return html`<li class=${this.winners.includes(seat.id) ? "winner" : ""} data-seat=${seat.id}>
      ${
        parts.length === 0
          ? html`<div class="line">${line}</div>`
          : html`<details ?open=${open}>
              <summary class="line">${line}</summary>
              <div class="parts">${parts.map((part) => this.points(part))}</div>
            </details>`
      }
    </li>`;
  }

  private line({ seat, score, place }: Standing): TemplateResult {
    return html`<span class="place">${placed(place)}</span>
      <parlor-seat .seat=${seat} ?you=${seat.id === this.me}></parlor-seat>
      <span class="points"
        >${number(score)}<span class="unseen"> ${t("scores.points")}</span></span
      >`;
  }

  private points({ reason, points, round }: PointsInfo): TemplateResult {
    const why = this.names?.reason(reason) ?? "";
    return html`<div class="part">
      <span> ${round === null ? nothing : html`${t("scores.round", { round })} · `}${why} </span>
      <b>${signed(points)}</b>
    </div>`;
  }
}
