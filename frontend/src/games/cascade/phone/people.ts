import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { type BoardView, type CascadeView, viewOf } from "../view";
import { say } from "../words";
import styles from "./people.css?inline";

/** Everyone in a row: together, how often who has tapped; in a race, how far they are. */
@customElement("cascade-people")
export class People extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** Who taps at this moment. */
  @property({ attribute: false }) lit: readonly string[] = [];

  override render(): TemplateResult {
    const view = viewOf(this.store);
    return html`<ul>
      ${view?.boards.flatMap((board) => board.seats.map((seat) => this.person(view, board, seat)))}
    </ul>`;
  }

  private person(view: CascadeView, board: BoardView, id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    const wants = board.votes.includes(id);
    const me = id === this.store.me?.id;
    return html`<li
      class="${this.lit.includes(id) ? "lit" : ""} ${wants ? "wants" : ""} ${me ? "me" : ""}"
      data-seat=${id}
    >
      <parlor-person .seat=${seat} aria-hidden="true"></parlor-person>
      <span class="unseen">${nameOf(this.store, id)}: ${this.told(view, board, id)}</span>
      <span class="count" aria-hidden="true">${this.count(view, board, id)}</span>
    </li>`;
  }

  private told(view: CascadeView, board: BoardView, id: string): string {
    if (view.mode === "race") {
      return say(this.store, "levels_done", { count: board.past.length, of: view.course.length });
    }
    return say(this.store, "taps", { count: board.tapped[id] ?? 0 });
  }

  private count(view: CascadeView, board: BoardView, id: string): string {
    if (view.mode !== "race") return number(board.tapped[id] ?? 0);
    return `${number(board.past.length)}/${number(view.course.length)}`;
  }
}
