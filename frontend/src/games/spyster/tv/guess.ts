import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import controls from "../../../shared/theme/controls.css?inline";
import { SILHOUETTE } from "../art";
import art from "../art.css?inline";
import { middleOf, playersOf, type Reveal, viewOf } from "../view";
import { placeOf } from "../words";
import styles from "./guess.css?inline";

/** Few places are written large; many still have to fit. */
const COLUMNS = [12, 24, 40];

/** The spy's guess: everything stops, the spy steps forward, places light up, one stays. */
@customElement("spyster-guess")
export class Guess extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const reveal = viewOf(this.store)?.reveal;
    if (reveal == null) return nothing;
    const stopped = reveal.step === "halt" || reveal.places === null;
    return html`<div class="scene ${reveal.step}">
      ${this.spy(reveal)}
      ${stopped ? this.onlookers(reveal) : this.places(reveal.places ?? 0, reveal)}
    </div>`;
  }

  private spy({ spy }: Reveal): TemplateResult {
    const seat = this.store.names?.seat(spy);
    if (seat === undefined) return html`<div class="spy unknown">${SILHOUETTE}</div>`;
    return html`<div class="spy" data-seat=${seat.id}>
      <parlor-person .seat=${seat}></parlor-person>
      <p class="name">${seat.name}</p>
    </div>`;
  }

  /** The others hold their breath. */
  private onlookers({ spy, step }: Reveal): TemplateResult {
    const others = playersOf(this.store).filter(({ id }) => id !== spy);
    return html`<div class="others">
      <p class="curtain">${this.store.names?.say(step)}</p>
      <ul>
        ${repeat(
          others,
          ({ id }) => id,
          (seat) => html`<li><parlor-person .seat=${seat} mood="waiting"></parlor-person></li>`,
        )}
      </ul>
    </div>`;
  }

  /** Face down, for the list is the spy's alone; the one that stays is turned. */
  private places(count: number, { guess }: Reveal): TemplateResult {
    const crowd = COLUMNS.findIndex((most) => count <= most);
    return html`<ol class="lights crowd-${crowd === -1 ? COLUMNS.length : crowd}">
      ${Array.from({ length: count }, (_, at) => {
        const stays = guess !== null && at === middleOf(count);
        const light = guess === null ? "" : stays ? "stays" : "dark";
        return html`<li class=${light} .style=${`--at: ${(at * 7) % count}`}>
          <span>${stays ? placeOf(guess) : "?"}</span>
        </li>`;
      })}
    </ol>`;
  }
}
