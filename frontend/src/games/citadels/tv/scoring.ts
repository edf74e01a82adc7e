import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { announce } from "../../../shared/announce";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/podium";
import "../../../shared/elements/seat";
import { type Ending, endingOf } from "../../../shared/ending";
import { number, t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { GameResult } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { crown } from "../art/things";
import { type Part, PARTS, playerOf } from "../view";
import { characterOf, rankOf, say } from "../words";
import { Count, countUpTo, type Line } from "./count";
import styles from "./scoring.css?inline";

const FEW = 4;

/** The end on the TV: the cities are counted part by part, and then there is a winner. */
@customElement("citadels-scoring")
export class Scoring extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  private readonly count = new Count(() => this.requestUpdate());
  private proclaimed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const result = this.store.now?.public.result;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (result != null) this.count.begin(result, still);
    this.while(() => this.count.stop());
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    if (now?.result == null || this.store.words === null) return nothing;
    return html`${this.count.over ? this.ending(endingOf(now, now.result), now.result) : this.counting()}
    ${this.table(now.result)}`;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const now = this.store.now?.public;
    if (now?.result == null || this.proclaimed || !this.count.over) return;
    this.proclaimed = true;
    announce(endingOf(now, now.result).title);
  }

  private counting(): TemplateResult {
    return html`<header class="counting">
      <span class="crowned">${crown()}</span>
      <h1>${say(this.store, "counting")}</h1>
    </header>`;
  }

  private ending({ seats, title }: Ending, result: GameResult): TemplateResult {
    const why = [this.tie(result), this.store.whyOver(result.ended_by), t("tv.rematch")];
    const shared = classMap({ shared: seats.length > 1, crowd: seats.length > FEW });
    return html`<header class="ending ${shared}">
      <parlor-podium .seats=${seats}></parlor-podium>
      <div class="told">
        <h1>${title}</h1>
        ${why.map((text) => (text === null ? nothing : html`<p>${text}</p>`))}
      </div>
    </header>`;
  }

  /** Return how a tie was decided, if there was one. */
  private tie({ winners, scores }: GameResult): string | null {
    const [winner] = winners;
    const best = Math.max(...Object.values(scores));
    const tied = Object.values(scores).filter((score) => score === best).length;
    if (winner === undefined || winners.length > 1 || tied < 2) return null;
    const roles = playerOf(this.store, winner)?.revealed_roles ?? [];
    const highest = [...roles].sort(
      (one, other) => rankOf(this.store, other) - rankOf(this.store, one),
    )[0];
    if (highest === undefined) return null;
    const character = characterOf(this.store, highest).name;
    return say(this.store, "tie", { name: nameOf(this.store, winner), character });
  }

  /** In the page the rows stand as in the end; a style moves them, so they glide to it. */
  private table(result: GameResult): TemplateResult {
    const lines = countUpTo(result, this.count.counted);
    const rows = countUpTo(result, PARTS.length).flatMap(
      ({ seat }) => lines.find((line) => line.seat === seat) ?? [],
    );
    const few = lines.length <= FEW ? "few" : "";
    return html`<div class="table ${few}" role="table" aria-label=${t("scores.title")}>
      <div class="row head" role="row">
        <span role="columnheader"><span class="unseen">${say(this.store, "place")}</span></span>
        <span class="name" role="columnheader">
          <span class="unseen">${say(this.store, "player")}</span>
        </span>
        ${PARTS.map((part) => this.heading(part))}
        <span class="sum" role="columnheader">${say(this.store, "total")}</span>
      </div>
      <div class="body" role="rowgroup">
        ${repeat(
          rows,
          ({ seat }) => seat,
          (line) => this.line(line, lines, result),
        )}
      </div>
    </div>`;
  }

  private heading(part: Part): TemplateResult {
    const now = PARTS.indexOf(part) === this.count.counted - 1 && !this.count.over;
    return html`<span class=${now ? "now" : ""} role="columnheader" data-part=${part}>
      ${this.store.names?.reason(part)}
    </span>`;
  }

  private line(line: Line, lines: Line[], result: GameResult): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(line.seat);
    if (seat === undefined) return nothing;
    const over = this.count.over;
    const wins = over && result.winners.includes(line.seat);
    const place = placeOf(line, lines, over ? result.winners : []);
    return html`<div
      class="row at-${lines.indexOf(line)} ${wins ? "wins" : ""}"
      role="row"
      data-seat=${line.seat}
    >
      <span class="place" role="cell">${this.count.counted === 0 ? "" : number(place)}</span>
      <span class="name" role="rowheader"><parlor-seat .seat=${seat}></parlor-seat></span>
      ${PARTS.map((part) => cell(part, line.parts[part]))}
      <b class="sum" role="cell">${number(line.total)}</b>
    </div>`;
  }
}

/** Return a place; equal scores share it, unless the tie was decided. */
function placeOf({ seat, total }: Line, lines: Line[], winners: string[]): number {
  const wins = winners.includes(seat);
  const equal = (other: Line): boolean =>
    other.total === total && winners.includes(other.seat) === wins;
  return lines.findIndex(equal) + 1;
}

function cell(part: Part, points: number | undefined): TemplateResult {
  const shown = points === undefined ? "" : number(points);
  return html`<span class=${points === 0 ? "none" : ""} role="cell" data-part=${part}>
    ${points === undefined ? nothing : html`<i>${shown}</i>`}
  </span>`;
}
