import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { Announcer } from "../../shared/announce";
import { tableClock } from "../../shared/elements/clock";
import type { Cover } from "../../shared/elements/cover";
import "../../shared/elements/cover";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/sheet";
import { nameOf } from "../../shared/own-words";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import art from "./art/art.css?inline";
import styles from "./phone.css?inline";
import "./phone/aim";
import "./phone/bar";
import type { WishEvent } from "./phone/bar";
import { districtCard } from "./phone/card";
import card from "./phone/card.css?inline";
import { aimsOf, offersTo, type Purpose, purposeOf, still } from "./phone/deeds";
import { abilityName, nowOf, tidings } from "./phone/now";
import "./phone/roll";
import "./phone/seats";
import type { VisitEvent } from "./phone/seats";
import "./phone/secret";
import type { ChooseEvent } from "./phone/secret";
import "./phone/visit";
import { type CitadelsView, ownViewOf, playing, viewOf } from "./view";
import { say } from "./words";

/** Citadels on a phone: the table, the call, my cards face down, and what I can do. */
@customElement("citadels-phone")
export class CitadelsPhone extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(card),
    unsafeCSS(styles),
  ];

  @state() private wish: Purpose = "build";
  @state() private chosen: string[] = [];
  @state() private aiming = false;
  @state() private visited: string | null = null;
  @query("parlor-cover") private readonly cover!: Cover;

  private readonly announcer = new Announcer();

  private get purpose(): Purpose {
    return purposeOf(offersTo(this.store), this.wish);
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.chosen = still(this.chosen, this.purpose, ownViewOf(this.store));
    this.aiming &&= aimsOf(offersTo(this.store)).length > 0;
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store));
    const { me } = this.store;
    const mine = me !== null && (viewOf(this.store)?.waiting_for.includes(me.id) ?? false);
    this.toggleAttribute("mine", mine);
    this.toggleAttribute("acting", mine && viewOf(this.store)?.phase !== "draft_pick");
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const { words } = this.store;
    if (view === null || words === null || view.phase === "game_over") return nothing;
    const { title, text } = nowOf(this.store);
    return html`<div class="top">
        <p class="caps">
          ${say(this.store, "round", { round: view.round })}
          ${view.final_round ? html`<b>· ${say(this.store, "last_round_title")}</b>` : nothing}
        </p>
        ${tableClock(this.store)}
      </div>
      <citadels-seats
        .store=${this.store}
        @visit=${(event: VisitEvent) => (this.visited = event.detail)}
      ></citadels-seats>
      <citadels-roll .store=${this.store}></citadels-roll>
      <div class="now">
        ${this.ruin(view)}
        <div>
          <h2>${title}</h2>
          <p>${text}</p>
        </div>
      </div>
      ${playing(this.store) === null ? this.sights(view) : this.secret()}
      <citadels-bar
        .store=${this.store}
        .purpose=${this.purpose}
        .chosen=${this.chosen}
        @wish=${this.wishFor}
      ></citadels-bar>
      ${this.sheet()}`;
  }

  private ruin({ destroyed }: CitadelsView): TemplateResult | typeof nothing {
    if (destroyed?.player !== this.store.me?.id || destroyed === null) return nothing;
    return html`<div class="ruin card" data-district=${destroyed.card.district}>
      ${districtCard(this.store, destroyed.card)}
    </div>`;
  }

  private secret(): TemplateResult {
    const content = (): TemplateResult =>
      html`<citadels-secret
        .store=${this.store}
        .purpose=${this.purpose}
        .chosen=${this.chosen}
        @choose=${(event: ChooseEvent) => this.choose(event)}
      ></citadels-secret>`;
    return html`<parlor-cover
      .label=${say(this.store, "eyes_only")}
      .content=${content}
    ></parlor-cover>`;
  }

  /** Who only watches sees the city of whoever acts instead of cards. */
  private sights({ waiting_for: [seat = ""] }: CitadelsView): TemplateResult {
    return html`<section>
      <h3>${say(this.store, "city_of", { name: nameOf(this.store, seat) })}</h3>
      <citadels-visit .store=${this.store} .seat=${seat}></citadels-visit>
    </section>`;
  }

  private sheet(): TemplateResult | typeof nothing {
    if (this.aiming) {
      return html`<parlor-sheet .heading=${abilityName(this.store)} @closed=${this.close}>
        <citadels-aim .store=${this.store} @aimed=${this.close}></citadels-aim>
      </parlor-sheet>`;
    }
    if (this.visited === null) return nothing;
    const mine = this.visited === this.store.me?.id;
    const name = nameOf(this.store, this.visited);
    return html`<parlor-sheet
      .heading=${say(this.store, mine ? "your_city" : "city_of", { name })}
      @closed=${this.close}
    >
      <citadels-visit .store=${this.store} .seat=${this.visited}></citadels-visit>
    </parlor-sheet>`;
  }

  private choose(event: ChooseEvent): void {
    this.chosen = event.detail;
    this.cover.reveal();
  }

  private wishFor({ detail }: WishEvent): void {
    this.aiming = detail === "aim";
    if (detail === "aim") return;
    this.wish = detail;
    this.chosen = [];
    // What was looked at has served its purpose.
    if (detail === "build") this.cover.conceal();
  }

  private close(): void {
    this.aiming = false;
    this.visited = null;
  }
}

export default (store: Store): TemplateResult =>
  html`<citadels-phone .store=${store}></citadels-phone>`;
