import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { card } from "../art/card";
import art from "../art/card.css?inline";
import { cardsOf, kindOf } from "../cards";
import { type OccluedoView, ownViewOf, playing, seatOf, viewOf } from "../view";
import { cardName, say } from "../words";
import choice from "./choice.css?inline";
import { DeedEvent } from "./deeds";
import styles from "./hand.css?inline";
import { playerName, showerOf } from "./now";
import { offerOf } from "./tasks";

/** What is chosen by whoever has none of the cards. */
export const SORRY = "sorry";

/**
 * What lies behind the cover: my hand, what was shown to me, the truth once I have seen it.
 *
 * Whoever is asked answers here, with the same two taps whatever they hold: an answer, and the
 * button. "Sorry" lies first among the cards, where nobody has to look for it, so neither place nor
 * outline tells what it will be.
 */
@customElement("occluedo-hand")
export class Hand extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(choice),
    unsafeCSS(styles),
  ];

  /** The answer that is chosen. */
  @property() answer: string | null = null;
  /** Why the last one that was tapped is none. */
  @state() private why = "";

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const asked = this.isAsked(view);
    return html`<div class="scroll" tabindex="0">
        ${this.shown(view)}
        ${asked ? [this.answers(view), this.truth()] : [this.truth(), this.hand()]}
      </div>
      ${asked ? this.confirm(view) : nothing} ${this.noted()}`;
  }

  private isAsked({ phase, waiting_for }: OccluedoView): boolean {
    const me = playing(this.store)?.id;
    return phase === "answers" && me !== undefined && waiting_for.includes(me);
  }

  private hand(): TemplateResult {
    const { hand = [] } = ownViewOf(this.store);
    return html`<h3>${say(this.store, "your_hand")}</h3>
      <ul class="cards">
        ${hand.map((id) => html`<li>${card(this.store, id)}</li>`)}
      </ul>`;
  }

  private answers(view: OccluedoView): TemplateResult {
    const { hand = [] } = ownViewOf(this.store);
    const name = playerName(this.store, view, view.whose_turn);
    return html`<div
      class="cards"
      role="radiogroup"
      aria-label=${say(this.store, "asks_you", { name })}
    >
      ${this.option(
        SORRY,
        html`<span class="card sorry">
          <span class="scene"
            ><svg class="picture" viewBox="0 0 64 64" aria-hidden="true">
              <path
                d="M32 12a7.500 7.500 0 1 0 .1 0zM22 58V40q0-6 10-6t10 6v18M22 40l-10 5l-2-13m32 8l10 5l2-13M5 31h9m36 0h9"
              ></path></svg
          ></span>
          <span class="title">${this.store.names?.action(SORRY)}</span>
        </span>`,
      )}
      ${hand.map((id) => this.option(id, card(this.store, id)))}
    </div>`;
  }

  private option(id: string, face: TemplateResult): TemplateResult {
    const chosen = id === this.answer;
    const off = !this.answering(id);
    return html`<label class=${classMap({ chosen, off })} data-answer=${id}>
      <input
        class="tap"
        type="radio"
        name="answer"
        aria-disabled=${off}
        .checked=${chosen}
        @click=${(event: Event) => this.tap(event, id)}
      />
      ${face}
    </label>`;
  }

  /** Whether this answers what was asked. */
  private answering(id: string): boolean {
    if (id === SORRY) return offerOf(this.store, SORRY) !== undefined;
    return offerOf(this.store, "show")?.params.card?.options.includes(id) ?? false;
  }

  private tap(event: Event, id: string): void {
    this.why = "";
    if (this.answering(id)) {
      this.dispatchEvent(new CustomEvent("choose", { detail: id }));
      return;
    }
    event.preventDefault();
    const code = id === SORRY ? "must_show" : "does_not_answer";
    this.why = this.store.why({ code, details: {} });
  }

  private confirm(view: OccluedoView): TemplateResult {
    const { answer } = this;
    const name = playerName(this.store, view, view.whose_turn);
    const deed =
      answer === SORRY
        ? new DeedEvent(SORRY)
        : answer === null
          ? null
          : new DeedEvent("show", { card: answer });
    return html`<p class="why ${this.why === "" ? "" : "not"}" role="status">
        ${this.why || this.held()}
      </p>
      <button
        class="brass wide deed"
        data-action="answer"
        ?disabled=${deed === null || this.paused}
        @click=${() => deed && this.dispatchEvent(deed)}
      >
        ${this.label(name)}
      </button>`;
  }

  /** Whether I can show anything, in as many words as whether I cannot. */
  private held(): string {
    return say(this.store, this.answering(SORRY) ? "have_none" : "have_some");
  }

  private label(name: string): string {
    const { answer } = this;
    if (answer === null) return say(this.store, "tap_answer");
    if (answer === SORRY) return say(this.store, "do_sorry", { name });
    const key = kindOf(answer) === "suspect" ? "do_show_suspect" : "do_show";
    return say(this.store, key, { name, card: cardName(this.store, answer) });
  }

  /** The card that was shown; both who were there may look at it until it is noted. */
  private shown(view: OccluedoView): TemplateResult | typeof nothing {
    const { refutation_card: id } = ownViewOf(this.store);
    const by = showerOf(view);
    if (id == null || by === null) return nothing;
    const mine = by === playing(this.store)?.id;
    const name = mine ? playerName(this.store, view, view.whose_turn) : nameOf(this.store, by);
    return html`<figure class="shown">
      <figcaption>
        ${say(this.store, mine ? "you_showed_this" : "showed_you_this", { name })}
      </figcaption>
      ${card(this.store, id)}
    </figure>`;
  }

  /** Whoever accused falsely has looked at the crime, and everyone knows that. */
  private truth(): TemplateResult | typeof nothing {
    const { crime } = ownViewOf(this.store);
    if (crime == null) return nothing;
    return html`<h3>${say(this.store, "the_truth")}</h3>
      <ul class="cards truth">
        ${cardsOf(crime).map((id) => html`<li>${card(this.store, id)}</li>`)}
      </ul>`;
  }

  private noted(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const mine = view !== null && seatOf(view, view.whose_turn) === playing(this.store)?.id;
    if (!mine || showerOf(view) === null) return nothing;
    return html`<button
      class="brass wide deed"
      data-action="acknowledge"
      ?disabled=${this.paused}
      @click=${() => this.dispatchEvent(new DeedEvent("acknowledge"))}
    >
      ${this.store.names?.action("acknowledge")}
    </button>`;
  }

  private get paused(): boolean {
    return this.store.now?.public.paused === true;
  }
}
