import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Page } from "./tasks";

const PAGE_SIGNS: Record<Page, string> = {
  house: "M3 3h18v18H3zM3 11h7m4 0h7M12 3v5m0 6v7",
  hand: "M3 8l8-3l4 13l-8 3zM13 5l6 2l-3 10",
  sheet: "M4 3h16v18H4zM4 9h16M4 15h16M10 3v18M15 3v18",
  log: "M6 3h13v15a3 3 0 0 1-3 3H6a2 2 0 0 0 2-2V3M10 8h6M10 12h6",
};
const ANSWER_SIGNS = {
  sorry: "M6 12h12",
  shown: "M8 5h8v14H8zM10.5 9h3",
  asked: "M6 12h.1M12 12h.1M18 12h.1",
} as const;

function lines(className: string, d: string): TemplateResult {
  return html`<svg class=${className} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${d}></path>
  </svg>`;
}

/** Return the sign of a page. */
export function pageSign(page: Page): TemplateResult {
  return lines("icon", PAGE_SIGNS[page]);
}

/** Return the sign of an answer: a dash for sorry, a card, or dots while somebody thinks. */
export function answerSign(answer: keyof typeof ANSWER_SIGNS): TemplateResult {
  return lines(`answer ${answer}`, ANSWER_SIGNS[answer]);
}

/** What can stand in a cell of the sheet: printed what is certain, pencilled what I noted. */
export type CellSign = "yes" | "no" | "open" | "mark_maybe" | "mark_yes" | "mark_no";

const CHECK = "M7 12.5l3.5 3.5l6.5-8";
const CROSS = "M8 8l8 8M16 8l-8 8";
const CELL_SIGNS: Record<CellSign, string> = {
  yes: CHECK,
  no: CROSS,
  open: "M12 12h.1",
  mark_maybe: "M8.5 9a3.6 3.6 0 1 1 5 3.4c-1.2.6-1.6 1.2-1.6 2.4M11.9 18.2h.1",
  mark_yes: "M6.5 12.6c1.6.6 2.6 1.9 3.6 3.7c1.7-4.2 3.9-6.7 7.2-9",
  mark_no: "M7.4 7.600c3 2.4 6 5.2 9 8.900M16.8 7.200c-3.6 2.6-6.6 5.6-9.2 9.4",
};
/** Three beads on a thread: one of three. */
const LINK = "M17 21.500h.1M20 18h.1M23 21.500h.1";

/** Return what stands in a cell; `linked` is whether it may be one of several. */
export function cellSign(sign: CellSign, linked: boolean): TemplateResult {
  const link: SVGTemplateResult | string = linked ? svg`<path class="link" d=${LINK}></path>` : "";
  const seal = sign === "yes" ? svg`<circle cx="12" cy="12" r="9.5"></circle>` : "";
  return html`<svg class=${sign} viewBox="0 0 24 24" aria-hidden="true">
    ${seal}
    <path d=${CELL_SIGNS[sign]}></path>
    ${link}
  </svg>`;
}
