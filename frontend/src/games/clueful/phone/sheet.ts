import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { mySheet, type SheetRow } from "../view";
import { cardName, say } from "../words";
import styles from "./sheet.css?inline";
import { cross } from "./signs";

/** Behind the cover: every card, and an X where I hold it or was shown it. */
@customElement("clueful-sheet")
export class Sheet extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    return html`<div class="scroll" tabindex="0">
      <table>
        ${mySheet(this.store).map(([kind, rows]) => this.kind(kind, rows))}
      </table>
      <p>${say(this.store, "sheet_hint")}</p>
    </div>`;
  }

  private kind(kind: string, rows: readonly SheetRow[]): TemplateResult {
    const open = rows.filter(({ me, jarvis }) => !me && !jarvis).length;
    return html`<tbody>
      <tr>
        <th scope="col">
          ${cardName(this.store, kind)}
          <small>${say(this.store, "still_open", { count: open })}</small>
        </th>
        <th scope="col">${say(this.store, "me")}</th>
        <th scope="col">${say(this.store, "jarvis")}</th>
      </tr>
      ${rows.map((row) => this.row(row))}
    </tbody>`;
  }

  private row({ card, me, jarvis }: SheetRow): TemplateResult {
    return html`<tr data-card=${card}>
      <th scope="row">${cardName(this.store, card)}</th>
      ${[me, jarvis].map((one) => this.cell(one))}
    </tr>`;
  }

  private cell(crossed: boolean): TemplateResult {
    return html`<td>
      ${cross(crossed)}<span class="unseen">${crossed ? "X" : say(this.store, "no_cross")}</span>
    </td>`;
  }
}
