import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { number } from "../../shared/i18n";
import { nameOf } from "../../shared/own-words";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./played.css?inline";
import { type PlayedRound, viewOf } from "./view";
import { placeOf, say } from "./words";

/** Who escaped looks it, and who did not. */
const CAUGHT = ["spy_caught", "guess_wrong"];

/** So many are told in full on a TV; of more, the face says who and how. */
const FEW = 5;

/** The rounds once more: who the spy was, where everyone was, and what came of it. */
@customElement("spyster-played")
export class Played extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult | typeof nothing {
    const rounds = viewOf(this.store)?.played ?? [];
    if (rounds.length === 0) return nothing;
    return html`<h2 class=${this.large ? "unseen" : "caps"}>${say(this.store, "rounds_played")}</h2>
      <ol class=${rounds.length > FEW ? "many" : ""}>
        ${rounds.map((round) => this.round(round, this.large && rounds.length > FEW))}
      </ol>`;
  }

  private round({ round, spy, location, outcome }: PlayedRound, short: boolean): TemplateResult {
    const seat = this.store.names?.seat(spy);
    const mood = CAUGHT.includes(outcome) ? "caught" : "winning";
    return html`<li data-round=${round}>
      <b class="number">${number(round)}</b>
      ${
        seat === undefined
          ? nothing
          : html`<parlor-person .seat=${seat} .mood=${mood}></parlor-person>`
      }
      <div>
        <p class="place">${placeOf(location)}</p>
        <p class=${short ? "unseen" : "outcome"}>
          ${nameOf(this.store, spy)} · ${this.store.names?.say(outcome)}
        </p>
      </div>
    </li>`;
  }
}
