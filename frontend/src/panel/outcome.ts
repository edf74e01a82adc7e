import type { GameWords } from "../shared/games";
import { fill, list, lookUp, t } from "../shared/i18n";
import type { SeatInfo } from "../shared/protocol";
import { brokenOff, wereAhead } from "../shared/ending";
import type { FinishedGame } from "./archive";
import { sitting } from "./sitting";

/** How a game ended, for people who look back. */
export interface Outcome {
  title: string;
  note: string;
  /** Winners first, then by points. */
  seats: { seat: SeatInfo; won: boolean; score: number | null }[];
}

/** Return how a game ended, in words. */
export function outcomeOf(game: FinishedGame, words: GameWords | null): Outcome {
  const seats = sitting(game)
    .map((seat, at) => ({
      seat,
      won: game.players[at]?.won ?? false,
      score: game.players[at]?.score ?? null,
    }))
    .sort(
      (one, other) => Number(other.won) - Number(one.won) || (other.score ?? 0) - (one.score ?? 0),
    );
  return { title: titleOf(game, seats), note: noteOf(game, words), seats };
}

function titleOf(game: FinishedGame, seats: Outcome["seats"]): string {
  const { together, players, ahead } = game;
  if (players.length === 0) return t("panel.forgotten");
  if (brokenOff(game))
    return wereAhead(seats.map(({ seat }) => seat).filter(({ id }) => ahead.includes(id)));
  if (together === true) return t("over.together_won");
  if (together === false) return t("over.together_lost");
  const winners = seats.filter(({ won }) => won).map(({ seat }) => seat.name);
  const [first] = winners;
  if (first === undefined) return t("over.nobody");
  return winners.length === 1
    ? t("over.winner", { name: first })
    : t("over.shared", { names: list(winners) });
}

/** Return why it was over, where it was not simply played to its end, and how a tie was decided. */
function noteOf({ ended_by, tie }: FinishedGame, words: GameWords | null): string {
  const own = words?.ended_by?.[ended_by];
  const why = ended_by === "played" ? null : own ? fill(own) : lookUp("ended_by", ended_by);
  const tied = tie === null ? undefined : words?.ties?.[tie];
  return [why, tied === undefined ? null : fill(tied)].filter(Boolean).join(" · ");
}
