import type { GameResult } from "../../../shared/protocol";
import { type Part, PARTS } from "../view";

/** What one player has scored; who has left has no place. */
export interface Line {
  seat: string;
  parts: Record<Part, number>;
  total: number;
  place: number | null;
}

function partsOf({ breakdown }: GameResult, seat: string): Record<Part, number> {
  const points = (part: Part): number =>
    (breakdown[seat] ?? []).reduce((sum, one) => sum + (one.reason === part ? one.points : 0), 0);
  return Object.fromEntries(PARTS.map((part) => [part, points(part)])) as Record<Part, number>;
}

/** Return everyone, the winners first and whoever has left last; equal scores share a place. */
export function linesOf(result: GameResult): Line[] {
  const { scores, winners, left } = result;
  const wins = (seat: string): number => (winners.includes(seat) ? 1 : 0);
  const gone = (seat: string): number => (left.includes(seat) ? 1 : 0);
  const sorted = Object.entries(scores).sort(
    ([one, mine], [other, theirs]) =>
      gone(one) - gone(other) || wins(other) - wins(one) || theirs - mine,
  );
  const placeOf = (seat: string, total: number): number =>
    sorted.findIndex(([other, score]) => score === total && wins(other) === wins(seat)) + 1;
  return sorted.map(([seat, total]) => ({
    seat,
    parts: partsOf(result, seat),
    total,
    place: gone(seat) === 1 ? null : placeOf(seat, total),
  }));
}
