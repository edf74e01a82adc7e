import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { t } from "../i18n";
import type { SeatInfo, Value } from "../protocol";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import "./mark";
import styles from "./choice.css?inline";

/** How many choices fit side by side, by the length of the longest. */
const SIDE_BY_SIDE: readonly (readonly [number, number])[] = [
  [3, 14],
  [4, 4],
];

const STEPS: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export interface Choice {
  value: Value;
  label: string;
  seat?: SeatInfo | undefined;
}

/** Tells which values are chosen now. */
export class ChosenEvent extends CustomEvent<Value[]> {
  constructor(values: Value[]) {
    super("chosen", { detail: values });
  }
}

/** A grid of choices: one of them, or from `min` to `max` where those are given. */
@customElement("parlor-choice")
export class ChoiceGrid extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() legend = "";
  @property({ attribute: false }) choices: Choice[] = [];
  @property({ attribute: false }) chosen: Value[] = [];
  @property({ type: Number }) min: number | undefined;
  @property({ type: Number }) max: number | undefined;

  private get several(): boolean {
    return this.max !== undefined;
  }

  override render(): TemplateResult {
    const longest = Math.max(...this.choices.map(({ label, seat }) => (seat ? 99 : label.length)));
    const few = SIDE_BY_SIDE.some(
      ([count, length]) => this.choices.length <= count && longest <= length,
    );
    return html`<p class="legend" id="legend">${this.legend}</p>
      <div
        class=${classMap({ grid: true, few })}
        role=${this.several ? "group" : "radiogroup"}
        aria-labelledby="legend"
        @keydown=${this.walk}
      >
        ${this.choices.map((choice, index) => this.option(choice, index))}
      </div>
      ${this.several ? this.count() : nothing}`;
  }

  private option({ value, label, seat }: Choice, index: number): TemplateResult {
    const chosen = this.chosen.includes(value);
    const full = !chosen && this.several && this.chosen.length >= (this.max ?? 0);
    return html`<button
      type="button"
      class=${classMap({ choice: true, chosen, full, seat: seat !== undefined })}
      role=${this.several ? "checkbox" : "radio"}
      aria-checked=${chosen}
      tabindex=${this.several || index === this.stop ? 0 : -1}
      ?disabled=${full}
      @click=${() => this.pick(value)}
    >
      ${
        seat === undefined
          ? nothing
          : html`<parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>`
      }
      <span>${label}</span>
    </button>`;
  }

  /** Which of several radio buttons the tab key stops at: the chosen one, else the first. */
  private get stop(): number {
    return Math.max(
      0,
      this.choices.findIndex(({ value }) => this.chosen.includes(value)),
    );
  }

  /** As among radio buttons everywhere, arrow keys choose the next one. */
  private walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || this.several) return;
    const buttons = [...this.renderRoot.querySelectorAll<HTMLButtonElement>(".choice")];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const next = (at + step + buttons.length) % buttons.length;
    event.preventDefault();
    buttons[next]?.focus();
    buttons[next]?.click();
  }

  private count(): TemplateResult {
    const values = { count: this.chosen.length, min: this.min ?? 0, max: this.max ?? 0 };
    const key = values.min === values.max ? "offers.count_exact" : "offers.count";
    return html`<p class="count" aria-live="polite">${t(key, values)}</p>`;
  }

  private pick(value: Value): void {
    const others = this.chosen.filter((one) => one !== value);
    const taken = this.chosen.length > others.length;
    this.chosen = this.several ? (taken ? others : [...others, value]) : [value];
    this.dispatchEvent(new ChosenEvent(this.chosen));
  }
}
