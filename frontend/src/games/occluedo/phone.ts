import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { Announcer } from "../../shared/announce";
import { tableClock } from "../../shared/elements/clock";
import type { Cover } from "../../shared/elements/cover";
import "../../shared/elements/cover";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/sheet";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import { card, cardBack, pictureOf } from "./art/card";
import art from "./art/card.css?inline";
import { cardsOf, type PlaceId, SUSPECTS } from "./cards";
import "./map";
import type { Explained } from "./map";
import styles from "./phone.css?inline";
import "./phone/bar";
import type { PageEvent } from "./phone/bar";
import type { Deed } from "./phone/deeds";
import "./phone/hand";
import "./phone/log";
import { nobodyDisproved, nowOf, tidings } from "./phone/now";
import "./phone/pick";
import type { PickEvent } from "./phone/pick";
import { answersOf, namedCards, questionOf } from "./phone/question";
import choice from "./phone/choice.css?inline";
import question from "./phone/question.css?inline";
import "./phone/sheet";
import { momentOf, namingOf, type Page, taskPage } from "./phone/tasks";
import { type OccluedoView, type Phase, playing, reachable, roleOf, viewOf } from "./view";
import { roleName, say } from "./words";

/** While somebody accuses, the house is forgotten. */
const TRIAL: readonly Phase[] = [
  "accuse_room",
  "accuse_suspect",
  "accuse_weapon",
  "ask_win",
  "verdict",
  "aftermath",
  "solution",
];

/** Pages on which all that was asked stands in its own way, and needs the room. */
const NOTED: readonly Page[] = ["sheet", "log"];

/** OCCLUEdo on a phone: where the game stands, what was asked, and one page at a time. */
@customElement("occluedo-phone")
export class OccluedoPhone extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(choice),
    unsafeCSS(question),
    unsafeCSS(styles),
  ];

  @state() private page: Page = "house";
  @state() private place: PlaceId | null = null;
  @state() private picked: string | null = null;
  @state() private answer: string | null = null;
  @state() private why = "";
  @state() private accusing = false;
  @query("parlor-cover") private readonly cover!: Cover | null;

  private readonly announcer = new Announcer();
  private moment = "";

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view = viewOf(this.store);
    const moment = view === null ? "" : momentOf(view);
    if (moment === this.moment) return;
    this.moment = moment;
    this.place = this.picked = this.answer = null;
    this.why = "";
    this.accusing = false;
    // Whoever looks at their cards is not torn away from them: the bar shows the way.
    if (this.cover?.isOpen !== true) this.page = taskPage(this.store) ?? this.page;
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store));
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null || view.phase === "over") return nothing;
    return html`${this.now(view)} ${this.question(view)}
      <div class="stage ${this.page} ${this.isTrial(view) ? "court" : ""}">${this.stage(view)}</div>
      <occluedo-bar
        .store=${this.store}
        .page=${this.page}
        .place=${this.place}
        .picked=${this.picked}
        .why=${this.why}
        @page=${(event: PageEvent) => (this.page = event.detail)}
        @deed=${(event: CustomEvent<Deed>) => this.act(event.detail)}
        @accuse=${() => (this.accusing = true)}
      ></occluedo-bar>
      ${this.accusing ? this.asking() : nothing}`;
  }

  private now(view: OccluedoView): TemplateResult {
    const { title, text, role } = nowOf(this.store, view);
    return html`<div class="now role-${role} ${nobodyDisproved(view) ? "silence" : ""}">
      <span class="portrait">${pictureOf(SUSPECTS[role] ?? "")}</span>
      <div>
        <div class="top">
          <p class="caps">
            <b>${roleName(this.store, role)}</b> ·
            ${say(this.store, "round", { round: view.round })}
          </p>
          ${view.waiting_for.length > 0 ? tableClock(this.store) : nothing}
        </div>
        <h2>${title}</h2>
        <p>${text}</p>
        ${this.isOut(view) ? html`<p class="out">${say(this.store, "only_answer")}</p>` : nothing}
      </div>
    </div>`;
  }

  /** Whether I have no more turns; whoever has just heard so is not told twice. */
  private isOut(view: OccluedoView): boolean {
    const role = roleOf(view, playing(this.store)?.id);
    if (role === null || (view.phase === "aftermath" && view.whose_turn === role)) return false;
    return view.inactive_players.includes(role);
  }

  /** What is asked now, else what was asked last; whoever walks about has no time for that. */
  private question(view: OccluedoView): TemplateResult | typeof nothing {
    const asked = questionOf(view);
    if (asked === null || NOTED.includes(this.page) || this.isTrial(view)) return nothing;
    const past = view.phase === "turn";
    if (past && this.page === "house" && taskPage(this.store) === "house") return nothing;
    return html`<section class="question ${past ? "past" : ""}">
      ${
        past
          ? html`<h3>${say(this.store, asked.accusation ? "last_accused" : "last_asked")}</h3>`
          : nothing
      }
      ${namedCards(this.store, asked.named)}
      ${asked.named.length === 3 && !asked.accusation ? answersOf(this.store, view, asked) : nothing}
    </section>`;
  }

  private isTrial({ phase }: OccluedoView): boolean {
    return this.page === "house" && namingOf(this.store) === null && TRIAL.includes(phase);
  }

  private stage(view: OccluedoView): TemplateResult {
    switch (this.page) {
      case "house":
        return this.house(view);
      case "log":
        return html`<occluedo-log .store=${this.store}></occluedo-log>`;
      default:
        return this.secret(this.page);
    }
  }

  private house(view: OccluedoView): TemplateResult {
    const naming = namingOf(this.store);
    if (naming !== null) {
      return html`<occluedo-pick
        .store=${this.store}
        .kind=${naming.kind}
        .legend=${nowOf(this.store, view).title}
        .picked=${this.picked}
        @pick=${(event: PickEvent) => (this.picked = event.detail)}
      ></occluedo-pick>`;
    }
    if (this.isTrial(view)) return this.trial(view);
    const [room = null] = view.suggestion;
    return html`<occluedo-map
      .store=${this.store}
      .mine=${roleOf(view, playing(this.store)?.id)}
      .reach=${reachable(this.store)}
      .chosen=${this.place}
      .lit=${room}
      @go=${this.choose}
      @explain=${(event: CustomEvent<Explained>) => (this.why = event.detail.why)}
    ></occluedo-map>`;
  }

  /** The accusation, large: everyone looks at the same three cards. */
  private trial({ phase, current_accusation }: OccluedoView): TemplateResult {
    const named = cardsOf(current_accusation);
    return html`<ul class="cards trial ${phase}">
      ${[0, 1, 2].map((at) => {
        const id = named[at];
        return id === undefined
          ? html`<li aria-hidden="true">${cardBack()}</li>`
          : html`<li>${card(this.store, id)}</li>`;
      })}
      ${phase === "aftermath" ? html`<li class="stamp" aria-hidden="true">${STROKE}</li>` : nothing}
    </ul>`;
  }

  private secret(page: "hand" | "sheet"): TemplateResult {
    const content = (): TemplateResult =>
      page === "hand"
        ? html`<occluedo-hand
            .store=${this.store}
            .answer=${this.answer}
            @choose=${(event: CustomEvent<string>) => (this.answer = event.detail)}
            @deed=${(event: CustomEvent<Deed>) => this.act(event.detail)}
          ></occluedo-hand>`
        : html`<occluedo-sheet .store=${this.store}></occluedo-sheet>`;
    return html`<parlor-cover
      .label=${say(this.store, "eyes_only")}
      .content=${content}
    ></parlor-cover>`;
  }

  private asking(): TemplateResult {
    const close = (): void => {
      this.accusing = false;
    };
    return html`<parlor-sheet .heading=${say(this.store, "accuse_ask")} @closed=${close}>
      <p>${say(this.store, "accuse_warn")}</p>
      <button
        class="brass wide"
        data-action="accuse"
        @click=${() => this.act({ type: "start_accusation", params: {} })}
      >
        ${this.store.names?.action("start_accusation")}
      </button>
      <button class="quiet wide" @click=${close}>${say(this.store, "not_yet")}</button>
    </parlor-sheet>`;
  }

  private choose({ detail }: CustomEvent<PlaceId>): void {
    this.place = detail;
    this.why = "";
  }

  /** What was looked at has served its purpose. */
  private act({ type, params }: Deed): void {
    this.accusing = false;
    this.cover?.conceal();
    void this.store.act(type, params);
  }
}

/** One stroke through all three: together they are wrong, and nobody learns which of them is. */
const STROKE = html`<svg viewBox="0 0 120 44"><path d="M4 32L116 12"></path></svg>`;

export default (store: Store): TemplateResult =>
  html`<occluedo-phone .store=${store}></occluedo-phone>`;
