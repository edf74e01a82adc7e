import { html, svg, type TemplateResult } from "lit";

/** Heads for the cameos, as people were cut from paper: hair, hats and bows on one bust. */
const HEADS: readonly string[] = [
  // bowler hat
  "M19 24c0-1.5 4-2.5 13-2.5s13 1 13 2.5s-4 2-13 2s-13-.5-13-2zM22.5 22c0-8 4-12 9.5-12s9.5 4 9.5 12z",
  // bun
  "M21 31c-1.5-10 3-16 11-16s12.5 6 11 16c-1-6-4-9-11-9s-10 3-11 9zM32 5.5a5.5 5 0 1 0 .1 0z",
  // flat cap
  "M20.5 24c-1-7 4-11 11.5-11s12 4 12.5 8l3.5 2.5c.5 1.5-1.5 2-4 1.5c-7-1.5-15-1.5-23.5-1z",
  // long hair
  "M20.5 47c-3-10-2.5-32 11.5-32s14.5 22 11.5 32c-2 .5-4-.5-4.5-2c2-8 2-13-2-18c-4 2-8 2-10 0c-4 5-4 10-2 18c-.5 1.5-2.5 2.5-4.5 2z",
  // top hat
  "M18 23.5c0-1.5 4-2 14-2s14 .5 14 2s-4 2-14 2s-14-.5-14-2zM23 22L22 5.5c3-1 17-1 20 0L41 22z",
  // curls
  "M20 27a5 5 0 0 1 1-9a6 6 0 0 1 7-6a7 7 0 0 1 9 0a6 6 0 0 1 6.5 6a5 5 0 0 1 1 9a4.5 4.5 0 0 1-1 6c-1-6-4-10-11.5-10s-10.5 4-11.5 10a4.5 4.5 0 0 1-.5-6z",
  // bob with a fringe
  "M19.5 38c-2-14 2-23 12.5-23s14.5 9 12.5 23c-1.5.5-3.5 0-4.5-1l.5-10.5c-6 1.5-11 1.5-17 0L24 37c-1 1-3 1.5-4.5 1z",
  // bow
  "M21 30c-1-9 3-14.5 11-14.5s12 5.5 11 14.5c-2-5-5-7.5-11-7.5s-9 2.5-11 7.5zM32 12.5l-8-5v9zM32 12.5l8-5v9z",
  // beard
  "M21.5 29c0 12 4 19 10.5 19s10.5-7 10.5-19l-3 4.5c-4.5-2-10.5-2-15 0zM22 24c0-6 4-9.5 10-9.5s10 3.5 10 9.5c-4-3.5-16-3.5-20 0z",
  // wide brim and feather
  "M15 25c2-3 9-3.5 17-3.5s15 .5 17 3.5c-3 1.5-9 1.5-17 1.5s-14 0-17-1.5zM23.5 22c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5zM40 18c2-5 6-9 11-10c-1 5-5 10-10 12z",
];
const FACE = "M32 17.5c6.5 0 10.5 5 10.5 12S38 43.5 32 43.5S21.5 37 21.5 29.5s4-12 10.5-12z";
const BUST = "M28 40h8v8c6 2.5 17 4 19 24H9c2-20 13-21.5 19-24z";
const AUTOMATON =
  "M22 18h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H22a2 2 0 0 1-2-2V20a2 2 0 0 1 2-2zM31 12h2v6h-2zM32 7.5a3 3 0 1 0 .1 0zM15.5 26H20v8h-4.5zM44 26h4.5v8H44zM28 42h8v6h-8zM16 48h32l6 24H10z";
const GEARS = "M27 26a3 3 0 1 0 .1 0zM37 26a3 3 0 1 0 .1 0zM26 36.5h12v2H26zM32 54a5 5 0 1 0 .1 0z";

/** Return a person as a cameo: an ivory bust on the colour of the seat. */
export function cameo(colour: number, bot: boolean): TemplateResult {
  const head = HEADS[colour % HEADS.length] ?? "";
  return html`<svg class="cameo" viewBox="0 0 64 72" aria-hidden="true">
    <ellipse class="ground" cx="32" cy="36" rx="29" ry="33"></ellipse>
    <g clip-path="url(#oval)">
      ${
        bot
          ? svg`<path class="bust" d=${AUTOMATON}></path><path class="hollow" d=${GEARS}></path>`
          : svg`<path class="bust" d=${BUST}></path><path class="face" d=${FACE}></path><path class="hair" d=${head}></path>`
      }
    </g>
    <clipPath id="oval"><ellipse cx="32" cy="36" rx="27" ry="31"></ellipse></clipPath>
    <ellipse class="frame" cx="32" cy="36" rx="29" ry="33"></ellipse>
  </svg>`;
}
