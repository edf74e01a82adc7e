import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import "../../shared/elements/seat";
import controls from "../../shared/theme/controls.css?inline";
import { SILHOUETTE } from "./art";
import art from "./art.css?inline";
import styles from "./verdict.css?inline";
import type { Verdict } from "./view";
import { placeOf, say, sentenceOf } from "./words";

/** For whom an outcome is a triumph: for the table, for the spy, or for nobody. */
const TONES: Record<string, "table" | "spy"> = {
  spy_caught: "table",
  guess_wrong: "table",
  innocent_convicted: "spy",
  guess_right: "spy",
  double_agent: "spy",
};

/** The verdict as a poster: a face, a stamp across it, and what has been hidden until now. */
@customElement("spyster-verdict")
export class VerdictPoster extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property({ attribute: false }) verdict!: Verdict;
  override render(): TemplateResult {
    const { verdict } = this;
    const face = this.store.names?.seat(verdict.convicted ?? verdict.spy);
    return html`<section class="poster ${TONES[verdict.outcome] ?? "nobody"}">
      <div class="portrait">
        ${face === undefined ? SILHOUETTE : html`<parlor-person .seat=${face}></parlor-person>`}
        <p class="stamp">${this.store.names?.say(verdict.outcome)}</p>
      </div>
      <div class="told">
        <h2>${sentenceOf(this.store, verdict)}</h2>
        ${this.facts(verdict)}
      </div>
    </section>`;
  }

  private facts(verdict: Verdict): TemplateResult {
    if (verdict.resumes) return html`<p class="soft">${say(this.store, "goes_on")}</p>`;
    // Whoever is on the poster is named there already.
    const spy = verdict.convicted === null ? undefined : this.store.names?.seat(verdict.spy);
    return html`<dl>
      ${
        spy === undefined || spy.id === verdict.convicted
          ? nothing
          : this.fact("the_spy_was", html`<parlor-seat .seat=${spy}></parlor-seat>`)
      }
      ${verdict.guess === null ? nothing : this.fact("the_guess_was", placeOf(verdict.guess))}
      ${
        verdict.location === null
          ? nothing
          : this.fact("the_location_was", placeOf(verdict.location))
      }
    </dl>`;
  }

  private fact(
    key: "the_spy_was" | "the_guess_was" | "the_location_was",
    value: string | TemplateResult,
  ): TemplateResult {
    return html`<div>
      <dt class="caps">${say(this.store, key)}</dt>
      <dd>${value}</dd>
    </div>`;
  }
}
