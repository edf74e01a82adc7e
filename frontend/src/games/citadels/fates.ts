import { html, type TemplateResult } from "lit";
import { shapes } from "./art/drawing";

const DAGGER =
  "iM12 22L9.500 17V9h5v8z|dM11.600 9.500h.8v10h-.8z|mM5 6.500h14V9H5z|mM10.700 3h2.600v3.500h-2.600z|mM12 0a2 2 0 1 0 .1 0z";
const PURSE =
  "mM8 8.500C3 12 1.500 22 12 22s9-10 4-13.500z|oM7 6.500h10v2.200H7z|mM8 6.500L6 2.500c2 1 4 1 6-.5c2 1.500 4 1.500 6 .5l-2 4z|oM12 11.500l2.500 3.500l-2.500 3.500L9.500 15z";

function fate(name: string, drawing: string): TemplateResult {
  return html`<svg class="thing ${name}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes(drawing)}
  </svg>`;
}

/** Return what the Assassin leaves. */
export const dagger = (): TemplateResult => fate("dagger", DAGGER);

/** Return what the Thief takes. */
export const purse = (): TemplateResult => fate("purse", PURSE);
