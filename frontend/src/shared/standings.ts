import type { SeatInfo } from "./protocol";

/** Where somebody stands among the others. */
export interface Standing {
  seat: SeatInfo;
  score: number;
  place: number;
}

/** Return who stands where, the best first; equal scores share a place, unless only one of them won. */
export function standings(
  seats: readonly SeatInfo[],
  scores: Record<string, number>,
  winners: readonly string[] = [],
): Standing[] {
  const lines = seats.flatMap((seat) => {
    const score = scores[seat.id];
    return score === undefined ? [] : [{ seat, score, wins: winners.includes(seat.id) }];
  });
  lines.sort((one, other) => other.score - one.score || Number(other.wins) - Number(one.wins));
  return lines.map(({ seat, score, wins }) => ({
    seat,
    score,
    place: lines.findIndex((other) => other.score === score && other.wins === wins) + 1,
  }));
}
