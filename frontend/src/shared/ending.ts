import { list, t } from "./i18n";
import type { GameResult, Public, SeatInfo } from "./protocol";
import { stillHere } from "./seats";
import { standings } from "./standings";

type Named = Pick<SeatInfo, "id" | "name">;

/** How a game ended, for whoever looks at it. */
export interface Ending {
  /** Whom it is about: the winners, whoever was ahead, or everyone where there are none. */
  seats: SeatInfo[];
  won: boolean;
  title: string;
  /** Whether there are scores to show. */
  ranked: boolean;
}

/** Return how the game ended; `me` is who reads it. */
export function endingOf(now: Public, result: GameResult, me?: string): Ending {
  const ranked = Object.keys(result.scores).length > 0;
  if (brokenOff(result)) return { ...endedEarly(now, result, me), ranked };
  const winners = now.seats.filter((seat) => result.winners.includes(seat.id));
  const players = stillHere(now.seats).filter((seat) => !seat.watching);
  const alone = players.length === 1;
  const lost = result.winners.length === 0 && (alone || result.together === false);
  return {
    seats: result.winners.length === 0 ? players : winners,
    won: result.winners.length > 0,
    title: lost ? t(alone ? "over.alone_lost" : "over.together_lost") : won(winners, result, me),
    ranked,
  };
}

/** Return whether the host has ended a game before its end: nobody has won it. */
export const brokenOff = ({ ended_by }: { ended_by: string }): boolean => ended_by === "host";

function endedEarly(now: Public, result: GameResult, me?: string): Omit<Ending, "ranked"> {
  const players = stillHere(now.seats).filter((seat) => !seat.watching);
  const lines = standings(now.seats, result.scores, [], result.left);
  const best = lines.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const ahead = best.length < lines.filter(({ place }) => place !== null).length ? best : [];
  const seats = ahead.length > 0 ? ahead : players;
  return { seats, won: false, title: wereAhead(ahead, me) };
}

/** Return who led when a game was broken off, in a sentence. */
export function wereAhead(ahead: readonly Named[], me?: string): string {
  const [first] = ahead;
  if (first === undefined) return t("over.early");
  if (ahead.length === 1 && first.id === me) return t("over.you_ahead");
  return t("over.ahead", { count: ahead.length, names: list(ahead.map(({ name }) => name)) });
}

/** Return who won, in a sentence; a winner who has left is no longer among the seats. */
function won(winners: SeatInfo[], { together, scores }: GameResult, me?: string): string {
  const [first] = winners;
  if (first === undefined) return t("over.nobody");
  const score = Object.values(scores)[0];
  // Who plays alone wins against nobody: what counts is how well.
  if (Object.keys(scores).length === 1 && score !== undefined)
    return t("over.points", { count: score });
  if (winners.length > 1) {
    return together === true
      ? t("over.together_won")
      : t("over.shared", { names: list(winners.map(({ name }) => name)) });
  }
  return first.id === me ? t("over.you") : t("over.winner", { name: first.name });
}
