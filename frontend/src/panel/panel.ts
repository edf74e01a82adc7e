import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../card/card";
import { languageOf } from "../card/picker";
import { canSpeak, speak } from "../card/speech";
import { theme } from "../card/theme";
import { followTables, type ListedTable } from "../house/tables";
import { icon } from "../shared/art/icons";
import { LAMP } from "../shared/art/lamp";
import { currentLanguage, onLanguage, t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import lamp from "../shared/theme/lamp.css?inline";
import type { PanelHass, Route } from "./hass";
import styles from "./panel.css?inline";
import "./people";
import "./person";
import { addressOf, type GoEvent, type Place, placeAt } from "./place";
import "./replay";
import "./table";
import "./tables";

/** The page in Home Assistant's sidebar: all tables, and what was played at them. */
@customElement("parlor-panel")
export class Panel extends LitElement {
  static override styles = [theme, unsafeCSS(controls), unsafeCSS(lamp), unsafeCSS(styles)];

  @property({ attribute: false }) hass!: PanelHass;
  @property({ type: Boolean, reflect: true }) narrow = false;
  @property({ attribute: false }) route: Route = { prefix: "", path: "" };
  @state() private tables: ListedTable[] | null = null;
  @state() private fragment = location.hash;
  private following: Promise<() => Promise<void>> | null = null;
  private stopListening: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("go", this.go as EventListener);
    window.addEventListener("popstate", this.moved);
    this.stopListening = onLanguage(() => this.requestUpdate());
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("go", this.go as EventListener);
    window.removeEventListener("popstate", this.moved);
    this.stopListening();
    void this.following?.then((stop) => stop()).catch(() => undefined);
    this.following = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("hass")) {
      this.dataset.theme = this.hass.themes.darkMode ? "dark" : "light";
      speak(languageOf(this.hass.language), () => this.requestUpdate());
    }
    if (changed.has("route")) this.fragment = location.hash;
    if (this.isConnected) {
      this.following ??= followTables(this.hass.connection, (tables) => {
        this.tables = tables;
      });
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (!canSpeak()) return nothing;
    const { place } = this;
    return html`<div class="room" lang=${currentLanguage()}>
      <header>
        ${this.menu()} ${LAMP}
        <h1>Parlor</h1>
        <nav aria-label=${t("panel.places")}>
          ${this.tab({ view: "tables" }, "cards", t("panel.tables"), isAtTables(place))}
          ${this.tab({ view: "people" }, "people", t("panel.people"), !isAtTables(place))}
        </nav>
      </header>
      <main>${this.view(place)}</main>
    </div>`;
  }

  private get place(): Place {
    return placeAt(this.route.path, this.fragment);
  }

  private get base(): string {
    return this.route.prefix;
  }

  /** Where the sidebar is put away, it is brought back from here. */
  private menu(): TemplateResult | typeof nothing {
    if (!this.narrow && this.hass.dockedSidebar !== "always_hidden") return nothing;
    return html`<button class="menu" aria-label=${t("panel.menu")} @click=${this.openMenu}>
      ${icon("menu")}
    </button>`;
  }

  private openMenu(): void {
    this.dispatchEvent(new CustomEvent("hass-toggle-menu", { bubbles: true, composed: true }));
  }

  private tab(
    place: Place,
    drawing: "cards" | "people",
    label: string,
    here: boolean,
  ): TemplateResult {
    return html`<a
      href=${this.base + addressOf(place)}
      aria-current=${here ? "page" : nothing}
      @click=${(event: MouseEvent) => this.follow(event, place)}
      >${icon(drawing)}<span>${label}</span></a
    >`;
  }

  private view(place: Place): TemplateResult {
    const { hass, base, tables } = this;
    switch (place.view) {
      case "tables":
        return html`<parlor-panel-tables
          .hass=${hass}
          .base=${base}
          .tables=${tables}
        ></parlor-panel-tables>`;
      case "table":
        return html`<parlor-panel-table
          .hass=${hass}
          .base=${base}
          .tables=${tables}
          .entry=${place.entry}
        ></parlor-panel-table>`;
      case "replay":
        return html`<parlor-panel-replay
          .hass=${hass}
          .base=${base}
          .tables=${tables}
          .entry=${place.entry}
          .number=${place.number}
        ></parlor-panel-replay>`;
      case "people":
        return html`<parlor-panel-people .hass=${hass} .base=${base}></parlor-panel-people>`;
      case "person":
        return html`<parlor-panel-person
          .hass=${hass}
          .base=${base}
          .person=${place.person}
        ></parlor-panel-person>`;
    }
  }

  private readonly moved = (): void => {
    this.fragment = location.hash;
  };

  private follow(event: MouseEvent, place: Place): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.show(place);
  }

  private go(event: GoEvent): void {
    this.show(event.detail);
  }

  /** Home Assistant follows its own address, and hands the way back. */
  private show(place: Place): void {
    history.pushState(null, "", this.base + addressOf(place));
    window.dispatchEvent(new CustomEvent("location-changed", { detail: { replace: false } }));
    this.fragment = location.hash;
    this.scrollTop = 0;
  }
}

function isAtTables({ view }: Place): boolean {
  return view !== "people" && view !== "person";
}
