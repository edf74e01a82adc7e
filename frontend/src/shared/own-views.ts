import type { Store } from "./store";

interface Views<View, Own> {
  /** Return what everyone sees of the game, while it is this one. */
  viewOf: (store: Store) => View | null;
  /** Return what only this page may see of it. */
  ownViewOf: (store: Store) => Partial<Own>;
}

/** Return how the screens of a game read its views; on its way out a screen never reads another's. */
export function viewsOf<View, Own>(game: string): Views<View, Own> {
  const now = (store: Store): Store["now"] => (store.now?.public.game === game ? store.now : null);
  return {
    viewOf: (store) => (now(store)?.public.view ?? null) as View | null,
    ownViewOf: (store) => (now(store)?.private.view ?? {}) as Partial<Own>,
  };
}
