import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { t } from "../i18n";
import type { SeatInfo, Value } from "../protocol";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import "./seat";
import styles from "./choice.css?inline";

/** How many choices fit side by side, by the length of the longest. */
const SIDE_BY_SIDE: readonly (readonly [number, number])[] = [
  [3, 14],
  [4, 4],
];

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
    return html`<fieldset>
      <legend>${this.legend}</legend>
      <div class=${classMap({ grid: true, few })}>
        ${this.choices.map((choice) => this.option(choice))}
      </div>
      ${this.several ? this.count() : nothing}
    </fieldset>`;
  }

  private option({ value, label, seat }: Choice): TemplateResult {
    const chosen = this.chosen.includes(value);
    const full = !chosen && this.several && this.chosen.length >= (this.max ?? 0);
    return html`<label class=${classMap({ chosen, full, seat: seat !== undefined })}>
      <input
        type=${this.several ? "checkbox" : "radio"}
        name="choice"
        .checked=${chosen}
        ?disabled=${full}
        @change=${() => this.pick(value)}
      />
      ${seat === undefined ? html`<span>${label}</span>` : html`<parlor-seat .seat=${seat}></parlor-seat>`}
    </label>`;
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
