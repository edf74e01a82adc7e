import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/emblem";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import { roundClock } from "./clock";
import "./dealing";
import "./roster";
import "./tally";
import styles from "./tv.css?inline";
import "./tv/bars";
import "./tv/conversation";
import "./tv/finale";
import "./tv/gallery";
import "./tv/guess";
import { isTense } from "./tv/tension";
import { type Reveal, type SpysterView, viewOf } from "./view";
import { say } from "./words";

const TICK_MS = 500;

/** Spyster on the TV: the same story, for a room full of people. */
@customElement("spyster-tv")
export class SpysterTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.feelTension(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override updated(): void {
    this.feelTension();
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const { names, words } = this.store;
    if (view === null || names === null || words === null) return nothing;
    const { round, rounds, phase } = view;
    return html`<div class="head">
        <parlor-emblem game="spyster"></parlor-emblem>
        <div>
          <p class="caps">${words.name} · ${say(this.store, "round", { round, rounds })}</p>
          <h1>${names.phase(phase)}</h1>
        </div>
        ${roundClock(this.store, view)}
      </div>
      <div class="stage ${phase}">${this.phase(view)}</div>`;
  }

  private feelTension(): void {
    this.toggleAttribute("tense", isTense(this.store));
  }

  private phase(view: SpysterView): TemplateResult | typeof nothing {
    const { store } = this;
    switch (view.phase) {
      case "roles":
        return html`<spyster-dealing large .store=${store}></spyster-dealing>`;
      case "questioning":
        return html`<spyster-conversation .store=${store}></spyster-conversation>
          <spyster-roster large .store=${store}></spyster-roster>`;
      case "vote":
        return html`<spyster-tally large .store=${store}></spyster-tally>
          <spyster-roster large .store=${store}></spyster-roster>`;
      case "reveal":
        return view.reveal === null ? nothing : this.reveal(view.reveal);
      case "scoring":
        return html`<spyster-bars .store=${store}></spyster-bars>`;
      case "end":
        return nothing;
    }
  }

  /** Votes and a guess are acts of their own; both end with the verdict. */
  private reveal({ act, verdict }: Reveal): TemplateResult {
    const { store } = this;
    if (verdict !== null) return html`<spyster-finale .store=${store}></spyster-finale>`;
    return act === "guess"
      ? html`<spyster-guess .store=${store}></spyster-guess>`
      : html`<spyster-gallery .store=${store}></spyster-gallery>`;
  }
}

export default (store: Store): TemplateResult => html`<spyster-tv .store=${store}></spyster-tv>`;
