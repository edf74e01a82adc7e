import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../art/icons";
import { t } from "../i18n";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import styles from "./cover.css?inline";

const HOLD_MS = 180;
const SECOND_TAP_MS = 600;
const OPEN_MS = 10_000;

/**
 * A secret that lies face down: hold to look, or tap twice.
 *
 * It covers itself, and what it hides is not even in the page while it is covered. Its size never
 * depends on what it hides.
 */
@customElement("parlor-cover")
export class Cover extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) content: () => unknown = () => nothing;
  @property() label = "";
  @state() private open = false;
  @query(".face") private readonly faceElement!: HTMLElement;
  @query(".back") private readonly backElement!: HTMLElement;

  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  private coverTimer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private lastTap = -Infinity;

  override connectedCallback(): void {
    super.connectedCallback();
    const hide = (): void => {
      if (document.visibilityState === "hidden") this.conceal();
    };
    const away = (): void => this.conceal();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", away);
    this.while(() => document.removeEventListener("visibilitychange", hide));
    this.while(() => window.removeEventListener("pagehide", away));
    this.while(away);
  }

  override render(): TemplateResult {
    return html`<div
        class=${this.open ? "open" : ""}
        @contextmenu=${(event: Event) => event.preventDefault()}
      >
        <div class="card">
          <button
            class="back"
            aria-expanded=${this.open}
            aria-describedby="hint"
            @pointerdown=${this.press}
            @pointerup=${this.release}
            @pointercancel=${this.release}
            @pointerleave=${this.release}
            @click=${this.tap}
          >
            <span class="plate">${icon("eye")} ${this.label || t("cover.label")}</span>
          </button>
          <div
            class="face"
            role="region"
            aria-label=${this.label || t("cover.label")}
            aria-hidden=${!this.open}
            tabindex=${this.open ? 0 : -1}
            @click=${this.conceal}
            @keydown=${this.key}
          >
            ${this.open ? this.content() : nothing}
          </div>
        </div>
      </div>
      <p class="hint" id="hint">${t(this.open ? "cover.open" : "cover.closed")}</p>`;
  }

  /** Show the card until it is covered again, at the latest after ten seconds. */
  reveal(): void {
    this.open = true;
    clearTimeout(this.coverTimer);
    this.coverTimer = setTimeout(() => this.conceal(), OPEN_MS);
  }

  /** Cover the card. */
  conceal(): void {
    clearTimeout(this.holdTimer);
    clearTimeout(this.coverTimer);
    this.open = false;
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.held = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.holdTimer = setTimeout(() => {
      this.held = true;
      this.reveal();
    }, HOLD_MS);
  }

  private release(): void {
    clearTimeout(this.holdTimer);
    if (this.held) this.conceal();
  }

  private tap(event: MouseEvent): void {
    if (this.held) return;
    const byKeyOrReader = event.detail === 0;
    const second = event.timeStamp - this.lastTap < SECOND_TAP_MS;
    this.lastTap = second ? -Infinity : event.timeStamp;
    if (!byKeyOrReader && !second) return;
    this.reveal();
    if (byKeyOrReader) void this.updateComplete.then(() => this.faceElement.focus());
  }

  private key(event: KeyboardEvent): void {
    if (!["Escape", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    this.conceal();
    this.backElement.focus();
  }
}
