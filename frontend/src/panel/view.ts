import { html, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import "../shared/elements/emblem";
import { SpeakingElement } from "../shared/elements/element";
import { humanise } from "../shared/games";
import { t } from "../shared/i18n";
import { Archive, whyRefused } from "./archive";
import { Dates } from "./dates";
import type { PanelHass } from "./hass";
import { addressOf, GoEvent, type Place } from "./place";
import { Words } from "./words";

/** One view of the panel: it looks something up when it is opened, and says what keeps it from that. */
export abstract class View extends SpeakingElement {
  @property({ attribute: false }) hass!: PanelHass;
  /** The address of the panel. */
  @property() base = "";
  @state() protected trouble: string | null = null;

  protected readonly words = new Words(() => this.requestUpdate());

  protected get archive(): Archive {
    return new Archive(this.hass.connection);
  }

  protected get dates(): Dates {
    return new Dates(this.hass);
  }

  /** Return the name of a game, in words as soon as they are there. */
  protected nameOf(game: string): string {
    return this.words.of(game)?.name ?? humanise(game);
  }

  /** Look something up; what keeps it from that is told where it would stand. */
  protected async lookUp<Found>(asked: Promise<Found>): Promise<Found | null> {
    try {
      const found = await asked;
      this.trouble = null;
      return found;
    } catch (error) {
      this.trouble = whyRefused(error) || t("shell.offline");
      return null;
    }
  }

  /** Return a link to another place of the panel. */
  protected link(place: Place, content: unknown, look = ""): TemplateResult {
    return html`<a
      class=${look}
      href=${this.base + addressOf(place)}
      @click=${(event: MouseEvent) => this.follow(event, place)}
      >${content}</a
    >`;
  }

  /** Return a scene for a moment in which there is nothing else to see. */
  protected alone(heading: string, text: string, game = ""): TemplateResult {
    return html`<div class="alone" role="status">
      <parlor-emblem .game=${game}></parlor-emblem>
      <h2>${heading}</h2>
      <p class="soft">${text}</p>
    </div>`;
  }

  protected moment(): TemplateResult {
    return this.trouble === null
      ? this.alone(t("shell.moment"), "")
      : this.alone(t("panel.trouble"), this.trouble);
  }

  private follow(event: MouseEvent, place: Place): void {
    // Whoever wants it in another tab gets it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.dispatchEvent(new GoEvent(place));
  }
}
