import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { WREATH } from "../shared/art/wreath";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import { type Standing, standings } from "../shared/elements/scores";
import "../shared/elements/seat";
import { endingOf, winnersOf } from "../shared/ending";
import { humanise, onlyGeneric } from "../shared/games";
import { fill, number, signed, t } from "../shared/i18n";
import type { GameResult, PointsInfo, Public } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import wreath from "../shared/theme/wreath.css?inline";
import type { TvScreen } from "./game";
import styles from "./over.css?inline";

const SHORT_TITLE = 24;

/** A game's own ending for the TV: `games/<id>/tv-over.ts` exports it as default. */
const screens = import.meta.glob<TvScreen>("../games/*/tv-over.ts", { import: "default" });

/** The end on the TV: the winners, and where the points came from. */
@customElement("parlor-tv-over")
export class TvOver extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(wreath), unsafeCSS(styles)];

  @state() private own: { game: string; screen: TvScreen } | null = null;

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now;
    const result = now?.public.result;
    if (now === null || result == null) return nothing;
    const { game } = now.public;
    const load = onlyGeneric() ? undefined : screens[`../games/${game}/tv-over.ts`];
    if (load === undefined) return this.generic(now.public, result);
    if (this.own?.game === game) return this.own.screen(this.store);
    void this.load(game, load);
    return nothing;
  }

  private async load(game: string, load: () => Promise<TvScreen>): Promise<void> {
    this.own = { game, screen: await load() };
  }

  private generic(now: Public, result: GameResult): TemplateResult {
    const winners = winnersOf(now);
    const title = endingOf(winners, undefined);
    return html`<section class="winners">
        <div class="podium ${winners.length > 2 ? "many" : ""}">
          ${winners.map(
            (seat) =>
              html`<span class="wreathed">
                ${WREATH}<parlor-person .seat=${seat}></parlor-person>
              </span>`,
          )}
        </div>
        <h1 class=${title.length > SHORT_TITLE ? "long" : ""}>${title}</h1>
        <p class="soft">${this.store.whyOver(result.ended_by) ?? ""}</p>
        <p>${t("tv.rematch")}</p>
      </section>
      ${this.scores(result, standings(now.seats, result.scores))}`;
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
    const said = [...sums].map(([reason, sum]) => `${signed(sum)} ${this.reason(reason)}`);
    return said.join(" · ");
  }

  private reason(reason: string): string {
    const known = this.store.words?.reasons?.[reason];
    return known === undefined ? humanise(reason) : fill(known);
  }
}
