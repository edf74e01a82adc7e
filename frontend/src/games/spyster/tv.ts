import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/emblem";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import { roundClock } from "./clock";
import "./dealing";
import "./pair";
import "./points";
import "./reveal";
import "./roster";
import "./tally";
import styles from "./tv.css?inline";
import { type SpysterView, viewOf } from "./view";
import { say } from "./words";

/** Spyster on the TV: the same story, for a room full of people. */
@customElement("spyster-tv")
export class SpysterTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

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

  private phase(view: SpysterView): TemplateResult | typeof nothing {
    const { store } = this;
    switch (view.phase) {
      case "roles":
        return html`<spyster-dealing large .store=${store}></spyster-dealing>`;
      case "questioning":
        return html`<spyster-pair large .store=${store}></spyster-pair>
          <spyster-roster large .store=${store}></spyster-roster>`;
      case "vote":
        return html`<spyster-tally large .store=${store}></spyster-tally>
          <spyster-roster large .store=${store}></spyster-roster>`;
      case "reveal":
        return html`<spyster-reveal large .store=${store}></spyster-reveal>`;
      case "scoring":
        return html`<spyster-points large .store=${store}></spyster-points>`;
      case "end":
        return nothing;
    }
  }
}

export default (store: Store): TemplateResult => html`<spyster-tv .store=${store}></spyster-tv>`;
