import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/podium";
import "../shared/elements/seat";
import { endingOf } from "../shared/ending";
import { number, signed, t } from "../shared/i18n";
import { OwnScreens, type Screen } from "../shared/own-screens";
import type { GameResult, PointsInfo, Public } from "../shared/protocol";
import { type Standing, standings } from "../shared/standings";
import controls from "../shared/theme/controls.css?inline";
import styles from "./over.css?inline";

const SHORT_TITLE = 24;
/** The more faces, the smaller they are. */
const CROWDS = ["one", "two", "few", "few", "many"];

/** A game's own ending for the TV: `games/<id>/tv-over.ts` exports it as default. */
const screens = import.meta.glob<Screen>("../games/*/tv-over.ts", { import: "default" });

/** The end on the TV: the winners, and where the points came from. */
@customElement("parlor-tv-over")
export class TvOver extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, screens, "tv-over");

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    if (now?.result == null) return nothing;
    return this.own.draw(this.store) ?? this.generic(now, now.result);
  }

  private generic(now: Public, result: GameResult): TemplateResult {
    const { seats, won, title, ranked } = endingOf(now, result);
    return html`<section class="winners ${ranked ? "" : "unranked"}">
        <parlor-podium
          class=${CROWDS[Math.min(seats.length, CROWDS.length) - 1] ?? ""}
          .seats=${seats}
          ?bare=${!won}
          ?named=${!ranked && seats.length > 1}
        ></parlor-podium>
        <h1 class=${title.length > SHORT_TITLE ? "long" : ""}>${title}</h1>
        <p class="soft">${this.store.whyOver(result.ended_by) ?? ""}</p>
        <p>${t("tv.rematch")}</p>
      </section>
      ${ranked ? this.scores(result, standings(now.seats, result.scores, result.winners)) : nothing}`;
  }

  private scores(result: GameResult, lines: Standing[]): TemplateResult {
    return html`<ol
      class="scores ${lines.length <= 6 ? "few" : ""}"
      aria-label=${t("scores.title")}
    >
      ${lines.map((line) => this.line(result, line))}
    </ol>`;
  }

  private line(result: GameResult, { seat, score, place }: Standing): TemplateResult {
    const winner = result.winners.includes(seat.id);
    return html`<li class=${winner ? "winner" : ""} data-seat=${seat.id}>
      <span class="place">${number(place)}</span>
      <parlor-seat one-line .seat=${seat}></parlor-seat>
      <span class="total">${number(score)}</span>
      <p class="reasons">${this.reasons(result.breakdown[seat.id] ?? [])}</p>
    </li>`;
  }

  /** Returns "+16 Voted for the spy · −2 Voted for the wrong person". */
  private reasons(parts: PointsInfo[]): string {
    const sums = new Map<string, number>();
    for (const { reason, points } of parts) sums.set(reason, (sums.get(reason) ?? 0) + points);
    const why = (reason: string): string => this.store.names?.reason(reason) ?? "";
    return [...sums].map(([reason, sum]) => `${signed(sum)} ${why(reason)}`).join(" · ");
  }
}
