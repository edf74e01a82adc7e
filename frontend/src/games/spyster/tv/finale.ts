import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import type { Mood } from "../../../shared/faces/features";
import type { SeatInfo } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import { SILHOUETTE } from "../art";
import art from "../art.css?inline";
import { type Outcome, type Verdict, viewOf } from "../view";
import { placeOf, say, sentenceOf } from "../words";
import styles from "./finale.css?inline";

/** How a verdict is staged: the one word, for whom it is a triumph, and how the faces take it. */
interface Staging {
  word: "word_spy" | "word_innocent" | "word_nobody" | "word_right" | "word_wrong" | "word_gone";
  tone: "table" | "spy" | "nobody";
  accused: Mood | null;
  spy: Mood | null;
}

const STAGINGS: Record<Outcome, Staging> = {
  spy_caught: { word: "word_spy", tone: "table", accused: "caught", spy: "caught" },
  innocent_convicted: { word: "word_innocent", tone: "spy", accused: "beaten", spy: "winning" },
  double_agent: { word: "word_innocent", tone: "spy", accused: "beaten", spy: "winning" },
  no_conviction: { word: "word_nobody", tone: "nobody", accused: null, spy: null },
  guess_right: { word: "word_right", tone: "spy", accused: null, spy: "winning" },
  guess_wrong: { word: "word_wrong", tone: "table", accused: null, spy: "caught" },
  spy_left: { word: "word_gone", tone: "nobody", accused: null, spy: null },
};

/** The verdict on the TV: a card turns, one word fills the screen, then all is told. */
@customElement("spyster-finale")
export class Finale extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const verdict = viewOf(this.store)?.reveal?.verdict;
    if (verdict == null) return nothing;
    const staging = STAGINGS[verdict.outcome];
    const word = say(this.store, staging.word);
    const letters = `--letters: ${Math.max(word.length, 7)}`;
    return html`<section class="finale ${staging.tone}" .style=${letters}>
      <h2 class="word">${word}</h2>
      <div class="people">${this.people(verdict, staging)} ${this.facts(verdict)}</div>
      <p class="told">${sentenceOf(this.store, verdict)}</p>
      <div class="flood" aria-hidden="true"><span>${word}</span></div>
    </section>`;
  }

  private people(verdict: Verdict, { accused, spy }: Staging): TemplateResult {
    const convicted = this.store.names?.seat(verdict.convicted);
    const hidden = this.store.names?.seat(verdict.spy);
    if (convicted === undefined)
      return hidden === undefined
        ? html`<div class="person judged">${SILHOUETTE}</div>`
        : this.portrait(hidden, spy, "the_spy_was", "judged unmasked");
    return html`${this.portrait(convicted, accused, null, "judged")}
    ${
      hidden === undefined || hidden.id === convicted.id
        ? nothing
        : this.portrait(hidden, spy, "the_spy_was", "hidden")
    }`;
  }

  private portrait(
    seat: SeatInfo,
    mood: Mood | null,
    caption: "the_spy_was" | null,
    place: "judged" | "judged unmasked" | "hidden",
  ): TemplateResult {
    return html`<div class="person ${place}" data-seat=${seat.id}>
      <div class="turning">
        <i class="back"></i>
        <parlor-person .seat=${seat} .mood=${mood}></parlor-person>
      </div>
      ${caption === null ? nothing : html`<p class="caps">${say(this.store, caption)}</p>`}
      <p class="name">${seat.name}</p>
    </div>`;
  }

  private facts(verdict: Verdict): TemplateResult | typeof nothing {
    if (verdict.resumes) return html`<p class="on">${say(this.store, "goes_on")}</p>`;
    const { guess, location } = verdict;
    if (location === null) return nothing;
    return html`<dl>
      ${
        guess === null || guess.id === location.id
          ? nothing
          : html`<div class="missed">
              <dt class="caps">${say(this.store, "the_guess_was")}</dt>
              <dd>${placeOf(guess)}</dd>
            </div>`
      }
      <div>
        <dt class="caps">${say(this.store, "the_location_was")}</dt>
        <dd>${placeOf(location)}</dd>
      </div>
    </dl>`;
  }
}
