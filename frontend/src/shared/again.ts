import { t } from "./i18n";
import { isReplay } from "./page";
import type { Public } from "./protocol";

/** Who wants another game, of the people who are there. */
export interface Again {
  wanted: number;
  of: number;
}

/** Return how many of the people who are there want another game. */
export function again({ seats }: Public): Again {
  const there = seats.filter((seat) => seat.kind !== "bot" && seat.present && !seat.gone);
  return { wanted: there.filter((seat) => seat.ready).length, of: there.length };
}

/** Return that in words: "3 of 5 want another."; nobody is asked by a replay. */
export function againLine(now: Public): string {
  if (isReplay()) return "";
  const { wanted, of } = again(now);
  return wanted === 0 ? t("over.ask_again") : t("over.want", { count: wanted, of });
}
