import { html, type TemplateResult } from "lit";
import { shapes } from "../../../shared/mansion/drawing";
import { room } from "../../../shared/mansion/rooms";
import { suspect } from "../../../shared/mansion/suspects";
import { weapon } from "../../../shared/mansion/weapons";
import type { Store } from "../../../shared/store";
import { type Kind, kindOf } from "../cards";
import { cardName, say } from "../words";

/** What burns on every back: a candle, and a keyhole in its shadow. */
const CANDLE =
  "g@32 18 20|g@32 18 12|mM32 4c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15z|wM32 13c2.5 4 4 6 4 8.5a4 4 0 0 1-8 0c0-2.5 1.5-4.5 4-8.5zM26 30h12v22H26z|hM34 30h4v22h-4z|d@32 39 2.5|dM31 40h2l1.5 7h-5z|mM17 52h30l-4 6H21zM22 59h20v3H22z";
const PICTURES = { suspect, weapon, room };
const SIGNS: Record<Kind, string> = {
  suspect: "xM12 2a5 5 0 1 0 .1 0zM3 22c0-7 4-9 9-9s9 2 9 9z",
  weapon: "xM13 1l3 3v10H8V4zM5 14h14v3H5zM10 17h4v6h-4z",
  room: "xM5 23V9a7 7 0 0 1 14 0v14zM15 14a1.5 1.5 0 1 0 .1 0z",
};
/** From so many letters on, a word is set in smaller ones: it stays in one line. */
const LONG = 12;
const KINDS = { suspect: "who", weapon: "with_what", room: "where" } as const;

/** Return the sign of what a card shows: a bust, a blade, a door. */
export function kindSign(kind: Kind): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes(SIGNS[kind])}
  </svg>`;
}

/** Return the picture that belongs to a card. */
export function pictureOf(id: string): TemplateResult {
  return PICTURES[kindOf(id)](id);
}

/** How a card lies there. */
export interface Lies {
  /** Classes for whoever shows it. */
  more?: string;
  /** It does not answer what was asked. */
  grey?: boolean;
}

/**
 * Return a card: picture, name, and the sign of its kind. All 21 have the same outline.
 *
 * All of it is measured in `em`, so that whoever shows it chooses the size; its styles are
 * `art/card.css`. It holds nothing but phrasing content, so it may lie in a button.
 */
export function card(
  store: Store,
  id: string,
  { more = "", grey = false }: Lies = {},
): TemplateResult {
  const kind = kindOf(id);
  const name = cardName(store, id);
  return html`<span class="card ${kind} ${grey ? "grey" : ""} ${more}" data-card=${id}>
    <span class="scene">${pictureOf(id)}</span>
    <span class="title ${name.length > LONG ? "long" : ""}">${name}</span>
    <span class="kind"
      >${kindSign(kind)}<span class="unseen">${say(store, KINDS[kind])}</span></span
    >
  </span>`;
}

/** Return a card that lies face down. */
export function cardBack(more = ""): TemplateResult {
  return html`<span class="card back ${more}">
    <svg class="picture" viewBox="0 0 64 64" aria-hidden="true">${shapes(CANDLE)}</svg>
  </span>`;
}
