import { html, type TemplateResult } from "lit";

const SIGNS = {
  travel: "M5 21V4l9-2v20zM14 4h5v17h-5M11 12h.1M2 21h20",
  guess: "M4 5h16v11h-9l-5 5v-5H4zM10 8.5a2 2 0 1 1 2.9 1.8c-.6.3-.9.6-.9 1.2M12 13.5h.1",
  accuse: "M4 20l9-9M9.5 7.5l7 7M12 5l7 7M10.8 8.7l3.5-3.5M15.3 13.2l3.5-3.5M13 21h8",
  look: "M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5L21 21",
  where: "M12 3a6 6 0 0 1 6 6c0 4-6 12-6 12S6 13 6 9a6 6 0 0 1 6-6zM12 7.5a1.6 1.6 0 1 0 .1 0z",
  time: "M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2.5",
  help: "M9 8.5a3 3 0 1 1 4.4 2.7c-1 .5-1.4 1.1-1.4 2.3M12 17.5v.1",
  send: "M20 5v8H5M9 9l-4 4 4 4",
  letter: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
  hand: "M3 8l8-3 4 13-8 3zM13 5l6 2-3 10",
  sheet: "M4 3h16v18H4zM4 9h16M4 15h16M12 3v18M16 3v18",
} as const;

/** Return what stands on a key. */
export function keySign(key: keyof typeof SIGNS): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SIGNS[key]}></path>
  </svg>`;
}

/** Return an X, or the place for one. */
export function cross(crossed: boolean): TemplateResult {
  return html`<svg class="cross" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${crossed ? "M6.5 5.5l11 13M18 5l-12 14" : "M12 12h.1"}></path>
  </svg>`;
}
