import { html, nothing, svg, type TemplateResult } from "lit";
import { number } from "../../shared/i18n";

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;

/** Return how many were won, in a ring that is as full as the share of all; words stand beside it. */
export function ring(won: number, played: number): TemplateResult {
  const share = played === 0 ? 0 : won / played;
  return html`<svg class="ring" viewBox="0 0 80 80" aria-hidden="true">
    <circle class="round" cx="40" cy="40" r=${RADIUS}></circle>
    ${
      share === 0
        ? nothing
        : svg`<circle class="share" cx="40" cy="40" r=${RADIUS} transform="rotate(-90 40 40)"
            stroke-dasharray="${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}"></circle>`
    }
    <text x="40" y="49">${number(won)}</text>
  </svg>`;
}
