import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type GameWords, humanise } from "../games";
import { fill, number, signed, t } from "../i18n";
import type { PointsInfo, SeatInfo } from "../protocol";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import "./seat";
import styles from "./scores.css?inline";

export interface Standing {
  seat: SeatInfo;
  score: number;
  place: number;
}

/** Return who stands where, the best first; equal scores share a place. */
export function standings(seats: SeatInfo[], scores: Record<string, number>): Standing[] {
  const scored = seats.flatMap((seat) => {
    const score = scores[seat.id];
    return score === undefined ? [] : [{ seat, score }];
  });
  scored.sort((one, other) => other.score - one.score);
  return scored.map((line) => ({
    ...line,
    place: scored.findIndex((other) => other.score === line.score) + 1,
  }));
}

/** The scores, best first; with their reasons where they are known. */
@customElement("parlor-scores")
export class Scores extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) seats: SeatInfo[] = [];
  @property({ attribute: false }) scores: Record<string, number> = {};
  @property({ attribute: false }) winners: string[] = [];
  @property({ attribute: false }) breakdown: Record<string, PointsInfo[]> = {};
  @property({ attribute: false }) words: GameWords | null = null;
  @property() me = "";

  override render(): TemplateResult {
    return html`<ol aria-label=${t("scores.title")}>
      ${standings(this.seats, this.scores).map((line) => this.entry(line))}
    </ol>`;
  }

  private entry(standing: Standing): TemplateResult {
    const { seat } = standing;
    const parts = this.breakdown[seat.id] ?? [];
    const line = this.line(standing);
    return html`<li class=${this.winners.includes(seat.id) ? "winner" : ""} data-seat=${seat.id}>
      ${
        parts.length === 0
          ? html`<div class="line">${line}</div>`
          : html`<details>
              <summary class="line">${line}</summary>
              <div class="parts">${parts.map((part) => this.points(part))}</div>
            </details>`
      }
    </li>`;
  }

  private line({ seat, score, place }: Standing): TemplateResult {
    return html`<span class="place">${number(place)}</span>
      <parlor-seat .seat=${seat} ?you=${seat.id === this.me}></parlor-seat>
      <span class="points"
        >${number(score)}<span class="unseen"> ${t("scores.points")}</span></span
      >`;
  }

  private points({ reason, points, round }: PointsInfo): TemplateResult {
    const known = this.words?.reasons?.[reason];
    const why = known === undefined ? humanise(reason) : fill(known);
    return html`<div class="part">
      <span> ${round === null ? nothing : html`${t("scores.round", { round })} · `}${why} </span>
      <b>${signed(points)}</b>
    </div>`;
  }
}
