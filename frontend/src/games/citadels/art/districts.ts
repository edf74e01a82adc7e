import { html, type TemplateResult } from "lit";
import { shapes } from "./drawing";

/** What every colour wears besides it: crown, cross, scales, shield and star. */
const SYMBOLS: Record<string, string | undefined> = {
  noble: "xM4 19L2 7l6 4l4-7l4 7l6-4l-2 12z",
  religious: "xM9.5 2h5v5.5H20v5h-5.5V22h-5v-9.5H4v-5h5.5z",
  trade:
    "xM11 3h2v2.5h7.5v2L23 14c0 2-1.5 3-3.5 3S16 16 16 14l2.5-6.5H13V19h4v2.5H7V19h4V7.5H5.5L8 14c0 2-1.5 3-3.5 3S1 16 1 14l2.5-6.5v-2H11z",
  military: "xM12 1.5l9 3V12c0 5.5-4 8.5-9 10.5C7 20.5 3 17.5 3 12V4.5zM12 7l-5 4v3.5l5-4l5 4V11z",
  special: "xM12 1l3 7.5l8 .5l-6 5.2l2 8l-7-4.4l-7 4.4l2-8L1 9l8-.5z",
};

/**
 * The districts in outline against the sky, standing on the line at 32.
 *
 * Windows and gates are holes, so every outline is one path.
 */
const OUTLINES: Record<string, string | undefined> = {
  manor: "M5 32V18l9-8l7 6l9-8l13 10v14zM11 21v5h5v-5zM27 18v5h6v-5zM27 26v6h6v-6z",
  castle:
    "M4 32V10h3v3h3v-3h3v8h6V5h3v3h4V5h3v13h6v-8h3v3h3v-3h3v22zM21 32h6v-6q-3-4-6 0zM23 11v5h2v-5z",
  palace:
    "M2 32V20h5l4-6l4 6h4v-6c0-4 3-5 5-9c2 4 5 5 5 9v6h4l4-6l4 6h5v12zM9 24v4h4v-4zM35 24v4h4v-4zM21 32h6v-8q-3-4-6 0z",
  temple: "M5 32v-4h2V16H4l20-12l20 12h-3v12h2v4zM12 17v10h4V17zM22 17v10h4V17zM32 17v10h4V17z",
  church: "M8 32V20l8-6V8l5-7l5 7v6h14v18zM19 16v5h4v-5zM13 32h4v-6q-2-3-4 0zM30 20v5h4v-5z",
  monastery:
    "M3 32V19h9v-8l5-6l5 6v8h23v13zM15 12v4h4v-4zM7 32h5v-6q-2.5-4-5 0zM17 32h5v-6q-2.5-4-5 0zM27 32h5v-6q-2.5-4-5 0zM37 32h5v-6q-2.5-4-5 0z",
  cathedral:
    "M4 32V12l6-11l6 11v5l8-7l8 7v-5l6-11l6 11v20zM24 16a4 4 0 1 0 .1 0zM20 32h8v-5q-4-5-8 0zM9 15v6h3v-6zM36 15v6h3v-6z",
  tavern: "M6 32V17L24 5l18 12v15zM12 20v6h7v-6zM30 32h6v-9h-6zM23 20h4v6h-4zM44 15h4v7h-4z",
  trading_post: "M4 32V14l6-6h28l6 6v18zM10 17v6h8v-6zM21 17v15h6V17zM31 17v6h8v-6z",
  market:
    "M2 14l5-9h34l5 9c0 4-5 4-6 1c-1 3-6 3-7 0c-1 3-6 3-7 0c-1 3-6 3-7 0c-1 3-6 3-7 0c-1 3-6 3-10-1zM6 32V19h3v7h30v-7h3v13z",
  docks: "M2 32v-5h44v5zM8 26V8h3V3h3v3h21v3H24v5h-3V9h-7v17zM30 26l-3-7h17l-4 7z",
  harbor: "M3 24h42l-7 8H10zM22 22V2h3v20zM27 20V4c9 3 13 9 14 16zM20 20V8C13 10 9 14 7 20z",
  town_hall:
    "M4 32V17h14v-6h2V6l4-5l4 5v5h2v6h14v15zM24 9a2.5 2.5 0 1 0 .1 0zM9 21v5h4v-5zM35 21v5h4v-5zM20 32h8v-7q-4-4-8 0z",
  watchtower: "M16 32l2-17h-4V7h3v3h4V7h6v3h4V7h3v8h-4l2 17zM23 18v6h2v-6zM23 1h1l6 2l-6 2v3h-1z",
  prison:
    "M7 32V9h34v23zM12 14v6h2v-6zM16 14v6h2v-6zM30 14v6h2v-6zM34 14v6h2v-6zM20 32h8V22h-8zM5 5h38v3H5z",
  battlefield: "M0 32q24-10 48 0zM11 26V6h2v1l12 4l-12 5v10zM36 26V3h2v23zM35 4L24 8l11 4z",
  fortress:
    "M2 32V11h3v3h3v-3h3v3h3v-3h3v8h14v-8h3v3h3v-3h3v3h3v-3h3v21zM20 32h8v-6q-4-5-8 0zM7 18v5h3v-5zM38 18v5h3v-5z",
  haunted_city:
    "M2 32V19l5-6l5 6v4l4-14l4 14h4V11l5-7l5 7v10l4-5l6 6v10zM27 12v5h3v-5zM6 20v4h2v-4zM40 3a5 5 0 1 0 5 7a6 6 0 0 1-5-7z",
  keep: "M12 32V8h-2V2h5v3h4V2h4v3h4V2h4v3h4V2h5v6h-2v24zM20 32h8v-7q-4-5-8 0zM22 13v6h4v-6z",
  laboratory:
    "M14 32v-2h20v2zM20 4h8v3h-1v7l9 12q1 3-2 3H14q-3 0-2-3l9-12V7h-1zM20 20l-3 5h14l-3-5zM36 3a2 2 0 1 0 .1 0zM33 9a1.5 1.5 0 1 0 .1 0z",
  smithy: "M6 12h10V9h24l2 3q-8 2-10 8h-3v5h5v7H15v-7h5v-5q-2-6-14-6zM30 1l9 2l-1 5l-9-2z",
  observatory: "M8 32V20h32v12zM11 18a13 13 0 0 1 18-11l6-6l3 3l-5 6q4 4 4 8zM21 32h6v-7h-6z",
  graveyard:
    "M2 32v-3h44v3zM7 28V14q6-8 12 0v14zM12 15v3h-2v2h2v5h2v-5h2v-2h-2v-3zM32 28V16h-5v-5h5V5h5v6h5v5h-5v12z",
  school_of_magic:
    "M6 32V20l4-9l4 9v2h5V13L24 1l5 12v9h5v-2l4-9l4 9v12zM24 11l1.2 2.5l2.8.3l-2 2l.5 2.7L24 17l-2.5 1.5l.5-2.7l-2-2l2.8-.3zM21 32h6v-6q-3-4-6 0z",
  library:
    "M3 32v-3h42v3zM8 27V8h6v19zM16 27V5h7v22zM25 27V10h5v17zM32 27l5-20l6 1.5L38 28zM18 9v3h3V9zM10 12v2h2v-2z",
  university:
    "M3 32V20h5v-5h8v-4q8-10 16 0v4h8v5h5v12zM12 19v8h3v-8zM19 19v8h3v-8zM26 19v8h3v-8zM33 19v8h3v-8zM23 1h2v4h-2z",
  dragon_gate:
    "M4 32V14H1l5-8q18 5 36 0l5 8h-3v18h-8V17H12v15zM19 32c0-6 1-10 5-12c4 2 5 6 5 12zM16 9v3h16V9z",
};
const PLAIN = "M8 32V16l8-7l8 7V10l8-7l8 7v22z";

/** Return the symbol of a district's colour, in that colour. */
export function symbol(color: string): TemplateResult {
  return html`<svg class="symbol ${color}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes(SYMBOLS[color] ?? SYMBOLS.special ?? "")}
  </svg>`;
}

/** Return a district as it stands against the sky. */
export function outline(district: string): TemplateResult {
  return html`<svg class="outline" viewBox="0 0 48 32" aria-hidden="true">
    <path fill-rule="evenodd" d=${OUTLINES[district] ?? PLAIN}></path>
  </svg>`;
}
