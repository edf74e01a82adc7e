import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { ListedTable } from "../house/tables";
import { icon } from "../shared/art/icons";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import type { FinishedGame } from "./archive";
import { outcomeOf } from "./outcome";
import "./plaque";
import styles from "./tables.css?inline";
import { View } from "./view";
import common from "./view.css?inline";

/** So many of the last games are told at the door. */
const LATELY = 6;

interface Played {
  table: ListedTable;
  game: FinishedGame;
}

/** All tables of the house, what happens at each now, and what was played last. */
@customElement("parlor-panel-tables")
export class Tables extends View {
  static override styles = [unsafeCSS(controls), unsafeCSS(common), unsafeCSS(styles)];

  @property({ attribute: false }) tables: ListedTable[] | null = null;

  @state() private lately: Played[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("tables")) void this.look();
  }

  override render(): TemplateResult {
    const { tables } = this;
    if (tables === null) return this.moment();
    if (tables.length === 0) return this.alone(t("card.no_table"), t("card.no_table_text"));
    return html`<h2 class="unseen">${t("panel.tables")}</h2>
      <ul>
        ${repeat(
          tables,
          ({ entry_id }) => entry_id,
          (table) => html`<li>${this.plaque(table)}</li>`,
        )}
      </ul>
      ${this.lately.length === 0 ? nothing : this.played()}`;
  }

  private played(): TemplateResult {
    return html`<section class="lately leaf" aria-labelledby="lately">
      <h2 id="lately">${t("panel.lately")}</h2>
      <ol>
        ${this.lately.map((one) => html`<li>${this.game(one)}</li>`)}
      </ol>
    </section>`;
  }

  private game({ table, game }: Played): TemplateResult {
    const { title } = outcomeOf(game, this.words.of(game.game));
    const where = [this.nameOf(game.game), table.name, this.dates.day(game.ended)].join(" · ");
    const told = html`<parlor-emblem .game=${game.game}></parlor-emblem>
      <span><span class="title">${title}</span><span class="soft small">${where}</span></span>`;
    const { entry_id: entry } = table;
    return game.replay
      ? this.link(
          { view: "replay", entry, number: game.number },
          html`${told}${icon("play")}<span class="unseen">${t("panel.watch_again")}</span>`,
        )
      : html`<div class="unlinked">${told}</div>`;
  }

  private async look(): Promise<void> {
    const open = (this.tables ?? []).filter((table) => table.open);
    const pages = await Promise.all(
      open.map(async (table) => {
        const page = await this.lookUp(this.archive.results(table.entry_id));
        const games = page?.evenings.flatMap((evening) => evening.games) ?? [];
        return games.map((game) => ({ table, game }));
      }),
    );
    const newest = pages.flat().sort((one, other) => other.game.ended - one.game.ended);
    this.lately = newest.slice(0, LATELY);
  }

  private plaque(table: ListedTable): TemplateResult {
    return this.link(
      { view: "table", entry: table.entry_id },
      html`<parlor-plaque .hass=${this.hass} .table=${table}></parlor-plaque>`,
      "plaque",
    );
  }
}
