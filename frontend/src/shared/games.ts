import { currentLanguage, type Text } from "./i18n";
import { pageNonce } from "./page";

/** What a game says of itself in one language: `games/<id>/text/<lang>.json`. */
export interface GameWords {
  name: string;
  about: string;
  phases: Record<string, Text>;
  actions: Record<string, ActionWords>;
  /** What was chosen of the options, in a line: its placeholders are their short words. */
  summary?: string;
  options?: Record<string, { name: string; help?: string; short?: Text }>;
  choices?: Record<string, Text | Record<string, Text>>;
  refusals?: Record<string, Text>;
  events?: Record<string, Sentences>;
  reasons?: Record<string, Text>;
  ended_by?: Record<string, Text>;
  /** How a tie was decided; `shared` where it was not. */
  ties?: Record<string, Text>;
  awards?: Record<string, AwardWords & { shared: Partial<AwardWords> }>;
  /** Names of facts in the views, for screens that know nothing of the game. */
  fields?: Record<string, Text>;
  lesson?: LessonPage[];
  help?: HelpPage[];
  glossary?: HelpPage[];
  /** What seats can say in bubbles. */
  lines?: Record<string, string>;
}

/** What is said of an event; some have another sentence for each value that they hold. */
export type Sentences = Text | { [value: string]: Sentences };

/** Words that most screens do without: a page fetches them when they are wanted. */
export type MoreWords = Pick<GameWords, "fields" | "glossary" | "help" | "lesson" | "lines">;

/** What an award is called and what it is for; another sentence where several share it. */
export interface AwardWords {
  name: Text;
  text: Text;
}

export interface ActionWords {
  label: string;
  hint?: string;
  /** False where an action without choices needs no second tap. */
  confirm?: boolean;
  params?: Record<string, string>;
}

export interface HelpPage {
  title: string;
  text: string;
}

/** A picture of the lesson: its sentence, and what people might say to each other then. */
export interface LessonPage extends HelpPage {
  exchange?: string[];
}

const texts = import.meta.glob<GameWords>("../../../custom_components/parlor/games/*/text/*.json", {
  import: "default",
});
const more = import.meta.glob<MoreWords>("../../../custom_components/parlor/games/*/text/*.json", {
  query: "?later",
  import: "default",
});
/** A game's look is the whole page's; a card lies on a page of others. */
const looks =
  import.meta.env.MODE === "card"
    ? {}
    : import.meta.glob<string>("../games/*/look.css", { query: "?inline", import: "default" });
const worn = new Set<string>();
const emblems = import.meta.glob<string>("../games/*/emblem.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Return a game's words in the page's language, else in English; its look comes with them. */
export async function loadWords(game: string): Promise<GameWords> {
  const load = spoken(texts, game);
  await putOn(game);
  if (load === undefined) return { name: humanise(game), about: "", phases: {}, actions: {} };
  return load();
}

async function putOn(game: string): Promise<void> {
  const look = await looks[`../games/${game}/look.css`]?.();
  if (look === undefined || worn.has(game)) return;
  worn.add(game);
  const style = document.createElement("style");
  style.nonce = pageNonce();
  style.textContent = look;
  document.head.append(style);
}

/** Return the words of a game that few screens need. */
export async function loadMoreWords(game: string): Promise<MoreWords> {
  return (await spoken(more, game)?.()) ?? {};
}

function spoken<T>(files: Record<string, T | undefined>, game: string): T | undefined {
  const folder = `../../../custom_components/parlor/games/${game}/text`;
  return files[`${folder}/${currentLanguage()}.json`] ?? files[`${folder}/en.json`];
}

/** Return the address of a game's emblem, or null. */
export function emblemOf(game: string): string | null {
  return emblems[`../games/${game}/emblem.svg`] ?? null;
}

/** Return "spy_guess" as "Spy guess", where nobody has written words. */
export function humanise(key: string): string {
  const words = key.replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Return whether the page must draw every game with the generic elements. */
export function onlyGeneric(): boolean {
  return new URLSearchParams(location.search).has("generic");
}
