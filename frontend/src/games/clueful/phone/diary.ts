import { type Marks, marksOf } from "../../../shared/marks";
import type { Store } from "../../../shared/store";
import { keyOf, type Spoken } from "../view";
import { lastTurn } from "./now";

/** What I said and what I was answered; what is for my eyes only is nowhere written down. */
export interface Exchange {
  said: string;
  answer: string;
  /** Whether the answer lies under the cover. */
  sealed: boolean;
  /** The turn after which it was said. */
  after: string;
}

/** Under this name the exchanges are kept, beside the things that were found. */
const DIARY = "diary";
const FOUND = "found";
/** What was said before is forgotten. */
const LAST = 24;

/** Return what this browser keeps of my game, until the next one. */
function kept(store: Store): Marks {
  return marksOf(store, "");
}

/** Return what I said in this game, the latest last. */
export function exchanges(store: Store): Exchange[] {
  const diary = kept(store).on(DIARY);
  return diary === null ? [] : (JSON.parse(diary) as Exchange[]);
}

/** Write down what was said, and what was found by it. */
export function write(store: Store, said: string, spoken: Spoken): void {
  const last = lastTurn(store);
  const after = last === null ? "" : keyOf(last);
  const sealed = spoken.private;
  const exchange = { said, answer: sealed ? spoken.aloud : spoken.text, sealed, after };
  const marks = kept(store);
  marks.put(DIARY, JSON.stringify([...exchanges(store), exchange].slice(-LAST)));
  for (const thing of spoken.found) marks.put(thing, FOUND);
}

/** Return how many of so many things in a room are still to be found. */
export function leftToFind(store: Store, room: string, count: number): number {
  return Math.max(0, count - kept(store).count(`${room}.`));
}
