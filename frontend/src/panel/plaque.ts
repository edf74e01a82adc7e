import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { gameName, headline, turnLine } from "../card/headline";
import { Line } from "../house/line";
import type { ListedTable } from "../house/tables";
import { icon } from "../shared/art/icons";
import { SpeakingElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import "../shared/elements/person";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import { TableSocket } from "../shared/socket";
import { Store } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import type { PanelHass } from "./hass";
import styles from "./plaque.css?inline";

/** One of the house's tables, seen from the door: who sits there, and what is played. */
@customElement("parlor-plaque")
export class Plaque extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) hass!: PanelHass;
  @property({ attribute: false }) table!: ListedTable;
  @state() private store: Store | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const store = new Store();
    const { connection } = this.hass;
    const { entry_id: entry } = this.table;
    const socket = new TableSocket(() => new Line(connection, entry, "house"), "", store);
    store.connect(socket);
    this.while(store.watch(() => this.requestUpdate()));
    this.while(() => socket.close());
    this.store = store;
    store.enter();
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.store?.vocabulary.of(this.store.now?.public.game ?? "");
  }

  override render(): TemplateResult {
    const now = this.store?.now ?? null;
    return html`<div class="baize">
        <parlor-emblem .game=${now?.public.game ?? ""}></parlor-emblem>
        <div class="people">${now === null ? nothing : this.people(now)}</div>
      </div>
      <div class="plate">
        <h3>${this.table.name}</h3>
        <p class="status">${this.status(now)}</p>
        ${icon("right")}
      </div>`;
  }

  private people({ public: { seats } }: State): TemplateResult[] {
    return stillHere(seats).map(
      (seat) => html`<parlor-person .seat=${seat} title=${seat.name}></parlor-person>`,
    );
  }

  private status(now: State | null): string {
    const { store } = this;
    if (store === null || now === null || store.line !== "online") {
      return this.table.open ? t("shell.moment") : t("shell.table_closed");
    }
    const line = headline(store);
    if (now.public.stage === "lobby") return line;
    return [gameName(store), line, turnLine(store)].filter(Boolean).join(" · ");
  }
}
