import { html, nothing, svg, type SVGTemplateResult, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { list } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { pictureOf } from "../art/photo";
import art from "../art/photo.css?inline";
import { type CluefulView, type RoomId, ROOM_IDS, viewOf } from "../view";
import { cardName } from "../words";
import styles from "./house.css?inline";
import { sayOnTv } from "./words";

/** Where each room's window is, in a house 140 wide and 84 high: left, top, width, height. */
const WINDOWS: Record<RoomId, [number, number, number, number]> = {
  library: [11, 27, 27, 22],
  ballroom: [42, 23, 37, 26],
  study: [83, 27, 27, 22],
  kitchen: [8, 56, 26, 22],
  hall: [37, 56, 26, 22],
  foyer: [66, 56, 26, 22],
  conservatory: [100, 54, 34, 24],
};

/** Stars, as a watcher finds them who looks up once. */
const STARS =
  "M6 9h.1M17 4h.1M29 12h.1M46 5h.1M58 11h.1M71 3h.1M88 9h.1M97 4h.1M131 22h.1M136 8h.1M125 36h.1M3 22h.1";

/** The mansion at night: a room is lit while somebody is in it, and bright while it is talked of. */
@customElement("clueful-house")
export class House extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  /** The room that is talked about. */
  @property() told: RoomId | null = null;
  /** Whose turn everyone sees. */
  @property() who: string | null = null;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<section class=${view.phase} aria-label=${sayOnTv(this.store, "house")}>
      <svg class="outside" viewBox="0 0 140 84" aria-hidden="true">${outside()}</svg>
      ${ROOM_IDS.map((room) => this.room(view, room))}
    </section>`;
  }

  private room(view: CluefulView, room: RoomId): TemplateResult {
    const seats = view.order.filter((seat) => view.locations[seat] === room);
    const [left, top, width, height] = WINDOWS[room];
    const is = `${seats.length > 0 ? "lit" : ""} ${room === this.told ? "told" : ""}`;
    const who = seats.length === 0 ? sayOnTv(this.store, "nobody_here") : this.names(seats);
    const place = `left: ${left / 1.4}%; top: ${top / 0.84}%; width: ${width / 1.4}%; height: ${height / 0.84}%`;
    return html`<div class="room ${room} ${is}" data-room=${room} .style=${place}>
      <div class="pane">${pictureOf(room)}</div>
      <i class="bars" aria-hidden="true"></i>
      <p class="plaque" aria-hidden="true"><span>${cardName(this.store, room)}</span></p>
      <span class="unseen"
        >${sayOnTv(this.store, "in_room", { room: cardName(this.store, room), who })}</span
      >
      <ul class="of-${Math.min(seats.length, 6)}" aria-hidden="true">
        ${repeat(
          seats,
          (seat) => seat,
          (seat) => this.guest(seat),
        )}
      </ul>
    </div>`;
  }

  private guest(id: string): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(id);
    if (seat === undefined) return nothing;
    return html`<li class=${this.who === id ? "now" : ""} data-seat=${id}>
      <parlor-person .seat=${seat}></parlor-person>
    </li>`;
  }

  private names(seats: readonly string[]): string {
    return list(seats.map((seat) => nameOf(this.store, seat)));
  }
}

/** Sky, moon, walls, roofs and the wing of glass; the windows lie over it. */
function outside(): SVGTemplateResult {
  return svg`<path class="stars" d=${STARS}></path>
    <circle class="halo" cx="112" cy="14" r="16"></circle>
    <circle class="moon" cx="112" cy="14" r="7"></circle>
    <path class="far" d="M0 62q14-9 28-4t30-6 34 4 48-6v34H0z"></path>
    <path class="roof" d="M4 24h112l-7-14h-8V4h-6v6H54V2h-7v8H27V4h-6v6h-10z"></path>
    <path class="roof" d="M40 22q20.5-26 41 0z"></path>
    <path class="wall" d="M6 24h108v56H6z"></path>
    <path class="brick" d="M6 30h108M6 36h108M6 42h108M6 48h108M6 58h108M6 64h108M6 70h108M6 76h108"></path>
    <path class="ledge" d="M4 51.5h112v2.3H4zM4 23h112v1.8H4z"></path>
    <path class="glass" d="M97 80V52q20-14 40 0v28z"></path>
    <path class="frame" d="M97 80V52q20-14 40 0v28zM107 47v33M117 45v35M127 47v33M97 62h40M97 71h40"></path>
    <path class="ground" d="M0 80h140v4H0z"></path>
    <path class="tree" d="M-2 82c0-18 1-28 4-34 3 6 4 16 4 34zM134 84c-1-14 0-22 3-28 3 6 5 14 4 28z"></path>`;
}
