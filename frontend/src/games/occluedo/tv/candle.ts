import { html, type TemplateResult } from "lit";

/** Return a candle; whether it burns is the stylesheet's affair (`candle.css`). */
function candle(at: number): TemplateResult {
  return html`<span class="candle" .style=${`--at: ${at}`}
    ><svg viewBox="0 0 40 120">
      <path class="stick" d="M6 116c0-6 6-8 10-9V96h8v11c4 1 10 3 10 9z"></path>
      <path class="pan" d="M8 92h24l-3 6H11z"></path>
      <path class="tallow" d="M13 46c3-2 11-2 14 0v46H13z"></path>
      <path class="drip" d="M13 50c2 0 3 3 3 9s-3 8-3 3zM27 48c-2 1-2 6-1 12l1 2z"></path>
      <path class="wick" d="M20 46v-6"></path>
      <g class="burning">
        <circle class="shine" cx="20" cy="28" r="19"></circle>
        <path class="flame" d="M20 10c5 9 8 13 8 19a8 9 0 0 1-16 0c0-6 3-10 8-19z"></path>
        <path class="heart" d="M20 24c2 4 4 6 4 9a4 5 0 0 1-8 0c0-3 2-5 4-9z"></path>
      </g>
      <path class="smoke" d="M20 38c-5-6 5-9 0-16s4-8 1-16"></path></svg
  ></span>`;
}

/** Return so many candles in a row. */
export function candles(count: number): TemplateResult {
  return html`<div class="candles" aria-hidden="true">
    ${Array.from({ length: count }, (_, at) => candle(at))}
  </div>`;
}
