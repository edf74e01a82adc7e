import { list, t } from "./i18n";
import type { GameResult, Public, SeatInfo } from "./protocol";
import { stillHere } from "./seats";

/** How a game ended, for whoever looks at it. */
export interface Ending {
  /** Whom it is about: the winners, or everyone where there are none. */
  seats: SeatInfo[];
  won: boolean;
  title: string;
  /** Whether there are scores to show. */
  ranked: boolean;
}

/** Return how the game ended; `me` is who reads it. */
export function endingOf(now: Public, result: GameResult, me?: string): Ending {
  const winners = now.seats.filter((seat) => result.winners.includes(seat.id));
  const players = stillHere(now.seats).filter((seat) => !seat.watching);
  const alone = players.length === 1;
  const lost = result.winners.length === 0 && (alone || result.together === false);
  return {
    seats: result.winners.length === 0 ? players : winners,
    won: result.winners.length > 0,
    title: lost ? t(alone ? "over.alone_lost" : "over.together_lost") : won(winners, result, me),
    ranked: Object.keys(result.scores).length > 0,
  };
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
