import type { SeatInfo } from "./protocol";

/** Return the seats that are still at the table; who has left keeps a line in the scores only. */
export function stillHere(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => !seat.gone);
}

/** Return whether nobody is there to act for this seat. */
export function isAway({ gone, present, kind }: SeatInfo): boolean {
  return gone || (!present && kind !== "bot");
}
