import { html, type TemplateResult } from "lit";

/** The spy as nobody knows them: hat, collar, and light that falls through blinds. */
export const SILHOUETTE: TemplateResult = html`<svg
  class="silhouette"
  viewBox="0 0 200 200"
  aria-hidden="true"
>
  <path class="beam" d="M100 0L24 200h152z"></path>
  <path
    class="figure"
    d="M100 132c-34 0-58 18-66 68h132c-8-50-32-68-66-68zM68 78h64v22c0 24-14 42-32 42s-32-18-32-42z"
  ></path>
  <path class="collar" d="M60 150l34 22l6 28l6-28l34-22l-14-12l-26 22l-26-22z"></path>
  <path
    class="hat"
    d="M64 74c2-28 14-46 24-46c5 0 8 4 12 4s7-4 12-4c10 0 22 18 24 46zM34 78c12 10 38 14 66 14s54-4 66-14c-9 18-36 26-66 26s-57-8-66-26z"
  ></path>
  <path class="band" d="M63 66c24 7 50 7 74 0l2 11c-26 7-52 7-78 0z"></path>
  <path class="glint" d="M80 112h14M106 112h14"></path>
</svg>`;

/** An arrow from the one who asks, or votes, to the other. */
export const ARROW: TemplateResult = html`<svg class="arrow" viewBox="0 0 48 24" aria-hidden="true">
  <path d="M2 12h40M33 3l11 9l-11 9"></path>
</svg>`;

export const LOCK: TemplateResult = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2"></path>
</svg>`;
