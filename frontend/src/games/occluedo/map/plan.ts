import { doorOf, lobbyOf, passageOf, placeNumber, roomOf, ROOMS } from "../cards";

export interface Point {
  x: number;
  y: number;
}

/** The house in its own units: three rows of rooms, each with a corridor before its doors. */
export const WIDTH = 360;
export const HEIGHT = 378;
export const ROOM = { width: 106, height: 71 };
const WALL = 7;
const COLUMN = 120;
const ROW = 122;
/** How far below the ceiling of its row a corridor runs, and where one stands before a door. */
const CORRIDOR = 96;
const MAT = 99;
const MIDDLE = 38;
const BESIDE = 25;
const BEHIND = 23;

/** Return the upper left corner of a room. */
export function cornerOf(room: number): Point {
  return { x: WALL + (room % 3) * COLUMN, y: WALL + Math.floor(room / 3) * ROW };
}

/** Return the place that a room is. */
export function roomPlace(room: number): number {
  return placeNumber(ROOMS[room] ?? "hall");
}

/** Return where a lone token stands: a start lies where corridors cross. */
export function spotOf(place: number): Point {
  const room = doorOf(place);
  if (room === null) {
    return { x: COLUMN * (1 + (place % 2)), y: WALL + Math.floor(place / 2) * ROW + CORRIDOR };
  }
  const { x, y } = cornerOf(room);
  return { x: x + ROOM.width / 2, y: y + (place === lobbyOf(room) ? MAT : MIDDLE) };
}

/** Return where everyone stands: in a room side by side, in two rows where they are many. */
export function standing(places: readonly number[]): Point[] {
  return places.map((place, role) => {
    const here = places.flatMap((other, at) => (other === place ? [at] : []));
    return among(spotOf(place), here.indexOf(role), here.length);
  });
}

function among(spot: Point, at: number, count: number): Point {
  if (count < 4) return { x: spot.x + (at - (count - 1) / 2) * BESIDE, y: spot.y };
  const front = Math.ceil(count / 2);
  const isFront = at < front;
  const nth = isFront ? at - (front - 1) / 2 : at - front - (count - front - 1) / 2;
  return { x: spot.x + nth * BESIDE, y: spot.y + (isFront ? -BEHIND / 2 : BEHIND / 2) };
}

/** Return whether a secret passage joins two places. */
export function isPassage(from: number, to: number): boolean {
  const room = roomOf(from);
  const other = room === null ? null : passageOf(ROOMS[room] ?? "hall");
  return other !== null && placeNumber(other) === to;
}

/** Return the way between two places, through doors and along corridors, or behind the walls. */
export function wayBetween(from: number, to: number): Point[] {
  if (from === to || isPassage(from, to)) return [];
  const [start, end] = [outside(from), outside(to)];
  if (start.y === end.y) return [start, end];
  const x = crossing(start.x, end.x);
  return [start, { x, y: start.y }, { x, y: end.y }, end];
}

/** Return where one comes out into the corridor. */
function outside(place: number): Point {
  const room = roomOf(place);
  const { x, y } = spotOf(room === null ? place : lobbyOf(room));
  return { x, y: Math.floor(y / ROW) * ROW + WALL + CORRIDOR };
}

/** Return where one changes from one corridor to another with the fewest steps. */
function crossing(from: number, to: number): number {
  const detour = (x: number): number => Math.abs(from - x) + Math.abs(to - x);
  return detour(COLUMN) <= detour(2 * COLUMN) ? COLUMN : 2 * COLUMN;
}
