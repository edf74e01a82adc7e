import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number, signed, t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { district } from "../district";
import districts from "../district.css?inline";
import { type CitadelsView, type Part, playerOf, viewOf } from "../view";
import { say } from "../words";
import { onStage, partsIn, ranked, type Tally, tallyOf } from "../counting";
import styles from "./count.css?inline";

/** The count on the TV: one city after the other, the best last, part by part. */
@customElement("citadels-count")
export class CountScreen extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(districts),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const seat = view === null ? null : onStage(view);
    if (view === null || seat === null) return nothing;
    return html`<h1>${say(this.store, "counting")}</h1>
      ${keyed(seat, this.city(tallyOf(view, seat), view))} ${this.standings(view, seat)}`;
  }

  private city(tally: Tally, { end_city_size: size }: CitadelsView): TemplateResult {
    const player = playerOf(this.store, tally.seat);
    const seat = this.store.names?.seat(tally.seat);
    const city = player?.city ?? [];
    const lit = tally.parts.length > 0 ? "lit" : "";
    return html`<section class="counted" data-seat=${tally.seat}>
      <div class="owner">
        ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
        <h2>${nameOf(this.store, tally.seat)}</h2>
        <b class="total">${number(tally.total)}</b>
      </div>
      <div class="city ${lit} ${city.length > Math.max(size, 8) ? "large" : ""}">
        ${
          city.length === 0
            ? html`<p>${say(this.store, "empty_city")}</p>`
            : city.map((card) => district(this.store, card))
        }
      </div>
      <ul class="parts">
        ${partsIn(tally).map(({ part, points }) => this.portion(part, points))}
      </ul>
    </section>`;
  }

  private portion(part: Part, points: number | null): TemplateResult {
    return html`<li class=${points === null ? "open" : "in"} data-part=${part}>
      <span>${this.store.names?.reason(part)}</span>
      <b>${points === null ? "" : signed(points)}</b>
    </li>`;
  }

  private standings(view: CitadelsView, shown: string): TemplateResult {
    const lines = ranked(view);
    return html`<ol class="standings" aria-label=${t("scores.title")}>
      ${repeat(
        lines,
        ({ seat }) => seat,
        ({ seat, total }) => this.line(seat, total, seat === shown),
      )}
    </ol>`;
  }

  private line(id: string, total: number, now: boolean): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(id);
    if (seat === undefined) return nothing;
    return html`<li class=${now ? "now" : ""} data-seat=${id}>
      <parlor-person .seat=${seat}></parlor-person>
      <span class="name">${seat.name}</span>
      <b>${number(total)}</b>
    </li>`;
  }
}
