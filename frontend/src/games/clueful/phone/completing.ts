import type { Store } from "../../../shared/store";
import { CARDS, KINDS } from "../cards";
import { cardName, say, wordsOf } from "../words";

/** So many have room in one row. */
const MOST = 3;

/** Return what can be typed: verbs, and the names of cards as people write them. */
export function vocabulary(store: Store): string[] {
  if (wordsOf(store) === null) return [];
  const cards = KINDS.flatMap((kind) => CARDS[kind].map((id) => cardName(store, id)));
  return [...say(store, "commands").split("|"), ...cards];
}

/**
 * Return how what is being typed may go on: whole lines, the nearest first.
 *
 * What was suggested is completed as a whole, all else word by word.
 */
export function completions(
  typed: string,
  known: readonly string[],
  suggested: readonly string[] = [],
): string[] {
  const line = typed.trimStart();
  if (line === "") return [];
  const begun = plain(line);
  const whole = suggested.filter((one) => isMore(plain(one), begun));
  const words = line.split(" ");
  const ends = words.map((_, at) => ({
    before: words.slice(0, at).join(" "),
    end: plain(words.slice(at).join(" ")),
  }));
  const parts = ends.flatMap(({ before, end }) =>
    end === ""
      ? []
      : known.filter((one) => isMore(plain(one), end)).map((one) => join(before, one)),
  );
  return [...new Set([...whole, ...parts])].slice(0, MOST);
}

function isMore(whole: string, begun: string): boolean {
  return whole.startsWith(begun) && whole !== begun;
}

function join(before: string, word: string): string {
  return before === "" ? word : `${before} ${word}`;
}

function plain(text: string): string {
  return text.toLocaleLowerCase();
}
