import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { type Card, ownViewOf, viewOf } from "../view";
import { characterOf, districtOf, say } from "../words";
import { about, characterCard, districtCard, effectOf } from "./card";
import card from "./card.css?inline";
import { cardsFor, deedOf, offersTo, type Purpose } from "./deeds";
import styles from "./secret.css?inline";

/** Tells which cards are chosen now, the last one first. */
export class ChooseEvent extends CustomEvent<string[]> {
  constructor(chosen: string[]) {
    super("choose", { detail: chosen });
  }
}

/**
 * What lies behind the cover: who I am, my cards, and what the card says that I tapped.
 *
 * The blocks are the same for everyone at any time; while I choose a character, the characters
 * take the place of my hand.
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

  override render(): TemplateResult {
    const own = ownViewOf(this.store);
    const several = this.purpose === "discard_draw";
    const cards =
      this.purpose === "draft_pick"
        ? (own.draft_choices ?? []).map((id) => this.option(id, characterCard(this.store, id)))
        : cardsFor(this.purpose, own).map((one) => this.district(one));
    return html`<div class="who" data-block="who">${this.who(own.characters ?? [])}</div>
      <div
        class="cards"
        data-block="cards"
        role=${several ? "group" : "radiogroup"}
        aria-label=${say(this.store, "eyes_only")}
        @click=${(event: Event) => event.stopPropagation()}
        @keydown=${this.key}
      >
        ${cards.length === 0 ? html`<p>${say(this.store, "no_cards")}</p>` : cards}
      </div>
      <p class="detail" data-block="detail" role="status" tabindex="0">${this.detail()}</p>`;
  }

  private who(characters: string[]): TemplateResult | TemplateResult[] {
    if (characters.length === 0) return html`<p>${say(this.store, "nobody_yet")}</p>`;
    return characters.map(
      (id) =>
        html`<p data-character=${id}>
          ${character(id)}
          <span
            ><b>${characterOf(this.store, id).name}</b> ${this.stamp(id, characters.length)}</span
          >
        </p>`,
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

  private district(one: Card): TemplateResult {
    const idle = this.purpose === "build" || this.purpose === "read";
    const off = idle && ownViewOf(this.store).blocked?.[one.id] !== undefined;
    return this.option(one.id, districtCard(this.store, one), off);
  }

  private option(id: string, face: TemplateResult, off = false): TemplateResult {
    const chosen = this.chosen.includes(id);
    const isCharacter = this.purpose === "draft_pick";
    return html`<label
      class=${classMap({ card: true, chosen, off })}
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
      ${face}
    </label>`;
  }

  private detail(): TemplateResult | string {
    const own = ownViewOf(this.store);
    const [id] = this.chosen;
    if (id === undefined) return say(this.store, this.hint());
    if (this.purpose === "draft_pick") {
      const { name, power } = characterOf(this.store, id);
      return about(name, power);
    }
    const shown = cardsFor(this.purpose, own).find((one) => one.id === id);
    if (shown === undefined) return "";
    const code = own.blocked?.[id];
    const offers = offersTo(this.store);
    const mayBe = deedOf(this.purpose, [id], own, offers) !== null;
    const why = code === undefined || mayBe ? "" : this.store.why({ code, details: {} });
    return about(districtOf(this.store, shown.district).name, effectOf(this.store, shown), why);
  }

  private hint(): "read_hint" | "pick_hint" | "pick_several" {
    if (this.purpose === "discard_draw") return "pick_several";
    return this.purpose === "read" || this.purpose === "build" ? "read_hint" : "pick_hint";
  }

  private choose(id: string): void {
    const others = this.chosen.filter((one) => one !== id);
    const several = this.purpose === "discard_draw";
    const back = others.length < this.chosen.length;
    this.dispatchEvent(new ChooseEvent(several ? (back ? others : [id, ...others]) : [id]));
  }

  /** Keys that choose must not turn the card over; Escape does. */
  private key(event: KeyboardEvent): void {
    if (event.key !== "Escape") event.stopPropagation();
  }
}
