import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { outline } from "../art/districts";
import { cards, coin, hourglass, toppedOut } from "../art/things";
import { dagger, purse } from "../fates";
import { type Call, viewOf } from "../view";
import {
  abilityOf,
  answerTo,
  characterOf,
  districtOf,
  fortuneOf,
  rankOf,
  say,
  sayOnTv,
} from "../words";
import styles from "./moment.css?inline";
import type { Moment } from "./staging";
import { threatTo } from "./headline";

/** More than these would only be a heap. */
const MOST_COINS = 12;

/** A moment that has the stage for itself: a card turns up, and the room learns who it is. */
@customElement("citadels-moment")
export class MomentScreen extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property({ attribute: false }) moment!: Moment;

  override render(): TemplateResult {
    const { moment } = this;
    switch (moment.kind) {
      case "call":
        return this.call(moment.call);
      case "last_round":
        return this.lastRound(moment.player);
      case "standstill":
        return this.standstill(moment.rounds);
      case "swap":
        return this.swap(moment.player, moment.target);
      case "siege":
        return this.siege(moment);
      default:
        return this.threat(moment.kind, moment.character);
    }
  }

  private call(call: Call): TemplateResult {
    const { player, murdered, robbed, face_up } = call;
    const fate = murdered ? "murdered" : robbed === null ? "" : "robbed";
    const look = player === null ? `nobody ${face_up ? "aside" : ""}` : fate;
    return html`<section class="moment ${look}" data-moment="call">
      ${this.card(call.character, murdered ? dagger() : robbed === null ? nothing : purse())}
      <div class="told">
        ${this.heading(call.character)}
        <div class="answer">
          ${this.person(player)}
          <p>${answerTo(this.store, call)}</p>
        </div>
        ${fortuneOf(this.store, call).map((text) => html`<p class="fortune">${text}</p>`)}
        ${robbed === null ? nothing : this.loot(robbed)}
      </div>
    </section>`;
  }

  /** Coins that fly from the purse, one for each that is lost. */
  private loot(gold: number): TemplateResult {
    return html`<p class="loot" aria-hidden="true">
      ${Array.from({ length: Math.min(gold, MOST_COINS) }, () => coin())}
    </p>`;
  }

  private person(id: string | null): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(id);
    return seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`;
  }

  /** Two people exchange all that they hold. */
  private swap(player: string, target: string): TemplateResult {
    const names = { player: nameOf(this.store, player), target: nameOf(this.store, target) };
    return html`<section class="moment swap" data-moment="swap">
      <div class="exchange">
        ${this.person(player)}
        <span class="there">${cards()}</span>
        <span class="back-again">${cards()}</span>
        ${this.person(target)}
      </div>
      <div class="told">
        <h2>${sayOnTv(this.store, "swap_title")}</h2>
        <p class="answer">${abilityOf(this.store, "swap_hand", names)}</p>
      </div>
    </section>`;
  }

  /** A district falls. */
  private siege({ player, target, district }: Moment & { kind: "siege" }): TemplateResult {
    const values = {
      player: nameOf(this.store, player),
      target: nameOf(this.store, target),
      district: districtOf(this.store, district).name,
    };
    return html`<section class="moment siege" data-moment="siege">
      <div class="falling" data-district=${district}>
        <span class="sky">${outline(district)}</span>
        ${this.person(target)}
      </div>
      <div class="told">
        <h2>${values.district}</h2>
        <p class="answer">${sayOnTv(this.store, "razed", values)}</p>
      </div>
    </section>`;
  }

  private standstill(rounds: number): TemplateResult {
    return html`<section class="moment last" data-moment="standstill">
      <div class="portal">${hourglass()}</div>
      <div class="told">
        <h2>${sayOnTv(this.store, "standstill_title")}</h2>
        <p class="answer">${sayOnTv(this.store, "standstill_text", { count: rounds })}</p>
      </div>
    </section>`;
  }

  /** The Assassin or the Thief has named a character. */
  private threat(kind: "murder" | "robbery", named: string): TemplateResult {
    const view = viewOf(this.store);
    return html`<section class="moment threat ${kind}" data-moment=${kind}>
      ${this.card(named, kind === "murder" ? dagger() : purse())}
      <div class="told">
        ${this.heading(named)}
        <p class="answer">${view === null ? "" : threatTo(this.store, view, kind)}</p>
      </div>
    </section>`;
  }

  private lastRound(player: string): TemplateResult {
    return html`<section class="moment last" data-moment="last_round">
      <div class="portal">${toppedOut()} ${this.person(player)}</div>
      <div class="told">
        <h2>${say(this.store, "last_round_title")}</h2>
        <p class="answer">
          ${sayOnTv(this.store, "last_round_text", { name: nameOf(this.store, player) })}
        </p>
      </div>
    </section>`;
  }

  private heading(id: string): TemplateResult {
    return html`<h2>
      <small>${number(rankOf(this.store, id))}</small> ${characterOf(this.store, id).name}
    </h2>`;
  }

  private card(id: string, mark: TemplateResult | typeof nothing): TemplateResult {
    return html`<div class="card" data-character=${id}>
      <div class="back"></div>
      <div class="face">
        <b class="rank">${number(rankOf(this.store, id))}</b>
        ${character(id)}
        <p class="power">${characterOf(this.store, id).power}</p>
        <span class="mark">${mark}</span>
      </div>
    </div>`;
  }
}
