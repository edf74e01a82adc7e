import type { LevelView, StandingView } from "./shapes";

/** How far apart tiles are in the grid. */
export const APART = 4;
export const MIDDLE = 4;

/** What a constraint says of one tile: that it must have the target colour, or must not. */
export interface Rule {
  at: number;
  tile: number;
  wanted: boolean;
}

/** A level, laid out: where its tiles are, whom a tap reaches, what is said of whom. */
export interface Layout {
  level: LevelView;
  /** The upper left corner. */
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** The tile at each place in reading order, or null for a gap. */
  places: (number | null)[];
  /** For every tile: the tiles that a tap on it advances. */
  reach: number[][];
  /** For every constraint: what it says of which tiles; of no tile, it says nothing. */
  rules: Rule[][];
}

/** How a board stands. */
export interface Standing {
  hues: readonly number[];
  taps: number;
  left: number | null;
}

type Plan = Pick<
  LevelView,
  "tiles" | "pattern" | "colors" | "check_centre" | "specials" | "constraints"
>;

const layouts = new WeakMap<LevelView, Layout>();

/** Return a level as it is laid out; what is known of it is kept with it. */
export function layoutOf(level: LevelView): Layout {
  const known = layouts.get(level);
  if (known !== undefined) return known;
  const made = laidOut(level);
  layouts.set(level, made);
  return made;
}

function laidOut(level: LevelView): Layout {
  const [left, right] = edges(level.tiles.map(([x = 0]) => x));
  const [top, bottom] = edges(level.tiles.map(([, y = 0]) => y));
  const columns = (right - left) / APART + 1;
  const rows = (bottom - top) / APART + 1;
  const at = new Map(level.tiles.map(([x = 0, y = 0], tile) => [key(x, y), tile]));
  const places = Array.from({ length: columns * rows }, (_, place) => {
    const x = left + APART * (place % columns);
    const y = top + APART * Math.floor(place / columns);
    return at.get(key(x, y)) ?? null;
  });
  const grid = { left, top, columns, rows, places };
  return { level, ...grid, reach: reachOf(level, at), rules: rulesOf(level, at) };
}

function edges(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const key = (x: number, y: number): string => `${x} ${y}`;

/** Return the nine places around a tile, in reading order, and what is there. */
function around(x: number, y: number, at: Map<string, number>): (number | undefined)[] {
  return Array.from({ length: 9 }, (_, one) =>
    at.get(key(x + APART * ((one % 3) - 1), y + APART * (Math.floor(one / 3) - 1))),
  );
}

function reachOf({ tiles, pattern, specials }: Plan, at: Map<string, number>): number[][] {
  return tiles.map(([x = 0, y = 0]) => {
    const own = specials.find((special) => special.x === x && special.y === y)?.nine ?? pattern;
    return around(x, y, at).filter((tile, one): tile is number => tile !== undefined && !!own[one]);
  });
}

function rulesOf({ constraints, check_centre }: Plan, at: Map<string, number>): Rule[][] {
  return constraints.map(({ x, y, nine }) =>
    around(x, y, at).flatMap((tile, one) => {
      if (tile === undefined || (one === MIDDLE && !check_centre)) return [];
      return [{ at: one, tile, wanted: one === MIDDLE || nine[one] === 0 }];
    }),
  );
}

/** Return a level as it begins. */
export function begun({ tiles, budget }: LevelView): Standing {
  return { hues: tiles.map(() => 0), taps: 0, left: budget === 0 ? null : budget };
}

/** Return which rules of a constraint hold now, by their places among the nine. */
export function holding(
  { level, rules }: Layout,
  hues: readonly number[],
  constraint: number,
): Map<number, boolean> {
  const target = level.constraints[constraint]?.nine[MIDDLE];
  return new Map(
    (rules[constraint] ?? []).map(({ at, tile, wanted }) => [
      at,
      (level.colors[hues[tile] ?? 0] === target) === wanted,
    ]),
  );
}

/** Return how many of all rules hold now, and how many there are. */
export function progress(layout: Layout, hues: readonly number[]): { held: number; of: number } {
  const all = layout.level.constraints.flatMap((_, one) => [
    ...holding(layout, hues, one).values(),
  ]);
  return { held: all.filter((holds) => holds).length, of: all.length };
}

/** Return whether all constraints hold. */
export function isSolved(layout: Layout, hues: readonly number[]): boolean {
  const { held, of } = progress(layout, hues);
  return held === of;
}

/** Return the board after a tap at a place of the grid; once it is solved or lost, no tap counts. */
export function tapped(layout: Layout, before: Standing, x: number, y: number): Standing {
  const { level, reach } = layout;
  if (before.left === 0 || isSolved(layout, before.hues)) return before;
  const tile = tileAt(layout, x, y);
  if (tile === null && !level.empty_costs) return before;
  const hues = [...before.hues];
  for (const one of tile === null ? [] : (reach[tile] ?? [])) {
    hues[one] = ((hues[one] ?? 0) + 1) % level.colors.length;
  }
  const used = before.left === null || isSolved(layout, hues) ? 0 : 1;
  return {
    hues,
    taps: before.taps + 1,
    left: before.left === null ? null : before.left - used,
  };
}

/** Return which tile is at a place of the grid, or null. */
export function tileAt({ level }: Layout, x: number, y: number): number | null {
  const found = level.tiles.findIndex((spot) => spot[0] === x && spot[1] === y);
  return found === -1 ? null : found;
}

/** Return where in the grid a place of the layout is. */
export function spotAt({ left, top, columns }: Layout, place: number): [number, number] {
  return [left + APART * (place % columns), top + APART * Math.floor(place / columns)];
}

/** Return what stands on a tile: its constraint, or its own pattern. */
export function standingOn(
  { tiles }: LevelView,
  some: readonly StandingView[],
  tile: number,
): number {
  const [x, y] = tiles[tile] ?? [];
  return some.findIndex((one) => one.x === x && one.y === y);
}

/** Return how far a tile is from another, in tiles. */
export function distance({ tiles }: LevelView, from: number, to: number): number {
  const [x = 0, y = 0] = tiles[from] ?? [];
  const [otherX = 0, otherY = 0] = tiles[to] ?? [];
  return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) / APART;
}

/** Return the stars for so many taps: three for par, two for at most half as many more, one. */
export function starsFor(taps: number, par: number): number {
  if (taps <= par) return 3;
  return 2 * taps <= 3 * par ? 2 : 1;
}
