import type { Store } from "../../shared/store";
import type { CitadelsView, Line } from "./view";
import { sentenceOf } from "./words";

/** A line of the story in words, with the number that the engine gave it. */
export interface Told {
  number: number;
  sentence: string;
}

/** Return the last lines of the story, the newest last; the engine keeps them for latecomers. */
export function storyOf(
  store: Store,
  { story }: CitadelsView,
  lines: number,
  untold: ReadonlySet<string> = new Set(),
): Told[] {
  return story
    .filter(({ event }) => !untold.has(event))
    .flatMap((line) => toldOf(store, line))
    .slice(-lines);
}

function toldOf(store: Store, line: Line): Told[] {
  const { number, event, ...data } = line;
  const sentence = sentenceOf(store, { event, data });
  return sentence === null ? [] : [{ number, sentence }];
}
