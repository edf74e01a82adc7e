import { html, type TemplateResult } from "lit";
import { shapes } from "./drawing";

const FACE = "sM32 17c7 0 11 5 11 12.5S38 45 32 45S21 37 21 29.5S25 17 32 17z";
const BUST = "cM8 64c1-15 12-17 18-20q6 5 12 0c6 3 17 5 18 20z";
const EYES = "dM26 27.5h4v2.5h-4zM34 27.5h4v2.5h-4z";
const NECK = "tM28 38h8v8q-4 4-8 0z";

/**
 * The eight, each a bust in a niche with what gives them away.
 *
 * Paints: c cloth, s skin, t skin in shade, d dark, m gold, w ivory, i steel.
 */
const BUSTS: Record<string, string | undefined> = {
  // a hood, a scarf and a dagger
  assassin:
    "cM6 64c2-14 9-17 12-20C12 26 17 8 32 8s20 18 14 36c3 3 10 6 12 20z|dM32 15c-8 0-12 8-11 17s5 13 11 13s10-4 11-13s-3-17-11-17z|sM22 27h20v7H22z|dM25.5 29h4.5v2.5h-4.5zM34 29h4.5v2.5H34z|cM21 33c7 3 15 3 22 0c0 8-4 13-11 13s-11-5-11-13z|iM52 26l3.5 6v16h-7V32z|mM45 48h14v3H45zM50 51h4v9h-4z",
  // a cap with a feather, a mask and a full purse
  thief: `${BUST}|${NECK}|${FACE}|dM20 25c8-2 16-2 24 0c0 5-2 8-6 8c-3 0-5-2-6-4c-1 2-3 4-6 4c-4 0-6-3-6-8z|wM25.5 27h4v2.5h-4zM34.5 27h4v2.5h-4z|cM16 22c2-9 8-13 17-13c8 0 13 4 15 10c-10 0-20 1-32 3z|mM42 13c3-6 8-10 14-11c-1 7-6 13-13 15z|mM44 52c-4 3-5 12 4 12s8-9 4-12zM43 48h10v3H43z`,
  // a pointed hat with a star, and a long white beard
  magician: `${BUST}|${FACE}|${EYES}|wM21 32c0 16 5 26 11 30c6-4 11-14 11-30c-4 4-7 3-11 3s-7 1-11-3z|cM12 23C22 17 27 9 34 0c3 8 5 16 18 22c-12 4-28 4-40 1z|mM33 8l1.5 4h4l-3.2 2.5l1.2 4l-3.5-2.4l-3.5 2.4l1.2-4L27.5 12h4z`,
  // a crown, a beard and ermine
  king: `${BUST}|${NECK}|${FACE}|${EYES}|dM21 31c0 10 5 17 11 17s11-7 11-17c-2 4-5 4-7 3q-4-2-8 0c-2 1-5 1-7-3z|wM14 50c5-5 9-6 12-7q6 8 12 0c3 1 7 2 12 7l-4 8c-8-6-20-6-28 0z|dM21 49l1 4h-2zM32 51l1 4h-2zM43 49l1 4h-2z|mM20 20L17 5l8.5 6L32 2l6.5 9L47 5l-3 15z|cM31 9l3 3l-2 3l-2-3z`,
  // a mitre and a crook
  bishop: `${BUST}|${NECK}|${FACE}|${EYES}|wM20 22C19 14 25 6 32 1c7 5 13 13 12 21c-8-2-16-2-24 0z|mM30.5 5h3v5h4v3h-4v8h-3v-8h-4v-3h4z|mM29 46h6v18h-6z|mM53 64V33c-5-1-6-9 1-10s9 9 3 9v-3q2-2-1-3c-4 0-3 5 0 5v33z`,
  // a broad hat, a moustache and a tower of coins
  merchant: `${BUST}|${NECK}|${FACE}|${EYES}|dM22 36c4-4 8-3 10-1c2-2 6-3 10 1c-4 2-8 2-10 0c-2 2-6 2-10 0z|cM11 21c1-11 11-16 23-15c11 0 19 6 19 12c-5 5-34 8-42 3z|mM27 9.5a5 4.5 0 1 0 .1 0z|wM24 46l8 8l8-8l-2-3q-6 5-12 0z|mM44 60h14v3.5H44zM45 55.5h13V59H45zM44 51h13v3.5H44z`,
  // long hair under a kerchief, and a pair of compasses
  architect: `dM17 48c-3-16-1-35 15-35s18 19 15 35c-6 2-24 2-30 0z|${BUST}|${NECK}|${FACE}|${EYES}|dM21 29c-1-9 4-13 11-13s12 4 11 13c-2-5-5-7-7-8c-5 3-11 3-15 8z|mM18 21c2-9 7-12 14-12s12 3 14 12c-8-5-20-5-28 0z|tM29 38q3 2 6 0q-3 3-6 0z|mM51 32a3.5 3.5 0 1 1 .1 0zM49.5 31h3l7 30l-3-1l-5.5-20L45.5 60l-3 1z`,
  // a helmet with a plume, and a sword
  warlord: `${BUST}|${NECK}|${FACE}|${EYES}|cM31 9C30 1 41-1 50 4c5 4 5 13 3 20C51 14 43 8 31 9z|iM19 36V25C19 13 24 8 32 8s13 5 13 17v11l-5 3V26H24v13z|iM30.5 22h3v12h-3z|mM19 23h26v3.5H19z|iM10 18l3.5-6l3.5 6v28h-7z|mM5 46h17v3.5H5zM11.5 49.5h4V60h-4z`,
};
/** Whoever joins them later comes veiled. */
const VEILED =
  "cM6 64c2-14 9-17 12-20C12 26 17 8 32 8s20 18 14 36c3 3 10 6 12 20z|dM32 15c-8 0-12 8-11 17s5 13 11 13s10-4 11-13s-3-17-11-17z|mM27 29h3v3h-3zM34 29h3v3h-3z";

/** Return the portrait of a character; the words stand beside it. */
export function character(id: string): TemplateResult {
  return html`<svg class="portrait ${id}" viewBox="0 0 64 64" aria-hidden="true">
    <path class="n" d="M2 64V30a30 30 0 0 1 60 0v34z"></path>
    ${shapes(BUSTS[id] ?? VEILED)}
  </svg>`;
}
