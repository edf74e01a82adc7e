import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { pictureOf } from "../art/card";
import art from "../art/card.css?inline";
import { INITIALS, kindOf } from "../cards";
import { ownViewOf, roleOf, viewOf } from "../view";
import { cardName, roleName, say } from "../words";
import { type Cell, cellOf, CRIME, holdersOf, KINDS, note } from "./cells";
import { cellLabel, holderName, linksOf, reasonOf } from "./reasons";
import styles from "./sheet.css?inline";
import { cellSign } from "./signs";

/** So many columns leave room for names beside them. */
const FEW = 5;
const STEPS: Record<string, [number, number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const CARDS = KINDS.flat();

/**
 * The deduction sheet: cards by players, the crime first.
 *
 * What is certain stands there by itself, and a tap on it tells why; the rest is mine to note.
 * Every sheet has the same outline, whatever it holds.
 */
@customElement("occluedo-sheet")
export class DeductionSheet extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @state() private card = "";
  @state() private holder = "";
  @state() private why = "";

  override render(): TemplateResult {
    const holders = holdersOf(this.store);
    const few = holders.length <= FEW;
    return html`<div
        class=${classMap({ grid: true, few })}
        .style=${`--columns: ${holders.length}`}
        role="grid"
        aria-label=${say(this.store, "page_sheet")}
        @keydown=${(event: KeyboardEvent) => this.walk(event, holders)}
      >
        <div class="row head" role="row">
          <span role="columnheader"><span class="unseen">${say(this.store, "card")}</span></span
          >${holders.map((one) => this.head(one))}
        </div>
        ${CARDS.map((card) => this.row(card, holders))}
      </div>
      <p class="detail" role="status" tabindex="0">${this.detail()}</p>`;
  }

  private head(holder: string): TemplateResult {
    const view = viewOf(this.store);
    const seat = this.store.names?.seat(holder);
    const role = view === null ? null : roleOf(view, holder);
    return html`<span class=${holder === CRIME ? "crime" : ""} role="columnheader">
      ${
        seat === undefined
          ? html`<svg class="seal" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 3h14v18H5zM9 9a3 3 0 1 1 4.2 2.800c-.9.4-1.2.9-1.2 1.900M12 17h.1"></path>
            </svg>`
          : html`<parlor-person .seat=${seat}></parlor-person>`
      }
      ${role === null ? nothing : html`<b class="role-${role}" aria-hidden="true">${INITIALS[role]}</b>`}
      <span class="unseen">${holderName(this.store, holder)}</span>
    </span>`;
  }

  private row(card: string, holders: readonly string[]): TemplateResult {
    const first = KINDS.some(([one]) => one === card);
    const name = cardName(this.store, card);
    return html`<div class=${classMap({ row: true, first, open: card === this.card })} role="row">
      <span class="name ${kindOf(card)}" role="rowheader">
        <span class="scene">${pictureOf(card)}</span><span class="words">${name}</span>
      </span>
      ${holders.map((holder) => this.cell(cellOf(this.store, card, holder)))}
    </div>`;
  }

  private cell(cell: Cell): TemplateResult {
    const { card, holder, sign, links } = cell;
    const chosen = card === this.card && holder === this.holder;
    const stop = this.card === "" ? card === CARDS[0] && holder === CRIME : chosen;
    return html`<span class=${holder === CRIME ? "crime" : ""} role="gridcell">
      <button
        class=${classMap({ chosen, tied: this.isTied(cell) })}
        data-cell="${card} ${holder}"
        aria-label=${cellLabel(this.store, cell)}
        tabindex=${stop ? 0 : -1}
        @click=${() => this.tap(cell)}
      >
        ${cellSign(sign, links.length > 0)}
      </button>
    </span>`;
  }

  /** Whether one of these cards may be the one that is meant with the chosen cell. */
  private isTied({ card, holder }: Cell): boolean {
    if (holder !== this.holder || this.card === "") return false;
    const { links } = cellOf(this.store, this.card, this.holder);
    return links.some(({ cards }) => cards.includes(card));
  }

  private detail(): TemplateResult | string {
    if (this.card === "") {
      const alone = ownViewOf(this.store).sheet === null;
      return say(this.store, alone ? "sheet_alone" : "sheet_hint");
    }
    const cell = cellOf(this.store, this.card, this.holder);
    return html`<b>${cellLabel(this.store, cell)}.</b>
      ${cell.certain ? this.reason() : linksOf(this.store, cell)} ${this.who()}`;
  }

  private reason(): TemplateResult | typeof nothing {
    return this.why === "" ? nothing : html`<span class="reason">${this.why}</span>`;
  }

  private who(): string {
    const view = viewOf(this.store);
    const role = view === null ? null : roleOf(view, this.holder);
    if (role === null) return "";
    return `${nameOf(this.store, this.holder)} ${say(this.store, "as_role", { role: roleName(this.store, role) })}.`;
  }

  private tap(cell: Cell): void {
    this.card = cell.card;
    this.holder = cell.holder;
    this.why = "";
    if (cell.certain) void this.ask(cell);
    else note(this.store, cell);
    this.requestUpdate();
  }

  private async ask({ card, holder }: Cell): Promise<void> {
    const answer = await this.store.send({
      type: "query",
      request: { type: "why", card, holder },
    });
    // Meanwhile another cell may be meant.
    if (answer === null || card !== this.card || holder !== this.holder) return;
    this.why = reasonOf(this.store, answer);
  }

  /** Arrow keys go from cell to cell. */
  private walk(event: KeyboardEvent, holders: readonly string[]): void {
    const step = STEPS[event.key];
    const at = (event.target as HTMLElement).dataset.cell?.split(" ");
    if (step === undefined || at === undefined) return;
    event.preventDefault();
    const [card = "", holder = ""] = at;
    const row = CARDS[CARDS.findIndex((one) => one === card) + step[0]];
    const column = holders[holders.indexOf(holder) + step[1]];
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }
}
