import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../art/icons";
import { t } from "../i18n";
import { isNear, isRestOfTap } from "../last-tap";
import { isReplay } from "../page";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import styles from "./cover.css?inline";

/** Whoever holds so long sees the card already; a slow tap may last longer than that. */
const SHOW_MS = 400;
/** Who still holds now only peeks: letting go covers the card again. */
const PEEK_MS = 700;
/** While the card turns, taps are meant for its back. */
const TURN_MS = 350;
/** So long after the last touch the card covers itself. */
const IDLE_MS = 20_000;
const TOUCHES = ["pointerdown", "pointerup", "wheel", "keydown", "focusin"];

/**
 * A secret that lies face down: one tap turns it up, and it stays open; holding still is a peek.
 *
 * It covers itself when its edge is tapped, when the page is hidden, and when nobody touches it;
 * whoever uses it covers it when the deed is done. What it hides is not even in the page while it
 * is covered, and its size never depends on that.
 */
@customElement("parlor-cover")
export class Cover extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) content: () => unknown = () => nothing;
  @property() label = "";
  /** In a replay nobody has to hide anything. */
  @state() private open = isReplay();
  @state() private turning = false;
  @state() private byKey = false;
  @query(".face") private readonly face!: HTMLElement;
  @query(".back") private readonly back!: HTMLElement;

  private press: Press | null = null;
  /** A pointer has said all with its release; keys and screen readers only click. */
  private released = false;
  private turnTimer: ReturnType<typeof setTimeout> | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.on(document, "visibilitychange", () => {
      if (document.visibilityState === "hidden") this.conceal();
    });
    this.on(window, "pagehide", () => this.conceal());
    for (const touch of TOUCHES) this.on(window, touch, () => this.wait());
    this.while(() => this.conceal());
  }

  override render(): TemplateResult {
    const label = this.label || t("cover.label");
    return html`<div
      class=${classMap({ card: true, open: this.open, turning: this.turning, keys: this.byKey })}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @click=${{ handleEvent: (event: MouseEvent) => this.spare(event), capture: true }}
      @keydown=${this.key}
    >
      <button
        class="back"
        aria-expanded=${this.open}
        aria-controls="face"
        aria-labelledby="label"
        aria-describedby="hint"
        @mousedown=${(event: Event) => event.preventDefault()}
        @pointerdown=${this.down}
        @pointermove=${this.move}
        @pointerup=${this.up}
        @pointercancel=${this.scrolled}
        @click=${this.toggle}
      >
        <span class="plate">${icon("eye")} <span id="label">${label}</span></span>
      </button>
      <span class="hint" id="hint"
        >${isReplay() ? nothing : t(this.open ? "cover.open" : "cover.closed")}</span
      >
      <div
        class="face"
        id="face"
        role="region"
        aria-label=${label}
        aria-hidden=${!this.open}
        tabindex=${this.open ? 0 : -1}
      >
        ${this.open ? this.content() : nothing}
      </div>
    </div>`;
  }

  /** Whether somebody looks at the card now. */
  get isOpen(): boolean {
    return this.open;
  }

  /** Show the card until it is covered again. */
  reveal(): void {
    this.open = true;
    this.wait();
  }

  /** Cover the card. */
  conceal(): void {
    if (isReplay()) return;
    this.press?.drop();
    this.press = null;
    clearTimeout(this.turnTimer);
    clearTimeout(this.idleTimer);
    this.turning = false;
    const focused = this.shadowRoot?.activeElement ?? null;
    if (this.open && this.face.contains(focused)) this.back.focus({ preventScroll: true });
    this.open = false;
  }

  private turn(): void {
    this.turning = true;
    clearTimeout(this.turnTimer);
    this.turnTimer = setTimeout(() => (this.turning = false), TURN_MS);
    this.reveal();
  }

  /** Turn the card up for good, and let a screen reader go on with it. */
  private turnUp(byKey: boolean): void {
    this.byKey = byKey;
    this.turn();
    void this.updateComplete.then(() => this.face.focus({ preventScroll: true }));
  }

  private on(target: EventTarget, type: string, heard: () => void): void {
    target.addEventListener(type, heard, { passive: true });
    this.while(() => target.removeEventListener(type, heard));
  }

  /** Begin to wait for the next touch anew. */
  private wait(): void {
    clearTimeout(this.idleTimer);
    if (this.open) this.idleTimer = setTimeout(() => this.conceal(), IDLE_MS);
  }

  private down(event: PointerEvent): void {
    // What the rest of a tap does not mean, its click does not mean either.
    this.released = isRestOfTap(event);
    if (event.button !== 0 || this.turning || this.released) return;
    this.press?.drop();
    this.back.setPointerCapture(event.pointerId);
    this.press = new Press(event, this.open, () => this.turn());
  }

  private move(event: PointerEvent): void {
    if (this.press?.isStill(event) === false) this.scrolled();
  }

  /** Whoever moves while the card is up wants to see more of it, else something else. */
  private scrolled(): void {
    this.press?.drop();
    this.press = null;
  }

  private up(event: PointerEvent): void {
    const { press } = this;
    if (press === null) return;
    press.drop();
    this.press = null;
    this.released = true;
    if (press.coversWith(event)) this.conceal();
    else this.turnUp(false);
  }

  private toggle(event: MouseEvent): void {
    if (this.released && event.detail !== 0) return;
    if (this.open) this.conceal();
    else this.turnUp(true);
  }

  /** Keep what has just turned up under a finger from the rest of its tap. */
  private spare(event: MouseEvent): void {
    if (!this.turning || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }

  private key(event: KeyboardEvent): void {
    const own = event.target === this.face && ["Enter", " "].includes(event.key);
    if (!this.open || (event.key !== "Escape" && !own)) return;
    event.preventDefault();
    event.stopPropagation();
    this.conceal();
    this.back.focus({ preventScroll: true });
  }
}

/** One finger on the back of the card. */
class Press {
  private readonly timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly from: PointerEvent,
    private readonly onEdge: boolean,
    show: () => void,
  ) {
    if (!onEdge) this.timer = setTimeout(show, SHOW_MS);
  }

  /** Whether the card is to be covered when the finger is lifted, by the finger's own time. */
  coversWith(lifted: PointerEvent): boolean {
    // A page that is busy hears of a quick tap late, and it is still one.
    return this.onEdge || lifted.timeStamp - this.from.timeStamp >= PEEK_MS;
  }

  isStill(event: PointerEvent): boolean {
    return isNear(this.from, event);
  }

  drop(): void {
    clearTimeout(this.timer);
  }
}
