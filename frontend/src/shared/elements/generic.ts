import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { t } from "../i18n";
import type { Names } from "../names";
import type { PublicView, SeatInfo } from "../protocol";
import controls from "../theme/controls.css?inline";
import { TableElement } from "./element";
import "./facts";
import "./scores";
import "./seat";
import styles from "./generic.css?inline";

const FEW = 4;

/** What every public view has, and what is drawn elsewhere. */
const DRAWN = ["phase", "round", "waiting_for", "scores", "result"];

/**
 * Draws the public view of any game: where it stands, for whom everyone waits, and the facts.
 *
 * A phone puts what is its own into the slot.
 */
@customElement("parlor-generic")
export class Generic extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV, which has the title elsewhere. */
  @property({ type: Boolean, reflect: true }) large = false;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    void this.store.fetchMoreWords();
  }

  override render(): TemplateResult | typeof nothing {
    const { now, names, words } = this.store;
    const view = now?.public.view;
    if (now === null || names === null || view == null) return nothing;
    return html`<div class="head">
        ${this.large ? nothing : this.heading(view, names)} ${this.status(view)}
      </div>
      <slot></slot>
      <div class="board">
        <div class="facts">
          <parlor-facts
            .view=${view}
            .names=${names}
            .words=${words}
            .without=${DRAWN}
          ></parlor-facts>
        </div>
        <parlor-scores
          .seats=${now.public.seats}
          .scores=${view.scores}
          .me=${this.store.me?.id ?? ""}
        ></parlor-scores>
      </div>`;
  }

  private heading(view: PublicView, names: Names): TemplateResult {
    return html`${
        view.round === null
          ? nothing
          : html`<p class="caps">${t("game.round", { round: view.round })}</p>`
      }
      <h2>${names.phase(view.phase)}</h2>`;
  }

  private status(view: PublicView): TemplateResult {
    const me = this.store.me?.id;
    if (me !== undefined && view.waiting_for.includes(me)) {
      return html`<p class="status mine">${t("game.your_turn")}</p>`;
    }
    const waited = view.waiting_for
      .map((id) => this.store.names?.seat(id))
      .filter((seat): seat is SeatInfo => seat !== undefined);
    if (waited.length === 0) return html`<p class="status">${this.free()}</p>`;
    if (waited.length > FEW) {
      return html`<p class="status">${t("game.waiting_count", { count: waited.length })}</p>`;
    }
    return html`<p class="status">
      ${t("game.waiting_for")}
      ${waited.map((seat) => html`<parlor-seat .seat=${seat}></parlor-seat> `)}
    </p>`;
  }

  private free(): string {
    if (this.large) return "";
    return (this.store.now?.offers.length ?? 0) > 0 ? t("game.you_may") : t("game.nobody_waits");
  }
}
