import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { card, cardBack, kindSign } from "../art/card";
import cards from "../art/card.css?inline";
import { cardsOf, type Kind } from "../cards";
import { type OccluedoView, type Phase, seatOf, viewOf } from "../view";
import { roleName } from "../words";
import styles from "./accusation.css?inline";
import { candles } from "./candle";
import candleStyles from "./candle.css?inline";
import dark from "./dark.css?inline";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import { accusationStatus, isWrong } from "./headline";
import { turningCard } from "./turning";
import turning from "./turning.css?inline";
import { sayOnTv } from "./words";

const KINDS: readonly Kind[] = ["room", "suspect", "weapon"];
const CANDLES = 7;
/** All is said, and nobody has been told what it was worth. */
const JUDGED: readonly Phase[] = ["verdict", "solution"];

/** An accusation: the lights go down, the accuser steps forward and names all three. */
@customElement("occluedo-accusation")
export class Accusation extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(candleStyles),
    unsafeCSS(dark),
    unsafeCSS(turning),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const wrong = isWrong(view);
    const light = wrong ? "darkness" : view.phase === "verdict" ? "breathless" : "burn";
    return html`<section class="dark ${light}" data-phase=${view.phase}>
      ${this.accuser(view, wrong)}
      <div class="charge">${this.told(view)}</div>
      ${candles(CANDLES)} ${wrong ? this.flood() : nothing}
    </section>`;
  }

  private told(view: OccluedoView): TemplateResult {
    if (isWrong(view)) return this.failure(view);
    return view.phase === "solution" ? this.solution(view) : this.charge(view);
  }

  private accuser(view: OccluedoView, wrong: boolean): TemplateResult {
    const role = view.whose_turn;
    const seat = seatOf(view, role);
    const mood = wrong ? "beaten" : JUDGED.includes(view.phase) ? "caught" : null;
    return html`<div class="accuser role-${role}" data-seat=${seat}>
      ${guest(this.store, seat, mood)}
      <p class="name">${nameOf(this.store, seat)}</p>
      <p class="role">${roleName(this.store, role)}</p>
    </div>`;
  }

  private charge(view: OccluedoView): TemplateResult {
    const name = nameOf(this.store, seatOf(view, view.whose_turn));
    const certain = view.phase === "verdict";
    return html`<h1 class=${certain ? "certain" : ""}>
        ${certain ? sayOnTv(this.store, "is_certain") : sayOnTv(this.store, "accuses", { name })}
      </h1>
      <ol class="named">
        ${KINDS.map((kind, at) => this.thing(view, kind, at))}
      </ol>
      <p class="status">${accusationStatus(this.store, view)}</p>`;
  }

  private thing(
    { current_accusation: named }: OccluedoView,
    kind: Kind,
    at: number,
  ): TemplateResult {
    const id = cardsOf(named)[at];
    if (id !== undefined) return html`<li class="there">${card(this.store, id)}</li>`;
    return html`<li class="blank ${at === named.length ? "now" : ""}">
      ${kindSign(kind)}<span>${sayOnTv(this.store, `blank_${kind}` as const)}</span>
    </li>`;
  }

  /** The crime turns up, card by card: it is what was said. */
  private solution(view: OccluedoView): TemplateResult {
    return html`<h1>${accusationStatus(this.store, view)}</h1>
      <ol class="named turning">
        ${cardsOf(view.current_accusation).map((id, at) => turningCard(this.store, id, at))}
      </ol>`;
  }

  /** It was wrong: one stroke through all three, for any two may be right; the crime stays dark. */
  private failure(view: OccluedoView): TemplateResult {
    return html`<h1 class="wrong">${sayOnTv(this.store, "wrong")}</h1>
      <div class="both">
        <ol class="named struck">
          ${cardsOf(view.current_accusation).map((id) => html`<li>${card(this.store, id)}</li>`)}
          <li class="stroke" aria-hidden="true"></li>
        </ol>
        <div class="crime">
          ${KINDS.map(() => cardBack())}
          <p>${sayOnTv(this.store, "crime")}</p>
        </div>
      </div>
      <p class="status">${accusationStatus(this.store, view)}</p>
      <p class="more">${sayOnTv(this.store, "wrong_more")}</p>`;
  }

  /** For a moment the word is all there is. */
  private flood(): TemplateResult {
    const word = sayOnTv(this.store, "wrong");
    return html`<div class="flood" .style=${`--letters: ${word.length}`} aria-hidden="true">
      <span>${word}</span>
    </div>`;
  }
}
