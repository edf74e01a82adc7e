import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { CARD_TYPE } from "../card/config";
import type { ParlorCard } from "../card/card";
import type { ListedTable } from "../house/tables";
import { icon } from "../shared/art/icons";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import "./evenings";
import styles from "./table.css?inline";
import { View } from "./view";
import common from "./view.css?inline";

/** One table: the very card of the dashboards, and what was played here. */
@customElement("parlor-panel-table")
export class TableView extends View {
  static override styles = [unsafeCSS(controls), unsafeCSS(common), unsafeCSS(styles)];

  @property({ attribute: false }) tables: ListedTable[] | null = null;
  @property() entry = "";

  override render(): TemplateResult {
    if (this.tables === null) return this.moment();
    const table = this.tables.find(({ entry_id }) => entry_id === this.entry);
    const back = this.link(
      { view: "tables" },
      html`${icon("back")}<span>${t("panel.all_tables")}</span>`,
      "back",
    );
    if (table === undefined)
      return html`${back}${this.alone(t("card.gone"), t("panel.gone_text"))}`;
    return html`${back}
      <div class="split">
        ${keyed(this.entry, html`<parlor-card></parlor-card>`)}
        <parlor-panel-evenings
          .hass=${this.hass}
          .base=${this.base}
          .entry=${this.entry}
          ?open=${table.open}
        ></parlor-panel-evenings>
      </div>`;
  }

  override updated(): void {
    const card = this.renderRoot.querySelector<ParlorCard>("parlor-card");
    if (card === null) return;
    if (card.dataset.entry !== this.entry) {
      card.setConfig({ type: CARD_TYPE, table: this.entry });
      card.dataset.entry = this.entry;
    }
    card.hass = this.hass;
  }
}
