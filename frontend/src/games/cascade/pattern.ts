import { html, svg, type TemplateResult } from "lit";

/** Return what a tap changes, nine cells in a square of 34. */
export function pattern(nine: readonly number[]): TemplateResult {
  return svg`${nine.map(
    (one, at) =>
      svg`<rect class="cell ${one ? "on" : ""} ${at === 4 ? "middle" : ""}" x=${3 + 10 * (at % 3)} y=${3 + 10 * Math.floor(at / 3)} width="8" height="8" rx="2"></rect>`,
  )}`;
}

/** Return the pattern that a special tile has for itself, stamped into its corner. */
export function stamp(nine: readonly number[]): TemplateResult {
  return html`<svg class="stamp" viewBox="0 0 34 34" aria-hidden="true">
    <rect class="plate" width="34" height="34" rx="7"></rect>
    ${pattern(nine)}
  </svg>`;
}
