import type { Params } from "../../../shared/protocol";
import { recall, remember } from "../../../shared/storage";
import { MIDDLE } from "../model";
import type { LevelView, StandingView } from "../view";

/** A level that somebody draws, on a sheet of six by six. */
export interface Draft {
  name: string;
  /** By place, in reading order. */
  tiles: boolean[];
  pattern: number[];
  colors: number[];
  /** What stands on a tile, by its place: a sign, or a pattern of its own. */
  signs: Record<number, number[] | undefined>;
  specials: Record<number, number[] | undefined>;
}

export const ACROSS = 6;
export const DOWN = 6;
/** Every colour that a tile can have, those of the first levels first. */
export const GLAZES = [8, 9, 11, 12, 14, 15, 7, 10, 6, 13, 0, 5];
export const MOST_COLOURS = 6;
const FIRST = 2;
const APART = 4;
/** Of the numbers that forbid, the one that the frame draws grey. */
const GREY = 2;
const KEY = "parlor.cascade.draft";
/** A level gives four times as many steps as it takes, like the puzzle of the day. */
const GENEROUS = 4;

/** Return a sheet with nine tiles, to begin with. */
export function blank(): Draft {
  const tiles = Array.from({ length: ACROSS * DOWN }, (_, place) => {
    const [x, y] = [place % ACROSS, Math.floor(place / ACROSS)];
    return x > 0 && x < 4 && y > 0 && y < 4;
  });
  const pattern = [0, 1, 0, 1, 1, 1, 0, 1, 0];
  return { name: "", tiles, pattern, colors: [9, 11], signs: {}, specials: {} };
}

/** Return what was drawn last on this phone. */
export function recalled(): Draft {
  const kept = recall(KEY);
  return kept === null ? blank() : { ...blank(), ...(JSON.parse(kept) as Partial<Draft>) };
}

/** Keep what is drawn on this phone. */
export function keep(draft: Draft): void {
  remember(KEY, JSON.stringify(draft));
}

/** Return the draft with or without a tile; what stood on it goes with it. */
export function withTile(draft: Draft, place: number): Draft {
  const tiles = draft.tiles.map((there, at) => (at === place ? !there : there));
  const signs = without(draft.signs, place);
  return { ...draft, tiles, signs, specials: without(draft.specials, place) };
}

/** Return what stands on all tiles but this one. */
export function without(some: Draft["signs"], place: number): Draft["signs"] {
  return Object.fromEntries(Object.entries(some).filter(([other]) => Number(other) !== place));
}

/** Return a sign that wants its colour everywhere around. */
export function newSign({ colors }: Draft): number[] {
  return Array.from({ length: 9 }, (_, at) => (at === MIDDLE ? (colors[1] ?? 0) : 0));
}

/** Return a sign with one of its nine changed: the middle is a colour, all others want or forbid. */
export function turned({ colors }: Draft, nine: readonly number[], at: number): number[] {
  return nine.map((one, other) => {
    if (other !== at) return one;
    if (at !== MIDDLE) return one === 0 ? GREY : 0;
    return colors[(colors.indexOf(one) + 1) % colors.length] ?? 0;
  });
}

/** Return the draft with a colour more or less; signs speak only of colours that are left. */
export function withColour(draft: Draft, glaze: number): Draft {
  const has = draft.colors.includes(glaze);
  const colors = has ? draft.colors.filter((one) => one !== glaze) : [...draft.colors, glaze];
  if (colors.length < 2 || colors.length > MOST_COLOURS) return draft;
  const signs = Object.fromEntries(
    Object.entries(draft.signs).map(([place, nine = []]) => [
      place,
      nine.map((one, at) => (at === MIDDLE && !colors.includes(one) ? (colors[0] ?? 0) : one)),
    ]),
  );
  return { ...draft, colors, signs };
}

/** Return where in the grid a place of the sheet is. */
function spot(place: number): [number, number] {
  return [FIRST + APART * (place % ACROSS), FIRST + APART * Math.floor(place / ACROSS)];
}

function standing(some: Draft["signs"]): StandingView[] {
  return Object.entries(some).flatMap(([place, nine]) => {
    const [x, y] = spot(Number(place));
    return nine === undefined ? [] : [{ x, y, nine }];
  });
}

/** Return the level that is drawn; without a par it gives steps without end. */
export function levelOf(draft: Draft, par = 0): LevelView {
  return {
    level: 1,
    name: draft.name,
    note: "",
    par,
    tiles: draft.tiles.flatMap((there, place) => (there ? [spot(place)] : [])),
    pattern: draft.pattern,
    colors: draft.colors,
    budget: GENEROUS * par,
    check_centre: false,
    empty_costs: false,
    specials: standing(draft.specials),
    constraints: standing(draft.signs),
  };
}

const rows = (nine: readonly number[]): number[][] => [0, 3, 6].map((at) => nine.slice(at, at + 3));

/** Return a pack with this level, as the house's folder for packs wants it. */
export function packOf(draft: Draft, name: string, par: number): string {
  const { tiles, pattern, colors, budget, specials, constraints } = levelOf(draft, par);
  const level = {
    name,
    tiles,
    pattern: rows(pattern),
    colors,
    budget,
    ...(specials.length > 0
      ? { specials: specials.map(({ x, y, nine }) => ({ x, y, pattern: rows(nine) })) }
      : {}),
    constraints: constraints.map(({ x, y, nine }) => ({ x, y, pixels: rows(nine) })),
  };
  return JSON.stringify({ name, levels: [level] });
}

const digits = (nine: readonly number[]): string => nine.map((one) => one.toString(16)).join("");

/** Return the level in strokes that are flat enough for the wire. */
export function strokesOf(draft: Draft, name: string, par: number): Params {
  const { tiles, pattern, colors, budget, specials, constraints } = levelOf(draft, par);
  const strokes = (some: StandingView[]): string[] =>
    some.map(({ x, y, nine }) => `${x},${y},${digits(nine)}`);
  return {
    name,
    tiles: tiles.map(([x, y]) => `${x},${y}`),
    pattern: digits(pattern),
    colors,
    budget,
    specials: strokes(specials),
    constraints: strokes(constraints),
  };
}
