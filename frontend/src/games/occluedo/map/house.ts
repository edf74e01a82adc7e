import { nothing, svg, type SVGTemplateResult } from "lit";
import { shapes } from "../../../shared/mansion/drawing";
import type { Store } from "../../../shared/store";
import { INITIALS, lobbyOf, passageOf, placeId, type PlaceId, ROOMS } from "../cards";
import { type OccluedoView, seatOf } from "../view";
import { cardName } from "../words";
import { FLOORS, TUNNELS } from "./floors";
import { cornerOf, HEIGHT, ROOM, roomPlace, spotOf, standing, WIDTH } from "./plan";

/** The house at one moment, as one page shows it. */
export interface Moment {
  store: Store;
  view: OccluedoView;
  mine: number | null;
  reach: readonly PlaceId[];
  lit: number | null;
  chosen: PlaceId | null;
}

/** Light, and what floors are laid with. */
const DEFINITIONS = svg`<defs>
  <radialGradient id="candle" r="0.7"><stop class="flame" offset="0"></stop><stop class="dusk" offset="1"></stop></radialGradient>
  <radialGradient id="gleam" cx="0.36" cy="0.3" r="0.8"><stop class="gleam" offset="0"></stop><stop class="gloom" offset="1"></stop></radialGradient>
  <pattern id="boards" width="24" height="8" patternUnits="userSpaceOnUse"><path class="seam" d="M0 0h24M0 4h24M6 0v4M18 4v4"></path></pattern>
  <pattern id="tiles" width="14" height="14" patternUnits="userSpaceOnUse"><path class="slab" d="M0 0h7v14h7V7H0z"></path></pattern>
  <pattern id="carpet" width="10" height="10" patternUnits="userSpaceOnUse"><path class="seam" d="M5 1l4 4-4 4-4-4z"></path></pattern>
  <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse"><path class="stripe" d="M-1 7l8-8"></path></pattern>
</defs>`;

/** Return all that is to be seen from above. */
export function house(now: Moment): SVGTemplateResult {
  return svg`${DEFINITIONS}
    <rect class="ground" x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="5"></rect>
    ${INITIALS.map((_, role) => start(role))}
    ${ROOMS.map((_, room) => [floor(now, room), mat(now, room)])}
    ${TUNNELS.map((way) => svg`<path class="tunnel" d=${way}></path>`)}
    ${ROOMS.map((_, room) => [plaque(now, room), hatch(now, room)])}
    ${tokens(now)}`;
}

/** Where a suspect comes in: a tile that nobody returns to. */
function start(role: number): SVGTemplateResult {
  const { x, y } = spotOf(role);
  return svg`<g class="start role-${role}" transform="translate(${x} ${y})">
    <circle r="13"></circle><path d="M0-9l9 9-9 9-9-9z"></path>
  </g>`;
}

function floor({ view, mine, reach, lit, chosen }: Moment, room: number): SVGTemplateResult {
  const { x, y } = cornerOf(room);
  const place = roomPlace(room);
  const id = ROOMS[room] ?? "hall";
  const [laid, furniture] = FLOORS[id];
  const is = classes({
    own: mine !== null && view.player_places[mine] === place,
    lit: lit === room,
    near: reach.includes(placeId(place)),
    chosen: chosen === id,
  });
  const whole = (paint: string): SVGTemplateResult =>
    svg`<rect class=${paint} width=${ROOM.width} height=${ROOM.height}></rect>`;
  return svg`<g class="room ${id} ${is}" transform="translate(${x} ${y})">
    ${whole("floor")} ${whole(laid)}
    <g class="cast" transform="translate(1.5 2)">${shapes(furniture)}</g>
    ${shapes(furniture)} ${whole("light")} ${whole("wall")}
    <path class="spill" d="M40 71h26l16 47H24z"></path><path class="sill" d="M40 71h26"></path>
  </g>`;
}

/** The lobby, where one token fits. */
function mat({ reach, chosen }: Moment, room: number): SVGTemplateResult {
  const place = lobbyOf(room);
  const { x, y } = spotOf(place);
  const id = placeId(place);
  const is = classes({ near: reach.includes(id), chosen: chosen === id });
  return svg`<g class="mat ${is}" transform="translate(${x} ${y})">
    <path class="fringe" d="M-38-12v24M38-12v24"></path>
    <rect x="-36" y="-14" width="72" height="28" rx="2"></rect>
    <path class="seam" d="M-32-10h64v20h-64z"></path>
  </g>`;
}

/** The name over a door. */
function plaque({ store, lit, chosen }: Moment, room: number): SVGTemplateResult {
  const { x, y } = cornerOf(room);
  const name = cardName(store, ROOMS[room] ?? "");
  const width = Math.min(ROOM.width + 6, 12 + name.length * 7.3);
  const is = lit === room || chosen === ROOMS[room] ? "lit" : "";
  return svg`<g class="plaque ${is}" transform="translate(${x + ROOM.width / 2} ${y + ROOM.height})">
    <rect x=${-width / 2} y="-9" width=${width} height="18" rx="4"></rect><text y="4.5">${name}</text>
  </g>`;
}

/** Where a secret passage begins, and where it leads. */
function hatch({ store }: Moment, room: number): SVGTemplateResult | typeof nothing {
  const other = passageOf(ROOMS[room] ?? "hall");
  if (other === null) return nothing;
  const { x, y } = cornerOf(room);
  // The passages begin to the right in Lounge and Study, and come out to the left.
  const isRight = room === 0 || room === 7;
  return svg`<g class="hatch ${isRight ? "right" : ""}" transform="translate(${isRight ? x + ROOM.width - 14 : x + 3} ${y + 3})">
    <path d="M0 0h11v11H0z"></path><path class="y" d="M2 9V7h2.5V5H7V3h2.5"></path>
    <text x=${isRight ? -3 : 14} y="9">${cardName(store, other)}</text>
  </g>`;
}

function tokens({ view, mine }: Moment): SVGTemplateResult[] {
  return standing(view.player_places).map(({ x, y }, role) => {
    const is = classes({
      idle: seatOf(view, role) === null,
      turn: view.result === null && view.whose_turn === role,
      me: mine === role,
    });
    return svg`<g class="token role-${role} ${is}" data-role=${role} transform="translate(${x} ${y})">
      <circle class="shadow" cx="1.5" cy="3" r="11.5"></circle><circle class="rim" r="11.5"></circle>
      <circle class="disc" r="10"></circle><circle class="shine" r="10"></circle>
      <text y="3.8">${INITIALS[role]}</text>
    </g>`;
  });
}

const classes = (are: Record<string, boolean>): string =>
  Object.keys(are)
    .filter((name) => are[name])
    .join(" ");
