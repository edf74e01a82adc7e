import { html, type TemplateResult } from "lit";

/** The lamp that hangs over every table; its light is drawn by the page. */
export const LAMP: TemplateResult = html`<svg class="lamp" viewBox="0 0 200 96" aria-hidden="true">
  <path class="cord" d="M100 0v30"></path>
  <path class="fitting" d="M93 30h14v9H93z"></path>
  <path class="shade" d="M62 72c2-22 16-34 38-34s36 12 38 34z"></path>
  <path class="gleam" d="M72 66c3-14 9-21 18-24c-6 7-10 14-11 24z"></path>
  <path class="rim" d="M58 71h84v5H58z"></path>
  <path class="bulb" d="M86 76h28a14 11 0 0 1-28 0z"></path>
</svg>`;
