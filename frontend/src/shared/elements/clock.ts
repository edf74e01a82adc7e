import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { t } from "../i18n";
import type { Store } from "../store";
import { SpeakingElement } from "./element";
import styles from "./clock.css?inline";

const TICK_MS = 200;
const WARN_MS = 20_000;
const URGENT_MS = 10_000;

/** The table's clock; it asks for what is left, so that only the server's count matters. */
@customElement("parlor-clock")
export class Clock extends SpeakingElement {
  static override styles = unsafeCSS(styles);

  @property({ attribute: false }) remaining: () => number | null = () => null;
  @property({ type: Boolean }) stopped = false;
  /** Nobody has to hurry: it only says how long something stays. */
  @property({ type: Boolean }) calm = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.requestUpdate(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override render(): TemplateResult {
    const left = this.remaining() ?? 0;
    const seconds = Math.ceil(left / 1000);
    const minutes = Math.floor(seconds / 60);
    const digits = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
    const mood = {
      urgent: !this.calm && left <= URGENT_MS,
      warn: !this.calm && left > URGENT_MS && left <= WARN_MS,
      stopped: this.stopped,
    };
    return html`<span
      class=${classMap(mood)}
      role="timer"
      aria-label=${t("clock.left", { time: digits })}
      >${digits}</span
    >`;
  }
}

/** Return the table's clock, where there is one now; `calm` where nobody has to hurry. */
export function tableClock(store: Store, calm = false): TemplateResult | typeof nothing {
  const { now } = store;
  if (now?.public.clock == null || now.remaining === null) return nothing;
  const { clock, paused } = now.public;
  return html`<parlor-clock
    .remaining=${() => store.remaining()}
    ?calm=${calm}
    ?stopped=${paused || !clock.running}
  ></parlor-clock>`;
}
