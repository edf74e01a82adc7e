import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import seats from "../../../shared/theme/seats.css?inline";
import { type BoardView, viewOf } from "../view";
import { say } from "../words";
import styles from "./people.css?inline";

/** Everyone at the board: whoever taps lights up. */
@customElement("cascade-everyone")
export class Everyone extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(seats), unsafeCSS(styles)];

  /** Who taps at this moment. */
  @property({ attribute: false }) lit: readonly string[] = [];

  override render(): TemplateResult {
    const board = viewOf(this.store)?.boards[0];
    return html`<ul class=${(board?.seats.length ?? 0) > 4 ? "many" : ""}>
      ${board?.seats.map((id) => this.person(board, id))}
    </ul>`;
  }

  private person({ votes, tapped }: BoardView, id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    const look = {
      [`c${(seat?.colour ?? 0) % 10}`]: true,
      lit: this.lit.includes(id),
      wants: votes.includes(id),
    };
    return html`<li class=${classMap(look)} data-seat=${id}>
      <parlor-person .seat=${seat} aria-hidden="true"></parlor-person>
      <div>
        <p class="name">${nameOf(this.store, id)}</p>
        <p class="taps">
          ${look.wants ? this.store.names?.action("reset") : say(this.store, "taps", { count: tapped[id] ?? 0 })}
        </p>
      </div>
    </li>`;
  }
}
