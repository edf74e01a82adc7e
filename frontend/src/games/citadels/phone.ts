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
import { character } from "./art/characters";
import styles from "./phone.css?inline";
import "./phone/aim";
import "./phone/bar";
import type { WishEvent } from "./phone/bar";
import { districtCard } from "./phone/card";
import card from "./phone/card.css?inline";
import {
  aimsOf,
  type Deed,
  offerFor,
  offersTo,
  type Purpose,
  purposeOf,
  still,
} from "./phone/deeds";
import "./phone/meet";
import type { MeetEvent } from "./phone/meet";
import "./phone/news";
import { abilityName, nowOf, tidings } from "./phone/now";
import "./phone/roll";
import "./phone/seats";
import type { VisitEvent } from "./phone/seats";
import "./phone/secret";
import type { ChooseEvent } from "./phone/secret";
import "./phone/visit";
import "./phone/waiting";
import { callOf, type CitadelsView, ownViewOf, playing, viewOf } from "./view";
import { characterOf, say } from "./words";

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
  @state() private planned = "";
  @state() private aiming = false;
  @state() private visited: string | null = null;
  @state() private met: string | null = null;
  @query("parlor-cover") private readonly cover!: Cover;

  private readonly announcer = new Announcer();
  /** The turn in which the targets have come up by themselves. */
  private asked = "";

  private get purpose(): Purpose {
    return purposeOf(offersTo(this.store), this.wish);
  }

  private get mine(): boolean {
    const { me } = this.store;
    return me !== null && (viewOf(this.store)?.waiting_for.includes(me.id) ?? false);
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { hand = [] } = ownViewOf(this.store);
    if (offerFor(this.wish, offersTo(this.store)) === undefined) this.wish = "build";
    const { purpose } = this;
    if (hand.every(({ id }) => id !== this.planned)) this.planned = "";
    this.chosen = still(this.chosen, purpose, ownViewOf(this.store));
    // What was planned lies ready when the time has come.
    if (purpose === "build" && this.chosen.length === 0 && this.planned !== "") {
      this.chosen = [this.planned];
    }
    this.aiming &&= aimsOf(offersTo(this.store)).length > 0;
    this.askForAName();
  }

  /** Whoever names a character is asked at once, and may still put it off. */
  private askForAName(): void {
    const view = viewOf(this.store);
    const names = aimsOf(offersTo(this.store)).some(({ params }) => "character" in params);
    const turn = `${view?.round} ${view?.current_role}`;
    if (!names || this.asked === turn) return;
    this.asked = turn;
    this.aiming = view?.turn_so_far?.gathered === false;
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store, this.purpose));
    this.toggleAttribute("mine", this.mine);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const { words } = this.store;
    if (view === null || words === null || view.phase === "game_over") return nothing;
    return html`${this.top(view)}
      <citadels-seats
        .store=${this.store}
        @visit=${(event: VisitEvent) => (this.visited = event.detail)}
      ></citadels-seats>
      <citadels-roll .store=${this.store} @meet=${this.meet}></citadels-roll>
      <citadels-news .store=${this.store}></citadels-news>
      ${this.now(view)}
      ${this.mine ? nothing : html`<citadels-waiting .store=${this.store}></citadels-waiting>`}
      ${playing(this.store) === null ? this.sights(view) : this.secret()}
      <citadels-bar
        .store=${this.store}
        .purpose=${this.purpose}
        @wish=${this.wishFor}
      ></citadels-bar>
      ${this.sheet()}`;
  }

  private top(view: CitadelsView): TemplateResult {
    const { round, final_round, standstill_in: rounds } = view;
    const warning = final_round
      ? say(this.store, "last_round_title")
      : rounds === null
        ? ""
        : say(this.store, "standstill", { count: rounds });
    return html`<div class="top">
      <p class="caps">
        ${say(this.store, "round", { round })}
        ${warning === "" ? nothing : html`<b>· ${warning}</b>`}
      </p>
      ${view.waiting_for.length > 0 ? tableClock(this.store) : nothing}
    </div>`;
  }

  private now(view: CitadelsView): TemplateResult {
    const { title, text } = nowOf(this.store, this.purpose);
    const call = callOf(view);
    const fate = call === null ? "" : call.murdered ? "called murdered" : "called";
    return html`<div class="now ${fate}">
      ${call === null ? this.ruin(view) : html`<span class="figure">${character(call.character)}</span>`}
      <div>
        <h2>${title}</h2>
        <p>${text}</p>
      </div>
    </div>`;
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
        .planned=${this.planned}
        @choose=${(event: ChooseEvent) => (this.chosen = event.detail)}
        @meet=${this.meet}
        @plan=${(event: CustomEvent<string>) => (this.planned = event.detail)}
        @deed=${(event: CustomEvent<Deed>) => this.act(event.detail)}
      ></citadels-secret>`;
    return html`<parlor-cover
      .label=${say(this.store, "eyes_only")}
      .content=${content}
    ></parlor-cover>`;
  }

  /** Who only watches sees the city of whoever acts instead of cards. */
  private sights({ waiting_for: [seat = ""] }: CitadelsView): TemplateResult | typeof nothing {
    if (seat === "") return nothing;
    return html`<section class="sights">
      <h3>${say(this.store, "city_of", { name: nameOf(this.store, seat) })}</h3>
      <citadels-visit .store=${this.store} .seat=${seat}></citadels-visit>
    </section>`;
  }

  private sheet(): TemplateResult | typeof nothing {
    if (this.met !== null) {
      return this.over(
        characterOf(this.store, this.met).name,
        html`<citadels-meet
          .store=${this.store}
          .character=${this.met}
          @meet=${this.meet}
        ></citadels-meet>`,
      );
    }
    if (this.aiming) {
      return this.over(
        abilityName(this.store),
        html`<citadels-aim .store=${this.store} @aimed=${this.close}></citadels-aim>`,
      );
    }
    if (this.visited === null) return nothing;
    const mine = this.visited === this.store.me?.id;
    const name = nameOf(this.store, this.visited);
    return this.over(
      say(this.store, mine ? "your_city" : "city_of", { name }),
      html`<citadels-visit
        .store=${this.store}
        .seat=${this.visited}
        @meet=${this.meet}
      ></citadels-visit>`,
    );
  }

  private over(heading: string, content: TemplateResult): TemplateResult {
    return html`<parlor-sheet .heading=${heading} @closed=${this.close}>${content}</parlor-sheet>`;
  }

  private meet(event: MeetEvent): void {
    event.stopPropagation();
    this.met = event.detail;
  }

  private act({ type, params }: Deed): void {
    this.reset();
    void this.store.act(type, params);
  }

  private wishFor({ detail }: WishEvent): void {
    this.aiming = detail === "aim";
    if (detail === "aim") return;
    if (detail === "build") this.reset();
    else {
      this.wish = detail;
      this.chosen = [];
    }
  }

  /** What was chosen is done with, and what was looked at has served its purpose. */
  private reset(): void {
    this.wish = "build";
    this.chosen = [];
    this.cover.conceal();
  }

  private close(): void {
    this.aiming = false;
    this.visited = null;
    this.met = null;
  }
}

export default (store: Store): TemplateResult =>
  html`<citadels-phone .store=${store}></citadels-phone>`;
