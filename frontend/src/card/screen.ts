import { html, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import { SpeakingElement } from "../shared/elements/element";
import type { Surroundings } from "../shared/framing";
import { t } from "../shared/i18n";
import { FrameHost, framedAddress } from "../house/frame";
import type { Hass } from "../house/hass";
import { Line } from "../house/line";
import controls from "../shared/theme/controls.css?inline";
import type { ScreenKind } from "./intent";
import styles from "./screen.css?inline";

/** A page of the table inside the card, or over the whole screen: one's own seat, or the board. */
@customElement("parlor-card-screen")
export class Screen extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) hass!: Hass;
  @property() entry = "";
  @property() table = "";
  @property() kind: ScreenKind = "seat";
  @state() private large = false;
  private host: FrameHost | null = null;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query(".frame") private readonly frame!: HTMLElement;
  @query("iframe") private readonly page!: HTMLIFrameElement;

  override render(): TemplateResult {
    const title = t(this.kind === "seat" ? "card.seat_title" : "card.board_title", {
      table: this.table,
    });
    return html`<dialog aria-label=${title} @cancel=${this.escaped}>
      <div class="frame">
        <div class="bar">
          <button @click=${this.toggle}>
            ${icon("screen")}
            <span>${t(this.large ? "card.small_screen" : "card.full_screen")}</span>
          </button>
          <button @click=${this.putAway}>${icon("close")}<span>${t("card.put_away")}</span></button>
        </div>
        <iframe class=${this.kind} title=${title}></iframe>
      </div>
    </dialog>`;
  }

  override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    const dial = (): Line => new Line(this.hass.connection, this.entry, this.kind);
    this.host = new FrameHost(this.page, dial, this.surroundings);
    this.page.src = framedAddress(this.kind === "seat" ? "phone" : "tv", this.kind === "seat");
    this.dialog.show();
    this.page.focus();
  }

  override updated(): void {
    this.host?.surround(this.surroundings);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.host?.stop();
  }

  private get surroundings(): Surroundings {
    return { language: this.hass.language, dark: this.hass.themes.darkMode };
  }

  /** The page stays where it is: moved to another place, it would be loaded anew. */
  private toggle(): void {
    this.large = !this.large;
    this.dialog.close();
    if (!this.large) {
      void this.leaveFullscreen();
      this.dialog.show();
      return;
    }
    this.dialog.showModal();
    // Where a browser won't, it fills the window at least.
    this.frame.requestFullscreen().catch(() => undefined);
  }

  private escaped(event: Event): void {
    event.preventDefault();
    if (this.large) this.toggle();
  }

  private async leaveFullscreen(): Promise<void> {
    if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
  }

  private putAway(): void {
    void this.leaveFullscreen();
    this.dispatchEvent(new CustomEvent("put-away"));
  }
}
