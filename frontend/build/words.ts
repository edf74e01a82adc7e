import type { Plugin } from "vite";

/** Words, and by its query the part of them that is wanted. */
const WORDS = /\/text\/\w+\.json(?:\?(\w+))?$/;
const GAME_WORDS = /\/games\/\w+\/text\//;
/** What is said on the way from the link to the seat; the rest comes while a name is typed. */
const ON_THE_WAY = [
  "shell",
  "code",
  "door",
  "waiting",
  "not_home",
  "stuck",
  "replaced",
  "removed",
  "left",
  "new_code",
  "generic",
  "refusals",
];
/** What only Home Assistant says. */
const NOT_ON_PAGES = ["chapters", "event_names", "told"];
/** What a page fetches only when it is wanted, by `?later`. */
const LATER = ["fields", "glossary", "help", "lesson", "lines"];

/** What only the other page says. */
const SAID_BY_OTHERS = { phone: ["tv"], tv: [] as string[] };

const atOnce = (section: string): boolean =>
  !LATER.includes(section) && !NOT_ON_PAGES.includes(section);

/** Gives a page only those words that it needs then, and none that only another page says. */
export function lightWords(page: "phone" | "tv"): Plugin {
  const elsewhere = SAID_BY_OTHERS[page];
  const isWanted: Record<string, (section: string) => boolean> = {
    way: (section) => ON_THE_WAY.includes(section),
    table: (section) => !ON_THE_WAY.includes(section) && !elsewhere.includes(section),
    later: (section) => LATER.includes(section),
  };
  return {
    name: "parlor-light-words",
    enforce: "pre",
    transform(code, id) {
      const [found, part] = WORDS.exec(id) ?? [];
      if (found === undefined || (part === undefined && !GAME_WORDS.test(id))) return null;
      const wanted = part === undefined ? atOnce : isWanted[part];
      if (wanted === undefined) return null;
      const words = Object.entries(JSON.parse(code) as Record<string, unknown>);
      const kept = JSON.stringify(Object.fromEntries(words.filter(([key]) => wanted(key))));
      // A file with a query is no longer taken for JSON.
      if (part === undefined) return { code: kept, map: null };
      return { code: `export default ${kept}`, map: null, moduleType: "js" };
    },
  };
}
