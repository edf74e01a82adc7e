import { number } from "../../../shared/i18n";
import type { Answer } from "../../../shared/protocol";
import type { Store } from "../../../shared/store";
import type { CascadeView } from "../view";
import { say } from "../words";

/** How one level went: its taps as squares, from all right to all wrong. */
export interface SharedLevel {
  taps: number;
  par: number;
  stars: number;
  squares: number[][];
  rows: string[];
}

/** How a board went, as others may see it without being told where to tap. */
export interface Shared {
  stars: number;
  of: number;
  levels: SharedLevel[];
}

const SQUARES = ["🟩", "🟨", "🟧", "🟥"];
const MOST = 3;

/** Return what the engine has answered to `share`. */
export function sharedIn(answer: Answer): Shared {
  const { stars, of, levels } = answer as unknown as Shared;
  const drawn = levels.map((level) => ({
    ...level,
    squares: level.rows.map((row) => Array.from(row, (one) => SQUARES.indexOf(one))),
  }));
  return { stars, of, levels: drawn };
}

/** Return the text that people send to each other. */
export function textOf(store: Store, view: CascadeView, { levels }: Shared): string {
  const lines = levels.flatMap(({ taps, par, stars, rows }) => [
    `${"★".repeat(stars)}${"☆".repeat(MOST - stars)} ${say(store, stars === 0 ? "not_solved" : "taps_par", { count: taps, par })}`,
    ...rows,
  ]);
  return [`${store.words?.name ?? ""} · ${view.day ?? number(levels.length)}`, ...lines].join("\n");
}
