import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/awards";
import "../shared/elements/podium";
import "../shared/elements/seat";
import { againLine } from "../shared/again";
import { endingOf } from "../shared/ending";
import { eveningOf } from "../shared/evening";
import { number, signed, t } from "../shared/i18n";
import { OwnScreens, type Screen } from "../shared/own-screens";
import type { GameResult, PointsInfo, Public } from "../shared/protocol";
import { placed, type Standing, standings } from "../shared/standings";
import controls from "../shared/theme/controls.css?inline";
import styles from "./over.css?inline";

const SHORT_TITLE = 24;
/** The more faces, the smaller they are. */
const CROWDS = ["one", "two", "few", "few", "many"];

/** A game's own ending for the TV: `games/<id>/tv-over.ts` exports it as default. */
const screens = import.meta.glob<Screen>("../games/*/tv-over.ts", { import: "default" });

/** What a game tells after its result: `games/<id>/tv-after.ts`. */
const afterwards = import.meta.glob<Screen>("../games/*/tv-after.ts", { import: "default" });

/** The end on the TV: the winners, and where the points came from. */
@customElement("parlor-tv-over")
export class TvOver extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, screens, "tv-over");
  private readonly more = new OwnScreens(this, afterwards, "tv-after");

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    if (now?.result == null) return nothing;
    const own = this.own.draw(this.store);
    this.toggleAttribute("own", own !== null);
    return own ?? this.generic(now, now.result);
  }

  private generic(now: Public, result: GameResult): TemplateResult {
    const { seats, won, title, ranked } = endingOf(now, result);
    const why = [this.store.names?.tie(result.tie), this.store.whyOver(result.ended_by)];
    const told = ranked && result.awards.length > 0;
    this.toggleAttribute("told", told);
    return html`<section class="winners ${ranked ? "" : "unranked"}">
        <parlor-podium
          class=${CROWDS[Math.min(seats.length, CROWDS.length) - 1] ?? ""}
          .seats=${seats}
          ?bare=${!won}
          ?named=${!ranked && seats.length > 1}
        ></parlor-podium>
        <h1 class=${title.length > SHORT_TITLE ? "long" : ""}>${title}</h1>
        ${why.map((text) => (text == null ? nothing : html`<p class="soft">${text}</p>`))}
        <p>${againLine(now)}</p>
      </section>
      ${ranked ? this.scores(result, standings(now.seats, result.scores, result.winners, result.left)) : nothing}
      <div class="afterwards">
        <parlor-awards large .store=${this.store}></parlor-awards>
        ${this.more.draw(this.store)}
      </div>`;
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
      <span class="place">${placed(place)}</span>
      <parlor-seat one-line .seat=${seat}></parlor-seat>
      <span class="evening">${this.evening(seat.id)}</span>
      <span class="total">${number(score)}</span>
      <p class="reasons">${this.reasons(result.breakdown[seat.id] ?? [])}</p>
    </li>`;
  }

  /** Return what somebody has come to this evening, once more than one game was played. */
  private evening(id: string): string {
    const { now } = this.store;
    const evening = now === null ? null : eveningOf(now.public);
    const player = evening?.players.find(({ seat }) => seat === id);
    if (player === undefined) return "";
    const wins = t("over.wins", { count: player.wins });
    const sum = player.points === null ? wins : `${wins}, ${number(player.points)}`;
    return t("over.tonight", { sum });
  }

  /** Returns "+16 Voted for the spy · −2 Voted for the wrong person". */
  private reasons(parts: PointsInfo[]): string {
    const sums = new Map<string, number>();
    for (const { reason, points } of parts) sums.set(reason, (sums.get(reason) ?? 0) + points);
    const why = (reason: string): string => this.store.names?.reason(reason) ?? "";
    return [...sums].map(([reason, sum]) => `${signed(sum)} ${why(reason)}`).join(" · ");
  }
}
