import type { Offered } from "../../shared/protocol";
import type { Store } from "../../shared/store";
import type { SaidLine, SpysterView } from "./view";
import { wordsOf } from "./words";

/** How many lines are put into a mouth at once. */
const STARTERS = 2;
/** Steps through the list so that neighbours are about different things. */
const STRIDE = 17;

/** Return a line as everyone reads it, once the words are there. */
export function lineOf(store: Store, line: string): string {
  return wordsOf(store)?.lines?.[line] ?? "";
}

/** Return the lines that may be said now. */
export function linesFor(offers: readonly Offered[]): string[] {
  const offered = offers.find(({ type }) => type === "say")?.params.line?.options ?? [];
  return offered.map(String);
}

/**
 * Return some lines to begin with.
 *
 * Which they are depends on what everyone sees and on how often others were asked for, never on
 * a card.
 */
export function starters(lines: readonly string[], view: SpysterView, turned: number): string[] {
  const from = view.round * 5 + view.question * 3 + turned * STARTERS;
  const at = (place: number): number => ((from + place) * STRIDE) % lines.length;
  const count = Math.min(STARTERS, lines.length);
  return Array.from({ length: count }, (_, place) => lines[at(place)] ?? "");
}

/** Return what the two have last said at this question, the one who asks first. */
export function bubbles(view: SpysterView): SaidLine[] {
  const now = view.said.filter(({ question }) => question === view.question);
  return [view.questioner, view.answerer].flatMap((seat) =>
    now.filter((said) => said.seat === seat).slice(-1),
  );
}
