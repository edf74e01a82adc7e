import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number, signed, t } from "../../../shared/i18n";
import type { PointsInfo } from "../../../shared/protocol";
import { type Standing, standings } from "../../../shared/standings";
import controls from "../../../shared/theme/controls.css?inline";
import { type SpysterView, viewOf } from "../view";
import { placeOf, say, sentenceOf } from "../words";
import styles from "./bars.css?inline";

/** The points of the round lift everyone on a bar, from where they stood before. */
@customElement("spyster-bars")
export class Bars extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const lines = standings(this.store.now?.public.seats ?? [], view.scores);
    const before = lines.map(({ seat, score }) => score - changeOf(view, seat.id));
    const all = [0, ...before, ...lines.map(({ score }) => score)];
    const [least, most] = [Math.min(...all), Math.max(1, ...all)];
    const height = (score: number): string => ((score - least) / (most - least)).toFixed(3);
    return html`${this.verdict(view)}
      <ol class=${lines.length <= 6 ? "few" : ""} aria-label=${t("scores.title")}>
        ${lines.map((line, at) =>
          this.bar(line, view, `--from: ${height(before[at] ?? 0)}; --to: ${height(line.score)}`),
        )}
      </ol>`;
  }

  private verdict({ reveal }: SpysterView): TemplateResult | typeof nothing {
    const verdict = reveal?.verdict ?? null;
    if (verdict === null) return nothing;
    const place = placeOf(verdict.location);
    return html`<p class="verdict">
      <b>${sentenceOf(this.store, verdict)}</b>
      ${place === "" ? nothing : say(this.store, "location_was", { location: place })}
    </p>`;
  }

  private bar({ seat, score, place }: Standing, view: SpysterView, height: string): TemplateResult {
    const parts = view.round_points?.[seat.id] ?? [];
    const change = changeOf(view, seat.id);
    const mood = change > 0 ? "winning" : change < 0 ? "beaten" : null;
    return html`<li class=${place === 1 ? "first" : ""} data-seat=${seat.id}>
      <div class="rise">
        <b class="change ${change > 0 ? "up" : change < 0 ? "down" : ""}">${signed(change)}</b>
        <parlor-person .seat=${seat} .mood=${mood}></parlor-person>
        <div class="bar" .style=${height}>
          <b class="total">${number(score)}<span class="unseen"> ${t("scores.points")}</span></b>
        </div>
      </div>
      <p class="name"><span>${seat.name}</span></p>
      <p class="why"><span>${this.reasons(parts)}</span></p>
    </li>`;
  }

  private reasons(parts: PointsInfo[]): string {
    if (parts.length === 0) return say(this.store, "no_points");
    return parts.map(({ reason }) => this.store.names?.reason(reason)).join(" · ");
  }
}

function changeOf({ round_points: points }: SpysterView, seat: string): number {
  return (points?.[seat] ?? []).reduce((sum, part) => sum + part.points, 0);
}
