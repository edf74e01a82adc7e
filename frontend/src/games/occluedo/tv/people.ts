import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { cardBack } from "../art/card";
import cards from "../art/card.css?inline";
import { type OccluedoView, seatOf, viewOf } from "../view";
import { roleName } from "../words";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import styles from "./people.css?inline";
import { sayOnTv } from "./words";

/** Everyone round the table, in the order of their turns: who they are, and how many cards they hold. */
@customElement("occluedo-people")
export class People extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<ol class="of-${view.active_roles.length}">
      ${view.active_roles.map((role) => this.person(view, role))}
    </ol>`;
  }

  private person(view: OccluedoView, role: number): TemplateResult {
    const id = seatOf(view, role);
    const now = view.whose_turn === role;
    const out = view.inactive_players.includes(role);
    return html`<li
      class=${classMap({ [`role-${role}`]: true, now, out })}
      data-seat=${id}
      aria-current=${now ? "step" : nothing}
    >
      ${guest(this.store, id, out ? "beaten" : null)}
      <div>
        <p class="name">${nameOf(this.store, id)}</p>
        <div class="foot">
          ${
            out
              ? html`<p class="note">${this.why(id)}</p>`
              : html`<p class="role">${roleName(this.store, role)}</p>`
          }
          ${this.hand(view.hand_sizes[id ?? ""] ?? 0)}
        </div>
      </div>
    </li>`;
  }

  private why(id: string | null): string {
    const gone = this.store.names?.seat(id)?.gone === true;
    return sayOnTv(this.store, gone ? "gone" : "out");
  }

  private hand(count: number): TemplateResult {
    return html`<p class="hand">
      ${Array.from({ length: count }, () => cardBack())}
      <span class="unseen">${sayOnTv(this.store, "cards", { count })}</span>
    </p>`;
  }
}
