import { html, type TemplateResult } from "lit";
import { picture } from "../../../shared/mansion/drawing";
import { room } from "../../../shared/mansion/rooms";
import { suspect } from "../../../shared/mansion/suspects";
import { weapon } from "../../../shared/mansion/weapons";
import type { Store } from "../../../shared/store";
import { kindOf } from "../cards";
import { cardName } from "../words";
import { FOYER } from "./foyer";

/** As whom, and as what, the house's own drawings show them. */
const DRAWN: Record<string, string | undefined> = {
  scarlett: "miss_scarlet",
  plum: "prof_plum",
  green: "mr_green",
  mustard: "colonel_mustard",
  white: "mrs_white",
  peacock: "mrs_peacock",
  candlesticks: "candlestick",
  leadpipe: "lead_pipe",
};
/** A word of so many letters is typed closer, so that it stays in one line. */
const LONG = /\p{L}{12}/u;
const PICTURES = { suspect, weapon, room };

/** Return the picture of somebody or something. */
export function pictureOf(id: string): TemplateResult {
  if (id === "foyer") return picture(id, FOYER);
  return PICTURES[kindOf(id)](DRAWN[id] ?? id);
}

/**
 * Return a card: a photograph with its name typed below. All 19 have the same outline.
 *
 * All of it is measured in `em`, so that whoever shows it chooses the size; its styles are
 * `art/photo.css`. It holds nothing but phrasing content, so it may lie in a button.
 */
export function photo(store: Store, id: string, more = ""): TemplateResult {
  const name = cardName(store, id);
  return html`<span class="photo ${more}" data-card=${id}>
    <span class="print">${pictureOf(id)}</span>
    <span class="caption ${LONG.test(name) ? "long" : ""}">${name}</span>
  </span>`;
}

/** Return a card that lies face down: the back of a photograph, and a stamp on it. */
export function photoBack(): TemplateResult {
  return html`<span class="photo face-down">
    <span class="print"
      ><svg class="picture" viewBox="0 0 64 64" aria-hidden="true">
        <path class="postmark" d="M32 12a20 20 0 1 0 .1 0zM32 18a14 14 0 1 0 .1 0z"></path>
        <path
          class="query"
          d="M26 27a6.5 6.5 0 1 1 9.5 5.7c-2.3 1.2-3.3 2.3-3.3 4.8M32.2 42h.1"
        ></path></svg
    ></span>
    <span class="caption"></span>
  </span>`;
}
