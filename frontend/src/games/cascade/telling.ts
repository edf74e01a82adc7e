import { list } from "../../shared/i18n";
import type { Store } from "../../shared/store";
import { holding, type Layout, MIDDLE, progress, standingOn, type Standing } from "./model";
import type { Finished } from "./moment";
import { glazeName, say, wayName } from "./words";

/** Return what somebody hears who comes to a tile: where it is, its colour, and what stands on it. */
export function tileTold(
  store: Store,
  layout: Layout,
  hues: readonly number[],
  tile: number,
  place: number,
): string {
  const { level, columns } = layout;
  const here = say(store, "tile", {
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
    colour: glazeName(store, level.colors[hues[tile] ?? 0] ?? 0),
  });
  return [here, signTold(store, layout, hues, tile), specialTold(store, layout, tile)]
    .filter((part) => part !== "")
    .join(" ");
}

function signTold(store: Store, layout: Layout, hues: readonly number[], tile: number): string {
  const { level, rules } = layout;
  const which = standingOn(level, level.constraints, tile);
  const constraint = level.constraints[which];
  if (constraint === undefined) return "";
  const held = holding(layout, hues, which);
  const ways = (of: (at: number) => boolean): string =>
    list([...held.keys()].filter(of).map((at) => wayName(store, at)));
  const wanted = new Set((rules[which] ?? []).filter((rule) => rule.wanted).map(({ at }) => at));
  const told = {
    sign: say(store, "sign", { colour: glazeName(store, constraint.nine[MIDDLE] ?? 0) }),
    sign_wanted: ways((at) => wanted.has(at)),
    sign_banned: ways((at) => !wanted.has(at)),
    sign_open: ways((at) => held.get(at) === false),
  };
  return [
    told.sign,
    ...(["sign_wanted", "sign_banned", "sign_open"] as const)
      .filter((key) => told[key] !== "")
      .map((key) => say(store, key, { ways: told[key] })),
  ].join(" ");
}

function specialTold(store: Store, { level }: Layout, tile: number): string {
  const special = level.specials[standingOn(level, level.specials, tile)];
  if (special === undefined) return "";
  const ways = special.nine.flatMap((one, at) => (one ? [wayName(store, at)] : []));
  return say(store, "special", { ways: list(ways) });
}

/** Return what a tap has come to: how many rules hold, and how many steps are left. */
export function standingTold(store: Store, layout: Layout, { hues, left }: Standing): string {
  const { held, of } = progress(layout, hues);
  const rules = say(store, "rules_hold", { count: held, of });
  return left === null ? rules : `${rules} ${say(store, "steps_left", { count: left })}`;
}

/** Return how a level ended. */
export function howFinished(store: Store, { past, level }: Finished): string {
  if (past.stars === 0) return say(store, "given_up");
  const how = past.taps <= level.par ? "solved_at_par" : "solved_in";
  return say(store, how, { count: past.taps, par: level.par });
}
