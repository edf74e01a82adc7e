import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../shared/art/icons";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import glazes from "../glaze.css?inline";
import { legend } from "../legend";
import legends from "../legend.css?inline";
import { type BoardView, type LevelView, plays, viewOf } from "../view";
import { say } from "../words";
import styles from "./bar.css?inline";

/** Under the thumb: what a tap changes, and the way back to the start of the level. */
@customElement("cascade-bar")
export class Bar extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(glazes),
    unsafeCSS(legends),
    unsafeCSS(styles),
  ];

  @property({ attribute: false }) level!: LevelView;
  @property({ attribute: false }) board!: BoardView;
  @property({ type: Boolean }) lost = false;

  override render(): TemplateResult {
    return html`${this.why()}
      <div class="row">${legend(this.store, this.level)} ${this.reset()}</div>`;
  }

  /** Why nothing can be tapped, or who wants to begin again. */
  private why(): TemplateResult | typeof nothing {
    const { votes, needed, through } = this.board;
    if (through && viewOf(this.store)?.mode === "race") return this.line("through");
    if (votes.length > 0) return this.line("want_reset", { count: votes.length, of: needed });
    if (!this.lost) return nothing;
    return this.line(needed > 1 ? "no_steps_together" : "no_steps");
  }

  private line(key: Parameters<typeof say>[1], values = {}): TemplateResult {
    return html`<p class="why" role="status">${say(this.store, key, values)}</p>`;
  }

  private reset(): TemplateResult | typeof nothing {
    if (!plays(this.store, this.board)) return nothing;
    const offered = (type: string): boolean =>
      this.store.now?.offers.some((offer) => offer.type === type) === true;
    const type = offered("keep") ? "keep" : "reset";
    const look = this.lost && type === "reset" ? "brass" : "rim";
    return html`<button
      class=${look}
      data-action=${type}
      ?disabled=${!offered(type)}
      @click=${() => void this.store.act(type, {}, ["nothing_to_reset", "no_vote", "stale"])}
    >
      ${icon(type === "keep" ? "close" : "again")}
      <span>${this.store.names?.action(type) ?? ""}</span>
    </button>`;
  }
}
