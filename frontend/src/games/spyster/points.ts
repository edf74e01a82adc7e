import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/seat";
import { number, signed, t } from "../../shared/i18n";
import type { PointsInfo } from "../../shared/protocol";
import { placed, type Standing, standings } from "../../shared/standings";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./points.css?inline";
import { type SpysterView, viewOf } from "./view";
import { placeOf, say, sentenceOf } from "./words";

/** The points of the round with their reasons, and how that changes who leads. */
@customElement("spyster-points")
export class PointsScreen extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const lines = standings(this.store.now?.public.seats ?? [], view.scores);
    return html`${this.verdict(view)}
      <ol class=${lines.length <= 6 ? "few" : ""} aria-label=${t("scores.title")}>
        ${lines.map((line) => this.line(line, view))}
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

  private line({ seat, score, place }: Standing, view: SpysterView): TemplateResult {
    const parts = view.round_points?.[seat.id] ?? [];
    const change = parts.reduce((sum, part) => sum + part.points, 0);
    const me = seat.id === this.store.me?.id;
    return html`<li class=${me ? "me" : ""} data-seat=${seat.id}>
      <span class="place">${placed(place)}</span>
      <div class="who">
        <parlor-seat .seat=${seat} ?you=${me}></parlor-seat>
        <p class="why">${this.reasons(parts)}</p>
      </div>
      <b class="change ${change > 0 ? "up" : change < 0 ? "down" : ""}">${signed(change)}</b>
      <span class="total">${number(score)}<span class="unseen"> ${t("scores.points")}</span></span>
    </li>`;
  }

  private reasons(parts: PointsInfo[]): string {
    if (parts.length === 0) return say(this.store, "no_points");
    return parts.map(({ reason }) => this.store.names?.reason(reason)).join(" · ");
  }
}
