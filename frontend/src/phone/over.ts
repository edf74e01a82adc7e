import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { WREATH } from "../shared/art/wreath";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import "../shared/elements/scores";
import { endingOf, winnersOf } from "../shared/ending";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import "./claims";
import wreath from "../shared/theme/wreath.css?inline";
import styles from "./over.css?inline";

/** The end: who won, and where every point came from. */
@customElement("parlor-over")
export class Over extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(wreath), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const { now, words, me } = this.store;
    const result = now?.public.result;
    if (now === null || result == null) return nothing;
    const winners = winnersOf(now.public);
    return html`<div class="winners">
        <div class="podium ${winners.length > 1 ? "many" : ""}">
          ${winners.map(
            (seat) =>
              html`<span class="wreathed">
                ${WREATH}<parlor-person .seat=${seat}></parlor-person>
              </span>`,
          )}
        </div>
        <h1>${endingOf(winners, me?.id)}</h1>
        ${this.reason(result.ended_by)}
      </div>
      <parlor-claims .store=${this.store}></parlor-claims>
      <section>
        <h2 class="unseen">${t("scores.title")}</h2>
        <parlor-scores
          .seats=${now.public.seats}
          .scores=${result.scores}
          .winners=${result.winners}
          .breakdown=${result.breakdown}
          .words=${words}
          .me=${me?.id ?? ""}
        ></parlor-scores>
      </section>`;
  }

  private reason(endedBy: string): TemplateResult | typeof nothing {
    const why = this.store.whyOver(endedBy);
    return why === null ? nothing : html`<p class="soft">${why}</p>`;
  }
}
