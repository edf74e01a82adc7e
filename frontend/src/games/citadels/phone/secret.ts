import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { type Card, ownViewOf, viewOf } from "../view";
import { characterOf, districtOf, say } from "../words";
import { about, characterCard, districtCard, effectOf, miniCard } from "./card";
import card from "./card.css?inline";
import { confirmOf } from "./confirm";
import { cardsFor, deedOf, ofCharacters, offersTo, type Purpose } from "./deeds";
import { MeetEvent } from "./meet";
import { goldOf, paysOf } from "./pays";
import styles from "./secret.css?inline";
import "./suspects";

/** Tells which cards are chosen now, the last one first. */
export class ChooseEvent extends CustomEvent<string[]> {
  constructor(chosen: string[]) {
    super("choose", { detail: chosen });
  }
}

/**
 * What lies behind the cover: who I am, my cards, what the card says that I tapped, and the deed.
 *
 * The blocks are the same for everyone at any time. While I choose a character or a drawn card, my
 * hand lies small below them: nobody chooses well without it.
 */
@customElement("citadels-secret")
export class Secret extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(card),
    unsafeCSS(styles),
  ];

  @property() purpose: Purpose = "read";
  @property({ attribute: false }) chosen: string[] = [];
  /** The card that I mean to build, if I have a plan. */
  @property() planned = "";

  override render(): TemplateResult {
    const own = ownViewOf(this.store);
    const { characters = [] } = own;
    // Everyone knows that whoever chooses first is nobody yet, and as whom I act.
    const first = characters.length === 0 && ofCharacters(this.purpose);
    const acting = viewOf(this.store)?.current_turn === this.store.me?.id;
    const known = first || (acting && characters.length === 1);
    return html`${
        known ? nothing : html`<div class="who" data-block="who">${this.who(characters)}</div>`
      }
      <div class="scroll" data-block="cards">${this.choices()} ${this.hand()} ${this.notes()}</div>
      <p
        class="detail ${ofCharacters(this.purpose) ? "long" : ""}"
        data-block="detail"
        role="status"
        tabindex="0"
      >
        ${this.detail()}
      </p>
      ${this.confirm()}`;
  }

  private who(characters: string[]): TemplateResult | TemplateResult[] {
    if (characters.length === 0) return html`<p>${say(this.store, "nobody_yet")}</p>`;
    return characters.map(
      (id) =>
        html`<button data-character=${id} @click=${() => this.dispatchEvent(new MeetEvent(id))}>
          ${character(id)}
          <span
            ><b>${characterOf(this.store, id).name}</b> ${this.stamp(id, characters.length)}</span
          >
        </button>`,
    );
  }

  /** What is in store for me stays behind the cover until the call brings it to light. */
  private stamp(id: string, characters: number): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (id === view?.murdered) {
      const key = characters === 1 ? "you_miss" : "was_murdered";
      return html`<em>${say(this.store, key)}</em>`;
    }
    const uncalled = view?.calls.every((call) => call.character !== id) ?? false;
    const due = id === view?.robbed && uncalled;
    return due ? html`<em>${say(this.store, "to_be_robbed")}</em>` : nothing;
  }

  private choices(): TemplateResult {
    const own = ownViewOf(this.store);
    const several = this.purpose === "discard_draw";
    const people = ofCharacters(this.purpose);
    const cards = people
      ? (own.draft_choices ?? []).map((id) => this.character(id))
      : cardsFor(this.purpose, own).map((one) => this.district(one));
    return html`<div
      class="cards ${people ? "people" : ""}"
      role=${several ? "group" : "radiogroup"}
      aria-label=${say(this.store, "eyes_only")}
    >
      ${cards.length === 0 ? html`<p>${say(this.store, "no_cards")}</p>` : cards}
    </div>`;
  }

  /** What I hold already, small, where the cards above are others. */
  private hand(): TemplateResult | typeof nothing {
    const { hand = [], already = {} } = ownViewOf(this.store);
    if (!ofCharacters(this.purpose) && this.purpose !== "keep_card") return nothing;
    return html`<section class="held">
      <h3>${say(this.store, "your_hand")}</h3>
      ${
        hand.length === 0
          ? html`<p>${say(this.store, "no_cards")}</p>`
          : html`<ul>
              ${hand.map((one) => miniCard(this.store, one, already[one.id]))}
            </ul>`
      }
    </section>`;
  }

  /** While others act there is time to think about who they are. */
  private notes(): TemplateResult | typeof nothing {
    const acting = viewOf(this.store)?.current_turn === this.store.me?.id;
    if (this.purpose !== "read" || acting) return nothing;
    return html`<citadels-suspects .store=${this.store}></citadels-suspects>`;
  }

  private character(id: string): TemplateResult {
    return this.option(id, characterCard(this.store, id, goldOf(this.store, id)));
  }

  private district(one: Card): TemplateResult {
    const { blocked, already } = ownViewOf(this.store);
    const idle = this.purpose === "build" || this.purpose === "read";
    const off = idle && blocked?.[one.id] !== undefined;
    const place = this.purpose === "keep_card" ? already?.[one.id] : undefined;
    const face = districtCard(this.store, one);
    return this.option(
      one.id,
      html`${face}
      ${place === undefined ? nothing : html`<em class="why">${say(this.store, `in_${place}`)}</em>`}`,
      off,
    );
  }

  private option(id: string, face: TemplateResult, off = false): TemplateResult {
    const chosen = this.chosen.includes(id);
    const isCharacter = ofCharacters(this.purpose);
    const planned = id === this.planned;
    return html`<label
      class=${classMap({ card: true, chosen, off, planned })}
      data-card=${isCharacter ? nothing : id}
      data-character=${isCharacter ? id : nothing}
    >
      <input
        class="tap"
        type=${this.purpose === "discard_draw" ? "checkbox" : "radio"}
        name="card"
        .checked=${chosen}
        @change=${() => this.choose(id)}
      />
      ${face} ${planned ? html`<span class="unseen">${say(this.store, "planned")}</span>` : nothing}
    </label>`;
  }

  private detail(): TemplateResult | string {
    const own = ownViewOf(this.store);
    const [id] = this.chosen;
    if (id === undefined) return say(this.store, this.hint());
    if (ofCharacters(this.purpose)) {
      const { name, power } = characterOf(this.store, id);
      return about(name, [power, ...paysOf(this.store, id)].join(" "));
    }
    const shown = cardsFor(this.purpose, own).find((one) => one.id === id);
    if (shown === undefined) return "";
    const code = own.blocked?.[id];
    const offers = offersTo(this.store);
    const mayBe = deedOf(this.purpose, [id], own, offers) !== null;
    const why = code === undefined || mayBe ? "" : this.store.why({ code, details: {} });
    return about(districtOf(this.store, shown.district).name, effectOf(this.store, shown), why);
  }

  private hint(): "read_hint" | "pick_hint" | "pick_several" | "pick_character" {
    if (ofCharacters(this.purpose)) return "pick_character";
    if (this.purpose === "discard_draw") return "pick_several";
    return this.purpose === "read" ? "read_hint" : "pick_hint";
  }

  /** The deed is behind the cover too, so it may name what nobody else is to read. */
  private confirm(): TemplateResult {
    const { label, deed, plan } = confirmOf(this.store, this.purpose, this.chosen, this.planned);
    const paused = this.store.now?.public.paused === true;
    const act = (): void => {
      if (plan !== null) this.dispatchEvent(new CustomEvent("plan", { detail: plan }));
      else this.dispatchEvent(new CustomEvent("deed", { detail: deed }));
    };
    return html`<button
      class="${plan === null ? "brass" : "rim"} wide deed"
      data-action=${plan === null ? this.purpose : "plan"}
      ?disabled=${(deed === null && plan === null) || paused}
      @click=${act}
    >
      ${label}
    </button>`;
  }

  private choose(id: string): void {
    const others = this.chosen.filter((one) => one !== id);
    const several = this.purpose === "discard_draw";
    const back = others.length < this.chosen.length;
    this.dispatchEvent(new ChooseEvent(several ? (back ? others : [id, ...others]) : [id]));
  }
}
