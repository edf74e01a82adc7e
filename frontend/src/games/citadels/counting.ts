import { nameOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import { type CitadelsView, type Part, PARTS, type Player } from "./view";
import { say } from "./words";

/** The city that is being counted, and how far. */
export interface Tally {
  seat: string;
  /** The parts that have been counted, the latest last. */
  parts: { part: Part; points: number }[];
  total: number;
}

/** Return what of a city has been counted. */
export function tallyOf({ count }: CitadelsView, seat: string): Tally {
  const parts = (count?.counted ?? [])
    .filter(({ player }) => player === seat)
    .map(({ part, points }) => ({ part, points }));
  return { seat, parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
}

/** Return the city that is on stage: the one that was counted last, or the first of all. */
export function onStage({ count }: CitadelsView): string | null {
  const last = count?.counted[count.counted.length - 1];
  return last?.player ?? count?.order[0] ?? null;
}

/** Return the cities that have been counted or are, the best first. */
export function ranked(view: CitadelsView): Tally[] {
  const shown = onStage(view);
  const known = (view.count?.order ?? [])
    .map((seat) => tallyOf(view, seat))
    .filter(({ seat, parts }) => parts.length > 0 || seat === shown);
  // Those who have left are counted first and stay last.
  const gone = (seat: string): number => (playerIn(view, seat)?.gone === true ? 1 : 0);
  return known
    .reverse()
    .sort((one, other) => gone(one.seat) - gone(other.seat) || other.total - one.total);
}

function playerIn({ players }: CitadelsView, seat: string): Player | undefined {
  return players.find(({ player }) => player === seat);
}

/** Return what was counted last, for whoever listens. */
export function countTold(store: Store, view: CitadelsView): string {
  const last = view.count?.counted[view.count.counted.length - 1];
  if (last === undefined) return say(store, "counting");
  const reason = store.names?.reason(last.part) ?? "";
  return `${nameOf(store, last.player)}: ${reason}, ${last.points}`;
}

/** Return every part of a score with what has been counted of it. */
export function partsIn({ parts }: Tally): { part: Part; points: number | null }[] {
  return PARTS.map((part) => ({
    part,
    points: parts.find((one) => one.part === part)?.points ?? null,
  }));
}
