import type { Plugin } from "vite";

const WORDS = /games\/\w+\/text\/\w+\.json(\?later)?$/;
/** What only Home Assistant says. */
const NOT_ON_PAGES = ["event_names"];
/** What a page fetches only when it is wanted, by `?later`. */
const LATER = ["fields", "glossary", "help"];

/** Gives a page only those of a game's words that it needs at once. */
export function lightWords(): Plugin {
  return {
    name: "parlor-light-words",
    enforce: "pre",
    transform(code, id) {
      const found = WORDS.exec(id);
      if (found === null) return null;
      const wanted = (key: string): boolean =>
        found[1] === undefined
          ? !LATER.includes(key) && !NOT_ON_PAGES.includes(key)
          : LATER.includes(key);
      const words = Object.entries(JSON.parse(code) as Record<string, unknown>);
      const kept = JSON.stringify(Object.fromEntries(words.filter(([key]) => wanted(key))));
      // A file with a query is no longer taken for JSON.
      if (found[1] === undefined) return { code: kept, map: null };
      return { code: `export default ${kept}`, map: null, moduleType: "js" };
    },
  };
}
