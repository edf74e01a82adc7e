import { recallMap, rememberMap } from "./storage";
import type { Store } from "./store";

/** Under this name stands what a map of marks belongs to. */
const CHAPTER = "";

/**
 * The private marks of one seat, kept by its own browser and never sent.
 *
 * They belong to a chapter of a match, such as a round: in another one they are forgotten.
 */
export class Marks {
  constructor(
    private readonly key: string,
    private readonly chapter: string,
  ) {}

  /** Return the mark on a thing. */
  on(thing: string): string | null {
    return this.kept[thing] ?? null;
  }

  /** Put a mark on a thing, or take it off. */
  put(thing: string, mark: string | null): void {
    const others = Object.entries(this.kept).filter(([other]) => other !== thing);
    const own = mark === null ? [] : [[thing, mark] as const];
    rememberMap(this.key, Object.fromEntries([...others, ...own, [CHAPTER, this.chapter]]));
  }

  /** Put the mark on a thing that follows its present one; after the last there is none. */
  turn(thing: string, marks: readonly string[]): void {
    this.put(thing, marks[marks.indexOf(this.on(thing) ?? "") + 1] ?? null);
  }

  /** Return how many marked things have names that begin like this. */
  count(beginning: string): number {
    return Object.keys(this.kept).filter((thing) => thing.startsWith(beginning)).length;
  }

  private get kept(): Record<string, string> {
    const kept = recallMap(this.key);
    return kept[CHAPTER] === this.chapter ? kept : {};
  }
}

/** Return the marks of this phone's seat in a chapter of this match, by default in this round. */
export function marksOf(store: Store, chapter?: string): Marks {
  const { game = "", match = 0, view } = store.now?.public ?? {};
  const table = store.greeting?.table.id ?? "";
  const seat = store.me?.id ?? "";
  return new Marks(
    `parlor.marks.${table}.${game}.${seat}`,
    `${match} ${chapter ?? view?.round ?? ""}`,
  );
}
