import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { againLine } from "../../../shared/again";
import { announce } from "../../../shared/announce";
import "../../../shared/elements/awards";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/podium";
import "../../../shared/elements/seat";
import { type Ending, endingOf } from "../../../shared/ending";
import { number, t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { GameResult } from "../../../shared/protocol";
import { placed } from "../../../shared/standings";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { type Part, PARTS, playerOf } from "../view";
import { characterOf, rankOf, say, sayOnTv } from "../words";
import { type Line, linesOf } from "./lines";
import styles from "./scoring.css?inline";
import { skyline } from "./skyline";
import skylines from "./skyline.css?inline";

const FEW = 4;

/** The end on the TV: whose city it is that everyone looks up to, and where every point came from. */
@customElement("citadels-scoring")
export class Scoring extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(skylines),
    unsafeCSS(styles),
  ];

  override firstUpdated(): void {
    const now = this.store.now?.public;
    if (now?.result != null) announce(endingOf(now, now.result).title);
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    if (now?.result == null || this.store.words === null) return nothing;
    const { awards, scores } = now.result;
    this.toggleAttribute("tight", awards.length > 0 && Object.keys(scores).length > FEW);
    return html`${this.ending(endingOf(now, now.result), now.result)} ${this.table(now.result)}
      <parlor-awards large rows .store=${this.store}></parlor-awards>`;
  }

  private ending({ seats, title, won }: Ending, result: GameResult): TemplateResult {
    const why = [this.tie(result), this.store.whyOver(result.ended_by), this.again()];
    const shared = classMap({ shared: seats.length > 1, crowd: seats.length > FEW });
    return html`<header class="ending ${shared}">
      <parlor-podium .seats=${seats} ?bare=${!won}></parlor-podium>
      <div class="told">
        <h1>${title}</h1>
        ${why.map((text) => (text === null ? nothing : html`<p>${text}</p>`))}
      </div>
      ${skyline(this.store, result)}
    </header>`;
  }

  private again(): string | null {
    const now = this.store.now?.public;
    return now === undefined ? null : againLine(now);
  }

  /** Return how a tie was decided, if there was one: by whom, where a character has done it. */
  private tie({ winners, tie }: GameResult): string | null {
    const [winner] = winners;
    const roles = playerOf(this.store, winner)?.revealed_roles ?? [];
    const highest = [...roles].sort(
      (one, other) => rankOf(this.store, other) - rankOf(this.store, one),
    )[0];
    if (tie !== "higher_character" || highest === undefined) {
      return this.store.names?.tie(tie) ?? null;
    }
    const character = characterOf(this.store, highest).name;
    return sayOnTv(this.store, "tie", { name: nameOf(this.store, winner), character });
  }

  private table(result: GameResult): TemplateResult {
    const lines = linesOf(result);
    const few = lines.length <= FEW ? "few" : "";
    return html`<div class="table ${few}" role="table" aria-label=${t("scores.title")}>
      <div class="row head" role="row">
        <span role="columnheader"><span class="unseen">${sayOnTv(this.store, "place")}</span></span>
        <span class="name" role="columnheader">
          <span class="unseen">${say(this.store, "player")}</span>
        </span>
        ${PARTS.map((part) => this.heading(part))}
        <span class="sum" role="columnheader">${sayOnTv(this.store, "total")}</span>
      </div>
      <div class="body" role="rowgroup">${lines.map((line) => this.line(line, result))}</div>
    </div>`;
  }

  private heading(part: Part): TemplateResult {
    return html`<span role="columnheader" data-part=${part}>
      ${this.store.names?.reason(part)}
    </span>`;
  }

  private line(line: Line, result: GameResult): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(line.seat);
    if (seat === undefined) return nothing;
    const wins = result.winners.includes(line.seat) ? "wins" : "";
    const left = line.place === null ? "left" : "";
    return html`<div class="row ${wins} ${left}" role="row" data-seat=${line.seat}>
      <span class="place" role="cell">${placed(line.place)}</span>
      <span class="name" role="rowheader">
        <parlor-seat .seat=${seat}></parlor-seat>
      </span>
      ${PARTS.map((part) => cell(part, line.parts[part]))}
      <b class="sum" role="cell">${number(line.total)}</b>
    </div>`;
  }
}

function cell(part: Part, points: number): TemplateResult {
  return html`<span class=${points === 0 ? "none" : ""} role="cell" data-part=${part}>
    <i>${number(points)}</i>
  </span>`;
}
