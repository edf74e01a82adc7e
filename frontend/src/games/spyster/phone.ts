import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { Announcer } from "../../shared/announce";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import { tidings } from "./tidings";
import "./asking";
import "./ballot";
import bar from "./bar.css?inline";
import { roundClock } from "./clock";
import "./dealing";
import styles from "./phone.css?inline";
import "./points";
import "./echo";
import "./roster";
import "./tally";
import { playing, type SpysterView, viewOf } from "./view";
import { say } from "./words";

const TENSE_MS = 30_000;

/** Spyster on a phone: where the round stands, the clock, and what each phase needs. */
@customElement("spyster-phone")
export class SpysterPhone extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(bar), unsafeCSS(styles)];

  private readonly announcer = new Announcer();

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.tighten(), 1000);
    this.while(() => clearInterval(timer));
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store));
    this.tighten();
  }

  /** The last half minute of the questioning can be felt. */
  private tighten(): void {
    const left = this.store.remaining();
    const talking = viewOf(this.store)?.phase === "questioning";
    this.toggleAttribute("tense", talking && left !== null && left <= TENSE_MS);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const { names } = this.store;
    if (view === null || names === null || this.store.words === null) return nothing;
    const { round, rounds, phase } = view;
    return html`<div class="top">
        <div>
          <p class="caps">${say(this.store, "round", { round, rounds })}</p>
          <h2>${names.phase(phase)}</h2>
        </div>
        ${roundClock(this.store, view)}
      </div>
      ${this.phase(view)}`;
  }

  private phase(view: SpysterView): TemplateResult | typeof nothing {
    const { store } = this;
    switch (view.phase) {
      case "roles":
        return html`<spyster-dealing .store=${store}></spyster-dealing>`;
      case "questioning":
        return html`<spyster-asking .store=${store}></spyster-asking>`;
      case "vote":
        return playing(store) === null
          ? this.onlooker()
          : html`<spyster-ballot .store=${store}></spyster-ballot>`;
      case "reveal":
        return html`<spyster-echo .store=${store}></spyster-echo>`;
      case "scoring":
        return this.scoring(view);
      case "end":
        return nothing;
    }
  }

  private onlooker(): TemplateResult {
    return html`<div class="onlooker">
      <spyster-tally .store=${this.store}></spyster-tally>
      <spyster-roster .store=${this.store}></spyster-roster>
      <p class="note bar">${say(this.store, "watching")}</p>
    </div>`;
  }

  private scoring({ round, rounds }: SpysterView): TemplateResult {
    const last = round >= rounds;
    return html`<div class="scoring">
      <spyster-points .store=${this.store}></spyster-points>
      <div class="bar">
        ${
          this.store.powers
            ? html`<button class="brass wide tall" data-action="next" @click=${this.next}>
                ${say(this.store, last ? "to_result" : "next_round")}
              </button>`
            : html`<p class="note">${say(this.store, last ? "end_soon" : "next_soon")}</p>`
        }
      </div>
    </div>`;
  }

  private next(): void {
    // The button says so when it leads to the end, so nobody is asked again.
    const sure = this.store.now?.public.next === "ends";
    void this.store.send(sure ? { type: "next", sure } : { type: "next" });
  }
}

export default (store: Store): TemplateResult =>
  html`<spyster-phone .store=${store}></spyster-phone>`;
