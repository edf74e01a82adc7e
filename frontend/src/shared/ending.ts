import { list, t } from "./i18n";
import type { Public, SeatInfo } from "./protocol";

/** Return the seats that won; a winner who has left is no longer among the seats. */
export function winnersOf({ seats, result }: Public): SeatInfo[] {
  return seats.filter((seat) => result?.winners.includes(seat.id));
}

/** Return who won, in a sentence for the person who reads it. */
export function endingOf(winners: SeatInfo[], me: string | undefined): string {
  const [first] = winners;
  if (first === undefined) return t("over.nobody");
  if (winners.length > 1) return t("over.shared", { names: list(winners.map(({ name }) => name)) });
  return first.id === me ? t("over.you") : t("over.winner", { name: first.name });
}
