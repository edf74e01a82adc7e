import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { tableClock } from "../../../shared/elements/clock";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { cardBack } from "../art/card";
import cards from "../art/card.css?inline";
import { seatOf, viewOf } from "../view";
import { roleName } from "../words";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import { headlineOf } from "./headline";
import { type Act, giverIn } from "./staging";
import styles from "./status.css?inline";
import { sayOnTv } from "./words";

/** Whose turn it is, in the colour of the role, and what everyone waits for. */
@customElement("occluedo-status")
export class Status extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(styles),
  ];

  @property({ attribute: false }) act: Act | null = null;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const { role, status } = headlineOf(this.store, view, this.act);
    const seat = seatOf(view, role);
    return html`<div class="who role-${role}" data-role=${role}>
      <div class="portrait-box">
        ${guest(this.store, seat, this.act?.silence === true ? "caught" : null)} ${this.received()}
      </div>
      <div class="told">
        <p class="caps">
          <span>
            ${sayOnTv(this.store, "round", { round: view.round })} ·
            <b>${roleName(this.store, role)}</b>
          </span>
          ${tableClock(this.store)}
        </p>
        <h1>${nameOf(this.store, seat)}</h1>
        <p class="status">${status}</p>
      </div>
    </div>`;
  }

  /** Return the card that was shown, where it lies. */
  get card(): HTMLElement | null {
    return this.renderRoot.querySelector(".received .card");
  }

  /** The card that was shown, face down before whoever has asked. */
  private received(): TemplateResult | typeof nothing {
    const from = this.act === null ? null : giverIn(this.act);
    return from === null ? nothing : html`<i class="received">${cardBack()}</i>`;
  }
}
