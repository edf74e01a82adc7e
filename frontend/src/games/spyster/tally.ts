import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./tally.css?inline";
import { viewOf } from "./view";
import { callOf, say } from "./words";

/** Who has called the vote, and how many have voted: never who or how. */
@customElement("spyster-tally")
export class Tally extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view?.votes_cast == null) return nothing;
    const { count, of } = view.votes_cast;
    return html`<p class="call">${callOf(this.store, view, this.large ? "called_by" : "call")}</p>
      <p class="count">${say(this.store, "voted", { count, of })}</p>
      <div class="pips" aria-hidden="true">
        ${Array.from({ length: of }, (_, at) => html`<span class=${at < count ? "in" : ""}></span>`)}
      </div>`;
  }
}
