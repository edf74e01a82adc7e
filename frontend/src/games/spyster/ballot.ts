import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query, queryAll, state } from "lit/decorators.js";
import "../../shared/elements/cover";
import type { Cover } from "../../shared/elements/cover";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import { LOCK } from "./art";
import styles from "./ballot.css?inline";
import bar from "./bar.css?inline";
import "./card";
import type { PickEvent } from "./card";
import {
  BLANK,
  type Decision,
  type Draft,
  guessOf,
  still,
  type Tab,
  TABS,
  tabByKey,
  voteOf,
} from "./draft";
import "./tally";
import { ownViewOf, type SpysterView, viewOf } from "./view";
import "./voting";
import type { VotingEvent } from "./voting";
import { say } from "./words";

/**
 * The vote: pick and bet, or for the spy guess.
 *
 * Two tabs with the same words for everyone; the guess lies under the cover of the second, with
 * the button that sends it. What is chosen on one tab stays while one looks at the other, and all
 * of it locks with the first thing sent.
 */
@customElement("spyster-ballot")
export class BallotScreen extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(bar), unsafeCSS(styles)];

  @state() private tab: Tab = "vote";
  @state() private draft: Draft = BLANK;
  @state() private sent: Decision["type"] | null = null;
  @queryAll("[role=tab]") private readonly tabs!: NodeListOf<HTMLElement>;
  @query("parlor-cover") private readonly cover!: Cover;

  /** What has been decided, by the table's word or for as long as it is on its way. */
  private get locked(): Decision["type"] | null {
    const { my_vote, my_guess } = ownViewOf(this.store);
    if (my_guess != null) return "spy_guess";
    return my_vote == null ? this.sent : "vote";
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.draft = still(this.draft, this.store.now?.offers ?? []);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<spyster-tally .store=${this.store}></spyster-tally>
      <div class="tabs" role="tablist" aria-label=${this.store.names?.phase("vote") ?? ""}>
        ${TABS.map((tab) => this.tabButton(tab))}
      </div>
      <div class="panels">
        ${this.panel("vote", this.voting(view))} ${this.panel("own", this.own())}
      </div>
      <div class="bar" ?hidden=${this.tab !== "vote"}>
        <p class="note" role="status">${this.note(view)}</p>
        ${this.button()}
      </div>`;
  }

  private tabButton(tab: Tab): TemplateResult {
    return html`<button
      id="tab-${tab}"
      role="tab"
      aria-selected=${this.tab === tab}
      aria-controls="panel-${tab}"
      tabindex=${this.tab === tab ? 0 : -1}
      @click=${() => this.turnTo(tab)}
      @keydown=${this.walk}
    >
      ${say(this.store, tab === "vote" ? "tab_vote" : "tab_card")}
    </button>`;
  }

  private panel(tab: Tab, content: TemplateResult): TemplateResult {
    return html`<div
      id="panel-${tab}"
      role="tabpanel"
      aria-labelledby="tab-${tab}"
      ?hidden=${this.tab !== tab}
    >
      ${content}
    </div>`;
  }

  private voting(view: SpysterView): TemplateResult {
    const { my_vote } = ownViewOf(this.store);
    return html`<spyster-voting
      .store=${this.store}
      .stakes=${view.stakes}
      .target=${my_vote == null ? this.draft.target : my_vote.target}
      .bet=${my_vote?.bet ?? this.draft.bet}
      ?locked=${this.locked !== null}
      @voting=${(event: VotingEvent) => this.change(event.detail)}
    ></spyster-voting>`;
  }

  private own(): TemplateResult {
    const card = (): TemplateResult =>
      html`<spyster-card
        tall
        .store=${this.store}
        .chosen=${ownViewOf(this.store).my_guess?.id ?? this.draft.location}
        .sends=${this.offered(guessOf(this.draft)) !== null}
        .locked=${this.locked}
        @pick=${(event: PickEvent) => this.change({ location: event.detail })}
        @guess=${() => this.send(guessOf(this.draft))}
        @done=${() => this.turnTo("vote")}
      ></spyster-card>`;
    return html`<p class="rule">${say(this.store, "spy_may_guess")}</p>
      <parlor-cover .label=${say(this.store, "eyes_only")} .content=${card}></parlor-cover>`;
  }

  private button(): TemplateResult {
    if (this.locked !== null) {
      return html`<p class="locked tall" role="status" data-locked>
        ${LOCK}<span>${say(this.store, "decision_locked")}</span>
      </p>`;
    }
    return html`<button
      class="brass wide tall"
      data-action="vote"
      ?disabled=${this.offered(voteOf(this.draft)) === null}
      @click=${() => this.send(voteOf(this.draft))}
    >
      ${say(this.store, "confirm_vote")}
    </button>`;
  }

  private note(view: SpysterView): string {
    if (this.locked !== null) {
      // Until the table has taken it, this seat is one of those that are waited for.
      const onItsWay = view.waiting_for.includes(this.store.me?.id ?? "");
      const count = view.waiting_for.length;
      return say(this.store, onItsWay ? "sending" : "waiting_more", { count });
    }
    return say(this.store, voteOf(this.draft) === null ? "choose_player" : "no_way_back");
  }

  /** Return what is wanted, if the table takes it now. */
  private offered(wanted: Decision | null): Decision | null {
    const { now } = this.store;
    const offered = now?.offers.some((offer) => offer.type === wanted?.type) ?? false;
    return offered && now?.public.paused === false ? wanted : null;
  }

  private change(part: Partial<Draft>): void {
    if (this.locked === null) this.draft = { ...this.draft, ...part };
  }

  private async send(decision: Decision | null): Promise<void> {
    const wanted = this.offered(decision);
    if (wanted === null || this.locked !== null) return;
    this.sent = wanted.type;
    // What was looked at has served its purpose.
    this.turnTo("vote");
    const answer = await this.store.act(wanted.type, wanted.params);
    if (answer === null) this.sent = null;
  }

  private turnTo(tab: Tab): void {
    this.tab = tab;
    this.cover.conceal();
  }

  private walk(event: KeyboardEvent): void {
    const tab = tabByKey(event.key, this.tab);
    if (tab === null) return;
    event.preventDefault();
    this.turnTo(tab);
    this.tabs[TABS.indexOf(tab)]?.focus();
  }
}
