import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
  unsafeCSS,
} from "lit";
import { customElement, property, query } from "lit/decorators.js";
import "../shared/elements/person";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import type { Step } from "./archive";
import styles from "./steps.css?inline";
import type { Told } from "./told";

/** The moves of a game in words; a tap leads to one. */
@customElement("parlor-steps")
export class Steps extends LitElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) steps: Step[] = [];
  @property({ attribute: false }) told!: Told;
  @property({ type: Number }) at = 0;
  @query("ol") private readonly list!: HTMLElement;
  @query("[aria-current]") private readonly current!: HTMLElement | null;

  override render(): TemplateResult {
    return html`<h3 id="moves">${t("panel.moves")}</h3>
      <ol aria-labelledby="moves">
        ${this.steps.map((step) => html`<li>${this.step(step)}</li>`)}
      </ol>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("at")) this.bringIntoView();
  }

  private step(step: Step): TemplateResult {
    const who = this.told.who(step);
    return html`<button
      aria-current=${step.step === this.at ? "step" : nothing}
      @click=${() => this.dispatchEvent(new CustomEvent("step", { detail: step.step }))}
    >
      ${
        who === undefined
          ? html`<span class="nobody"></span>`
          : html`<parlor-person .seat=${who}></parlor-person>`
      }
      <span>${this.told.step(step).join(" ")}</span>
    </button>`;
  }

  /** Only the list moves, not the page around it. */
  private bringIntoView(): void {
    const { list, current } = this;
    if (current === null) return;
    const top = current.offsetTop;
    const isSeen =
      top >= list.scrollTop && top + current.offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
  }
}
