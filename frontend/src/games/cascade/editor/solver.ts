import { layoutOf, MIDDLE } from "../model";
import type { LevelView } from "../view";

/** What is found out about a level: the fewest taps, that there are none, or that it takes too long. */
export type Verdict = number | "unsolvable" | "unknown";

/** So many fronts are looked at, which takes some tenths of a second on a phone. */
const MOST_LOOKS = 60_000;

/** By how much each tile may have been advanced in the end; none where no sign speaks of it. */
type Needs = (Set<number> | null)[];

/**
 * Return the fewest taps that solve a level.
 *
 * How often a tile is tapped matters only modulo the number of colours, and the order not at all. So
 * all taps are gone through one by one, and only what later taps can still change is kept of those
 * before: the front. When the last tap that reaches a tile is chosen, it must have what it needs.
 */
export function fewest(level: LevelView): Verdict {
  const { reach } = layoutOf(level);
  const needs = needsOf(level);
  const last = new Map(reach.flatMap((tiles, tap) => tiles.map((tile) => [tile, tap])));
  const helpless = needs.some((need, tile) => need !== null && !last.has(tile) && !need.has(0));
  if (helpless) return "unsolvable";
  let fronts = new Map([["", 0]]);
  let open: number[] = [];
  let looks = 0;
  for (const [tap, tiles] of reach.entries()) {
    looks += fronts.size;
    if (looks > MOST_LOOKS) return "unknown";
    const known = [...new Set([...open, ...tiles.filter((tile) => needs[tile] !== null)])];
    const kept = known.filter((tile) => last.get(tile) !== tap);
    fronts = step(fronts, { open, known, kept, tiles, needs, colours: level.colors.length });
    open = kept;
  }
  return fronts.get("") ?? "unsolvable";
}

interface Step {
  open: number[];
  known: number[];
  kept: number[];
  tiles: number[];
  needs: Needs;
  colours: number;
}

/** Return the fewest taps to every front after one more tap, made so often as one likes. */
function step(fronts: Map<string, number>, now: Step): Map<string, number> {
  const { open, known, kept, tiles, needs, colours } = now;
  const after = new Map<string, number>();
  const advanced = new Array<number>(needs.length).fill(0);
  for (const [front, taps] of fronts) {
    for (const tile of known) advanced[tile] = 0;
    open.forEach((tile, at) => (advanced[tile] = front.charCodeAt(at) - 48));
    for (let often = 0; often < colours; often += 1) {
      if (often > 0)
        for (const tile of tiles) advanced[tile] = ((advanced[tile] ?? 0) + 1) % colours;
      const fits = known.every(
        (tile) => kept.includes(tile) || needs[tile]?.has(advanced[tile] ?? 0) !== false,
      );
      const then = kept.map((tile) => advanced[tile]).join("");
      if (fits && taps + often < (after.get(then) ?? Infinity)) after.set(then, taps + often);
    }
  }
  return after;
}

function needsOf(level: LevelView): Needs {
  const { rules } = layoutOf(level);
  const needs: Needs = level.tiles.map(() => null);
  level.constraints.forEach(({ nine }, one) => {
    const target = level.colors.indexOf(nine[MIDDLE] ?? 0);
    for (const { tile, wanted } of rules[one] ?? []) {
      const before = needs[tile] ?? new Set(level.colors.keys());
      needs[tile] = new Set([...before].filter((hue) => (hue === target) === wanted));
    }
  });
  return needs;
}
