import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import "../../shared/elements/cover";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import { AskEvent } from "../../phone/intent";
import styles from "./asking.css?inline";
import bar from "./bar.css?inline";
import "./card";
import "./pair";
import "./roster";
import "./talk";
import { turn } from "./tidings";
import "./trail";
import { playing, type SpysterView, viewOf } from "./view";
import { say } from "./words";

/** People talk: who asks whom and what is said, my card, the next question, the call for a vote. */
@customElement("spyster-asking")
export class Asking extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(bar), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<spyster-pair .store=${this.store}></spyster-pair>
      ${this.now(view)}
      <spyster-talk .store=${this.store}></spyster-talk>
      ${playing(this.store) === null ? this.watcher() : this.player(view)}`;
  }

  /** Who only listens sees who asks whom already, and so who has asked whom before. */
  private now(view: SpysterView): TemplateResult {
    const me = playing(this.store)?.id ?? "";
    if (![view.questioner, view.answerer].includes(me))
      return html`<spyster-trail .store=${this.store}></spyster-trail>`;
    return html`<p class="turn">${turn(this.store, view)}</p>`;
  }

  private watcher(): TemplateResult {
    return html`<spyster-roster class="middle" .store=${this.store}></spyster-roster>
      <p class="note bar">${say(this.store, "watching")}</p>`;
  }

  private player(view: SpysterView): TemplateResult {
    const card = (): TemplateResult => html`<spyster-card .store=${this.store}></spyster-card>`;
    return html`<parlor-cover
        class="middle"
        .label=${say(this.store, "eyes_only")}
        .content=${card}
      ></parlor-cover>
      <div class="bar pair">${this.call(view)} ${this.pass()}</div>`;
  }

  private call(view: SpysterView): TemplateResult {
    const left = view.vote_calls_left[this.store.me?.id ?? ""] ?? null;
    const count = left === null ? "calls_free" : "calls";
    return html`<button
      class="rim tall"
      data-action="call_vote"
      ?disabled=${!this.mayDo("call_vote")}
      @click=${this.askToCall}
    >
      ${this.store.names?.action("call_vote")}
      <small>${say(this.store, count, { count: left ?? 0 })}</small>
    </button>`;
  }

  private pass(): TemplateResult | typeof nothing {
    if (!this.offered("next_turn")) return nothing;
    return html`<button
      class="brass tall"
      data-action="next_turn"
      ?disabled=${!this.mayDo("next_turn")}
      @click=${() => void this.store.act("next_turn")}
    >
      ${this.store.names?.action("next_turn")}
    </button>`;
  }

  private askToCall(): void {
    this.dispatchEvent(
      new AskEvent(
        say(this.store, "ask_call"),
        this.store.names?.action("call_vote") ?? "",
        () => void this.store.act("call_vote"),
      ),
    );
  }

  private offered(type: string): boolean {
    return this.store.now?.offers.some((offer) => offer.type === type) ?? false;
  }

  private mayDo(type: string): boolean {
    return this.offered(type) && this.store.now?.public.paused === false;
  }
}
