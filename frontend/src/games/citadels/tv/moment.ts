import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { coin, crown } from "../art/things";
import { dagger, purse } from "../fates";
import { type Call, viewOf } from "../view";
import { answerTo, characterOf, lootOf, rankOf, say } from "../words";
import styles from "./moment.css?inline";
import type { Moment } from "./staging";
import { threatTo } from "./headline";

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
      default:
        return this.threat(moment.kind, moment.character);
    }
  }

  private call(call: Call): TemplateResult {
    const { player, murdered, robbed } = call;
    const fate = murdered ? "murdered" : robbed === null ? "" : "robbed";
    const seat = this.store.names?.seat(player);
    return html`<section class="moment ${player === null ? "nobody" : fate}" data-moment="call">
      ${this.card(call.character, murdered ? dagger() : robbed === null ? nothing : purse())}
      <div class="told">
        ${this.heading(call.character)}
        <div class="answer">
          ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
          <p>${answerTo(this.store, call)}</p>
        </div>
        ${robbed === null ? nothing : this.loot(call)}
      </div>
    </section>`;
  }

  private loot(call: Call): TemplateResult {
    return html`<p class="loot">${coin()}${lootOf(this.store, call)}</p>`;
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
    const seat = this.store.names?.seat(player);
    return html`<section class="moment last" data-moment="last_round">
      <div class="portal">
        ${crown()}
        ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
      </div>
      <div class="told">
        <h2>${say(this.store, "last_round_title")}</h2>
        <p class="answer">
          ${say(this.store, "last_round_text", { name: nameOf(this.store, player) })}
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
