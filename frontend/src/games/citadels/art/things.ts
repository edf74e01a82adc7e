import { html, type TemplateResult } from "lit";
import { shapes } from "./drawing";

const CROWN =
  "mM3 18L1 6l6.5 4.5L12 3l4.5 7.5L23 6l-2 12zM3 19.5h18V22H3z|jM12 12l1.8 2.5L12 17l-1.8-2.5z";
const COIN =
  "mM12 1a11 11 0 1 0 .1 0z|oM12 3.5a8.5 8.5 0 1 0 .1 0z|mM8 17v-6l-1-1V7h2v1.5h2V7h2v1.5h2V7h2v3l-1 1v6z";
const CARDS = "kM3 4.5l11-3l4.5 16l-11 3z|kM9.5 4H21v17H9.5z|mM15.2 8l2.8 4.5l-2.8 4.5l-2.8-4.5z";

/** A tower with its flag up, as builders hoist it when the last stone is laid. */
const TOPPED_OUT =
  "iM11.2 1h1.4v10h-1.4z|jM12.6 1.8l8.4 3.2l-8.4 3.2z|mM6 23V10.5h2.6v1.8h2.1v-1.8h2.6v1.8h2.1v-1.8H18V23z|dM10 23v-4.5a2 2 0 0 1 4 0V23z|oM1.5 23v-7h3v7zM19.5 23v-7h3v7z";
/** Sand that runs out, and nothing else happens. */
const HOURGLASS =
  "iM5 1h14v2.5H5zM5 20.5h14V23H5z|wM6.5 3.5h11c0 4.5-2.6 6-4.2 8.5c1.6 2.5 4.2 4 4.2 8.5h-11c0-4.5 2.6-6 4.2-8.5C9.1 9.5 6.5 8 6.5 3.5z|mM8.3 20.5c.5-2.3 2.3-3.4 3.7-4.7c1.4 1.3 3.2 2.4 3.7 4.7z";

function thing(name: string, drawing: string): TemplateResult {
  return html`<svg class="thing ${name}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes(drawing)}
  </svg>`;
}

/** Return the crown: whoever has it chooses first. */
export const crown = (): TemplateResult => thing("crown", CROWN);

/** Return a city that has its last stone. */
export const toppedOut = (): TemplateResult => thing("topped-out", TOPPED_OUT);

/** Return an hourglass. */
export const hourglass = (): TemplateResult => thing("hourglass", HOURGLASS);

/** Return a gold coin, struck with a tower. */
export const coin = (): TemplateResult => thing("coin", COIN);

/** Return a coin without its tower: room for a number. */
export const blankCoin = (): TemplateResult => thing("coin", "mM12 1a11 11 0 1 0 .1 0z");

/** Return cards with their backs up. */
export const cards = (): TemplateResult => thing("cards", CARDS);
