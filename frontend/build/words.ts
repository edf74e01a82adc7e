import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/** Words, and by its query the part of them that is wanted. */
const WORDS = /\/text\/\w+\.json(?:\?(\w+))?$/;
const GAME_WORDS = /\/games\/(\w+)\/text\//;
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
/** What a phone says only on its sheets, which most people never open, and of who is at the door. */
const ON_SHEETS = ["claim", "options", "tools", "entrance", "help", "settings", "invite", "dress"];
/** What only Home Assistant says. */
const NOT_ON_PAGES = ["chapters", "event_names", "told"];
/** What a page fetches only when it is wanted, by `?later`. */
const LATER = ["fields", "glossary", "help", "lesson", "lines"];

/** What a card says before its table is there: in Home Assistant's list of cards, and in its editor. */
const IN_THE_PICKER = ["picker"];
/** What only the other pages say. */
const SAID_BY_OTHERS = {
  phone: ["tv", "card", "panel", "picker"],
  tv: ["card", "panel", "picker"],
  card: ["tv", "picker", "connection", "cover", "dress", "lesson"],
};
/** What a card says of a game: it leads the table, but is not where the game is played. */
const OF_GAMES_ON_CARDS = [
  "name",
  "about",
  "phases",
  "summary",
  "options",
  "choices",
  "refusals",
  "ended_by",
  "ties",
];

/** What a replay is told with, beside what a card says of a game. */
const TELLING = ["actions", "awards", "events", "reasons"];

const atOnce = (section: string): boolean =>
  !LATER.includes(section) && !NOT_ON_PAGES.includes(section);

/** What only the generic screen says: what an action does, what its parameters are, and what a view shows. */
const OF_GENERIC = ["hint", "params", "fields"];

function hasOwnScreen(game: string): boolean {
  return existsSync(`src/games/${game}/phone.ts`);
}

/**
 * Gives a page only those words that it needs then, and none that only another page says; where
 * the screens of all pages are looked at, `forAll`, it gives those of games to each.
 */
export function lightWords(page: keyof typeof SAID_BY_OTHERS, forAll = false): Plugin {
  const elsewhere = SAID_BY_OTHERS[page];
  const onSheets = page === "phone" ? ON_SHEETS : [];
  const spared = forAll ? [] : elsewhere;
  const ofGames =
    page === "card" ? (section: string) => OF_GAMES_ON_CARDS.includes(section) : atOnce;
  const isWanted: Record<string, (section: string) => boolean> = {
    way: (section) => ON_THE_WAY.includes(section),
    table: (section) => ![...ON_THE_WAY, ...elsewhere, ...onSheets].includes(section),
    sheets: (section) => ON_SHEETS.includes(section),
    later: (section) => LATER.includes(section),
    telling: (section) => TELLING.includes(section),
    picker: (section) => IN_THE_PICKER.includes(section),
  };
  return {
    name: "parlor-light-words",
    enforce: "pre",
    transform(code, id) {
      const [found, part] = WORDS.exec(id) ?? [];
      if (found === undefined || (part === undefined && !GAME_WORDS.test(id))) return null;
      const here = (section: string): boolean => ofGames(section) && !spared.includes(section);
      const wanted = part === undefined ? here : isWanted[part];
      if (wanted === undefined) return null;
      const words = Object.entries(JSON.parse(code) as Record<string, unknown>);
      const labelled = forAll || page === "tv" || !hasOwnScreen(GAME_WORDS.exec(id)?.[1] ?? "");
      const kept = JSON.stringify(
        Object.fromEntries(words.filter(([key]) => wanted(key))),
        (key, value: unknown) => (!labelled && OF_GENERIC.includes(key) ? undefined : value),
      );
      // A file with a query is no longer taken for JSON.
      if (part === undefined) return { code: kept, map: null };
      return { code: `export default ${kept}`, map: null, moduleType: "js" };
    },
  };
}
