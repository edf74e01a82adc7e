import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { tableClock } from "../../../shared/elements/clock";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import "../../../shared/elements/story";
import type { Happening } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import { type CitadelsView, viewOf } from "../view";
import { say, sentenceOf } from "../words";
import styles from "./now.css?inline";
import type { Moment } from "./staging";
import { statusOf } from "./headline";

const LINES = 2;
/** What has a place of its own on the screen, or says nothing. */
const UNTOLD = new Set([
  "draft_start",
  "draft_pick",
  "draft_done",
  "character_call",
  "murdered",
  "robbed",
  "turn_end",
  "round_end",
  "last_round",
]);

/** What is going on: the round, who acts and how far they are, and what has just happened. */
@customElement("citadels-now")
export class Now extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) moment: Moment | null = null;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const calling = this.moment !== null && this.moment.kind !== "last_round";
    return html`<p class="caps">${this.where(view)}</p>
      ${calling ? html`<h1>${this.store.names?.phase("resolution")}</h1>` : this.actor(view)}
      <parlor-story
        .store=${this.store}
        .lines=${LINES}
        .tell=${(event: Happening) => this.tell(event)}
      ></parlor-story>
      ${tableClock(this.store)}`;
  }

  private where({ round, final_round, deck_size: count }: CitadelsView): TemplateResult {
    return html`${say(this.store, "round", { round })} ·
    ${
      final_round
        ? html`<b class="last">${say(this.store, "last_round")}</b>`
        : say(this.store, "deck", { count })
    }`;
  }

  /** Whoever is waited for, large: in a turn with the character they are. */
  private actor(view: CitadelsView): TemplateResult {
    const seat = this.store.names?.seat(view.waiting_for[0]);
    if (seat === undefined) return html`<h1>${this.store.names?.phase(view.phase)}</h1>`;
    return html`<div class="actor" data-seat=${seat.id}>
      <parlor-person .seat=${seat}></parlor-person>
      <div>
        <h1>${seat.name}</h1>
        <p class="status">${statusOf(this.store, view)}</p>
      </div>
    </div>`;
  }

  private tell(event: Happening): string | null {
    return UNTOLD.has(event.event) ? null : sentenceOf(this.store, event);
  }
}
