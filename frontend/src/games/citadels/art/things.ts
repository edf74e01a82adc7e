import { html, type TemplateResult } from "lit";
import { shapes } from "./drawing";

const CROWN =
  "mM3 18L1 6l6.5 4.5L12 3l4.5 7.5L23 6l-2 12zM3 19.5h18V22H3z|jM12 12l1.8 2.5L12 17l-1.8-2.5z";
const COIN =
  "mM12 1a11 11 0 1 0 .1 0z|oM12 3.5a8.5 8.5 0 1 0 .1 0z|mM8 17v-6l-1-1V7h2v1.5h2V7h2v1.5h2V7h2v3l-1 1v6z";
const CARDS = "kM3 4.5l11-3l4.5 16l-11 3z|kM9.5 4H21v17H9.5z|mM15.2 8l2.8 4.5l-2.8 4.5l-2.8-4.5z";

function thing(name: string, drawing: string): TemplateResult {
  return html`<svg class="thing ${name}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes(drawing)}
  </svg>`;
}

/** Return the crown: whoever has it chooses first. */
export const crown = (): TemplateResult => thing("crown", CROWN);

/** Return a gold coin, struck with a tower. */
export const coin = (): TemplateResult => thing("coin", COIN);

/** Return a coin without its tower: room for a number. */
export const blankCoin = (): TemplateResult => thing("coin", "mM12 1a11 11 0 1 0 .1 0z");

/** Return cards with their backs up. */
export const cards = (): TemplateResult => thing("cards", CARDS);
