import { html, type TemplateResult } from "lit";

const STAR =
  "M12 2.200l3 6.300l6.900.900l-5.100 4.800l1.300 6.900L12 17.800l-6.100 3.300l1.300-6.900L2.100 9.400L9 8.500z";
const MOST = 3;

/** Return three stars, of which so many shine; the words stand beside them. */
export function stars(count: number): TemplateResult {
  return html`<span class="stars" aria-hidden="true"
    >${Array.from(
      { length: MOST },
      (_, at) =>
        html`<svg class=${at < count ? "lit" : ""} viewBox="0 0 24 24">
          <path d=${STAR}></path>
        </svg>`,
    )}</span
  >`;
}
