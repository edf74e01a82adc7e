import { html, nothing, svg, type TemplateResult } from "lit";
import { t } from "../../shared/i18n";
import type { Outcome } from "../archive";

/** More would be no row any more. */
const MOST = 30;

/** Return the last games as a row of coins, the newest last: struck where they were won. */
export function outcomes(played: readonly Outcome[], day: (at: number) => string): TemplateResult {
  return html`<ol class="outcomes">
    ${played.slice(-MOST).map((outcome) => coin(outcome, day(outcome.at)))}
  </ol>`;
}

function coin({ won, practice }: Outcome, day: string): TemplateResult {
  const label = [
    day,
    t(won ? "panel.coin_won" : "panel.coin_not"),
    practice ? t("panel.coin_practice") : "",
  ];
  const said = label.filter(Boolean).join(", ");
  return html`<li class="${won ? "won" : ""} ${practice ? "practice" : ""}">
    <svg viewBox="0 0 24 24" role="img" aria-label=${said}>
      <title>${said}</title>
      <circle cx="12" cy="12" r="10"></circle>
      ${won ? svg`<path d="M7 12.5l3.500 3.500L17 8.500"></path>` : nothing}
    </svg>
  </li>`;
}
