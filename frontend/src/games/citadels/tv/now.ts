import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { tableClock } from "../../../shared/elements/clock";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { t } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import { storyOf } from "../story";
import { type CitadelsView, viewOf } from "../view";
import { say, sayOnTv } from "../words";
import styles from "./now.css?inline";
import { nextOf, statusOf } from "./headline";

/** A long sentence needs all the room that there is. */
const LINES = 1;
/** What has a place of its own on the screen. */
const UNTOLD = new Set([
  "draft_start",
  "character_call",
  "murdered",
  "robbed",
  "last_round",
  "standstill_near",
]);

/** What is going on: the round, who acts and how far they are, and what has just happened. */
@customElement("citadels-now")
export class Now extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    // What is shown needs no clock: it goes on by itself.
    const decides = view.waiting_for.length > 0;
    return html`<p class="caps">${this.where(view)}</p>
      ${decides ? this.actor(view) : this.call(view)} ${this.story(view)}
      ${decides ? tableClock(this.store) : nothing}`;
  }

  private where(view: CitadelsView): TemplateResult {
    const { round, final_round, standstill_in: rounds, deck_size: count } = view;
    const rest = final_round
      ? html`<b class="last">${sayOnTv(this.store, "last_round")}</b>`
      : rounds !== null
        ? html`<b class="last">${say(this.store, "standstill", { count: rounds })}</b>`
        : sayOnTv(this.store, "deck", { count });
    return html`${say(this.store, "round", { round })} · ${rest}`;
  }

  /** Nobody is waited for: a call is heard, or a turn is over. */
  private call(view: CitadelsView): TemplateResult {
    return html`<h1>${this.store.names?.phase("resolution")}</h1>
      <p class="status">${nextOf(this.store, view)}</p>`;
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

  private story(view: CitadelsView): TemplateResult {
    const told = storyOf(this.store, view, LINES, UNTOLD);
    return html`<ol class="story" aria-label=${t("game.story")}>
      ${repeat(
        told,
        ({ number }) => number,
        ({ sentence }, at) =>
          html`<li class=${at === told.length - 1 ? "latest" : ""}>${sentence}</li>`,
      )}
    </ol>`;
  }
}
