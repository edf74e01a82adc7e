import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Hass } from "../house/hass";
import { Line } from "../house/line";
import { followTables, type ListedTable } from "../house/tables";
import { currentLanguage, t } from "../shared/i18n";
import { TableSocket } from "../shared/socket";
import { Store } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import styles from "./card.css?inline";
import { type CardConfig, CARD_TAG, CARD_TYPE, checked, tableOf } from "./config";
import type { ScreenEvent, ScreenKind } from "./intent";
import { languageOf, configForm } from "./picker";
import { canSpeak, speak } from "./speech";
import "./screen";
import "../shared/elements/emblem";
import "./table";
import { theme } from "./theme";

const LOOK_AGAIN_MS = 10_000;

/** The card: finds its table, opens a line to it, and shows it; or says why there is nothing to show. */
@customElement(CARD_TAG)
export class ParlorCard extends LitElement {
  static override styles = [theme, unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) hass!: Hass;
  /** Whether Home Assistant shows it only to choose or to set it. */
  @property({ type: Boolean }) preview = false;
  @state() private config: CardConfig = { type: CARD_TYPE };
  @state() private tables: readonly ListedTable[] | null = null;
  /** The table that somebody chose on this card, where its settings name none. */
  @state() private picked = "";
  @state() private store: Store | null = null;
  @state() private screen: ScreenKind | null = null;
  /** The entry of the table that is called. */
  private called: string | null = null;
  /** Whether Home Assistant knows nothing of tables: none was open since it started. */
  @state() private asleep = false;
  private following: Promise<(() => Promise<void>) | null> | null = null;
  private stopWatching: () => void = () => undefined;

  static getConfigForm(): object {
    return configForm();
  }

  static getStubConfig(): Omit<CardConfig, "type"> {
    return {};
  }

  setConfig(config: CardConfig): void {
    this.config = checked(config);
  }

  getCardSize(): number {
    return this.config.code === false ? 8 : 11;
  }

  getGridOptions(): object {
    return { columns: 12, min_columns: 6, rows: "auto", min_rows: 4 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("show-screen", this.showScreen as EventListener);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("show-screen", this.showScreen as EventListener);
    void this.following?.then((stop) => stop?.()).catch(() => undefined);
    this.following = null;
    this.tables = null;
    this.hangUp();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("hass")) {
      this.dataset.theme = this.hass.themes.darkMode ? "dark" : "light";
      speak(languageOf(this.hass.language), () => this.requestUpdate());
    }
    if (this.isConnected) this.following ??= this.follow();
    this.call();
  }

  override render(): TemplateResult {
    return html`<ha-card>
      <section
        class="card"
        lang=${currentLanguage()}
        aria-label=${["Parlor", this.table?.name].filter(Boolean).join(": ")}
      >
        ${canSpeak() ? this.content() : nothing}
      </section>
    </ha-card>`;
  }

  private content(): TemplateResult {
    const { tables, table, store } = this;
    if (this.asleep) return this.message(t("card.asleep"), t("card.asleep_text"));
    if (tables === null) return this.message(t("shell.moment"), "");
    if (tables.length === 0) return this.message(t("card.no_table"), t("card.no_table_text"));
    if (table === null) {
      return this.config.table ? this.message(t("card.gone"), t("card.gone_text")) : this.choice();
    }
    if (store?.now == null) return this.waiting(table, store);
    return html`<parlor-card-table
        .store=${store}
        ?code=${this.config.code !== false}
        ?hidden=${this.screen !== null}
      ></parlor-card-table>
      ${
        this.screen === null
          ? nothing
          : html`<parlor-card-screen
              .hass=${this.hass}
              .entry=${table.entry_id}
              .table=${table.name}
              .kind=${this.screen}
              @put-away=${this.putAway}
            ></parlor-card-screen>`
      }`;
  }

  /** The table is known, but nothing of it has come yet, or it is closed. */
  private waiting(table: ListedTable, store: Store | null): TemplateResult {
    const refused = store?.problem ?? null;
    if (store !== null && refused !== null) return this.message(table.name, store.why(refused));
    const why = table.open ? t("shell.moment") : t("shell.table_closed");
    return this.message(table.name, store?.whyOffline ?? why);
  }

  private choice(): TemplateResult {
    return html`<h2>${t("card.which")}</h2>
      <p class="soft">${t("card.which_text")}</p>
      <div class="tables">
        ${(this.tables ?? []).map(
          ({ entry_id, name }) =>
            html`<button class="rim" @click=${() => this.pick(entry_id)}>${name}</button>`,
        )}
      </div>`;
  }

  private message(heading: string, text: string): TemplateResult {
    return html`<div class="alone" role="status">
      <parlor-emblem></parlor-emblem>
      <h2>${heading}</h2>
      <p class="soft">${text}</p>
    </div>`;
  }

  private get table(): ListedTable | null {
    const wanted = this.config.table ?? this.picked;
    return tableOf(this.tables ?? [], wanted);
  }

  private follow(): Promise<(() => Promise<void>) | null> {
    const listed = (tables: ListedTable[]): void => {
      this.tables = tables;
      this.asleep = false;
    };
    return followTables(this.hass.connection, listed).catch(() => {
      this.asleep = true;
      setTimeout(() => this.followAgain(), LOOK_AGAIN_MS);
      return null;
    });
  }

  private followAgain(): void {
    this.following = null;
    this.requestUpdate();
  }

  /** Have a line to the table that is meant now, and to no other. */
  private call(): void {
    const entry = this.table?.entry_id ?? null;
    if (entry === this.called) return;
    this.hangUp();
    this.called = entry;
    if (entry === null) return;
    const store = new Store();
    const dial = (): Line => new Line(this.hass.connection, entry, "house");
    // It is no page that could be loaded anew: its own address says which build it is.
    store.connect(new TableSocket(dial, "card", store));
    this.stopWatching = store.watch(() => this.requestUpdate());
    this.store = store;
    store.enter();
  }

  private hangUp(): void {
    this.stopWatching();
    this.store?.depart();
    this.store = this.screen = this.called = null;
  }

  private pick(entry: string): void {
    this.picked = entry;
  }

  private showScreen(event: ScreenEvent): void {
    if (!this.preview) this.screen = event.detail;
  }

  private putAway(): void {
    this.screen = null;
  }
}
