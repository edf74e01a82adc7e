import { number } from "./i18n";
import type { SeatInfo } from "./protocol";

/** Where somebody stands among the others. */
export interface Standing {
  seat: SeatInfo;
  score: number;
  /** Whoever has left has none. */
  place: number | null;
}

/** Return a place as people read it; whoever has left has a dash. */
export const placed = (place: number | null): string => (place === null ? "–" : number(place));

/**
 * Return who stands where, the best first; equal scores share a place, unless only one of them won.
 * Whoever has left comes last.
 */
export function standings(
  seats: readonly SeatInfo[],
  scores: Record<string, number>,
  winners: readonly string[] = [],
  left: readonly string[] = [],
): Standing[] {
  const lines = seats.flatMap((seat) => {
    const score = scores[seat.id];
    if (score === undefined) return [];
    return [{ seat, score, wins: winners.includes(seat.id), left: left.includes(seat.id) }];
  });
  lines.sort(
    (one, other) =>
      Number(one.left) - Number(other.left) ||
      other.score - one.score ||
      Number(other.wins) - Number(one.wins),
  );
  const equal = (one: (typeof lines)[0], other: (typeof lines)[0]): boolean =>
    one.left === other.left && one.score === other.score && one.wins === other.wins;
  return lines.map((line) => ({
    seat: line.seat,
    score: line.score,
    place: line.left ? null : lines.findIndex((other) => equal(line, other)) + 1,
  }));
}
