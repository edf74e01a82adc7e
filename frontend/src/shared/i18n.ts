import type english from "../text/en.json";
import { recall, remember } from "./storage";
import type { Wording } from "./protocol";

/** A text, or its plural forms: which one is chosen by the value called `count`. */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Values = Record<string, string | number>;

type English = typeof english;
type Leaf<T, Path extends string> = T extends string | { other: string }
  ? Path
  : { [K in Extract<keyof T, string>]: Leaf<T[K], `${Path}.${K}`> }[Extract<keyof T, string>];
export type Key = { [K in keyof English]: Leaf<English[K], K> }[keyof English];

interface Tree {
  [key: string]: Text | Tree;
}

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type LanguageChoice = Language | "auto";

/** A part of the words in each language: the build takes the files apart. */
export type WordFiles = Record<string, (() => Promise<unknown>) | undefined>;

/** What is said on the way to the table, and at it. */
const onTheWay: WordFiles = import.meta.glob("../text/*.json", {
  query: "?way",
  import: "default",
});
const atTheTable: WordFiles = import.meta.glob("../text/*.json", {
  query: "?table",
  import: "default",
});
const CHOICE_KEY = "parlor.language";

let language: Language = "en";
let tree: Tree = {};
const parts = new Set([onTheWay]);
const coming = new Map<WordFiles, Promise<void>>();
const listeners = new Set<() => void>();

/** Return what the person chose; by default the phone's own language. */
export function languageChoice(): LanguageChoice {
  const kept = recall(CHOICE_KEY);
  return LANGUAGES.find((known) => known === kept) ?? "auto";
}

/** Return the language of the page. */
export function currentLanguage(): Language {
  return language;
}

/** What the page around this one speaks, if there is one. */
let around: string[] = [];

function preferred(choice: LanguageChoice): Language {
  if (choice !== "auto") return choice;
  const wanted = [...around, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  const known = wanted.find((tag) => LANGUAGES.some((one) => one === tag));
  return LANGUAGES.find((one) => one === known) ?? "en";
}

/** Load the words of the chosen language and tell everyone who shows words. */
export async function loadLanguage(choice: LanguageChoice = languageChoice()): Promise<void> {
  const wanted = preferred(choice);
  const words = await Promise.all(
    Array.from(parts, async (files) => files[`../text/${wanted}.json`]?.()),
  );
  useWords(wanted, Object.assign({}, ...words) as Tree);
}

/** Speak like the page around this one, unless the person chose otherwise here. */
export async function speakLike(wanted: string): Promise<void> {
  around = [wanted];
  // Before anything was said, the page loads its first words itself.
  if (Object.keys(tree).length > 0) await loadLanguage();
}

/** From now on have the words of the table, not only those for the way to it. */
export async function loadTableWords(choice?: LanguageChoice): Promise<void> {
  parts.add(atTheTable);
  await loadLanguage(choice);
}

/** From now on have these words, too; they are fetched once, or again when they could not be had. */
export function loadWordsOf(files: WordFiles): Promise<void> {
  const known = coming.get(files);
  if (known !== undefined) return known;
  parts.add(files);
  const words = loadLanguage();
  coming.set(files, words);
  words.catch(() => coming.delete(files));
  return words;
}

/** Speak this language with these words. */
export function useWords(wanted: Language, words: object): void {
  language = wanted;
  tree = words as Tree;
  // A card lies on a page of others.
  if (import.meta.env.MODE !== "card") document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Choose a language and keep the choice. */
export async function chooseLanguage(choice: LanguageChoice): Promise<void> {
  remember(CHOICE_KEY, choice === "auto" ? null : choice);
  await loadLanguage(choice);
}

/** Call the listener when the language changes; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Return the words for a key. */
export function t(key: Key, values: Values = {}): string {
  const found = find(key.split("."));
  return found === null ? key : fill(found, values);
}

/** Return the words for a key that came from elsewhere, or null. */
export function lookUp(
  group: "refusals" | "ended_by",
  key: string,
  values: Values = {},
): string | null {
  const found = find([group, key]);
  return found === null ? null : fill(found, values);
}

function find(path: string[]): Text | null {
  let here: Text | Tree | undefined = tree;
  for (const step of path) here = (here as Tree | undefined)?.[step];
  return isText(here) ? here : null;
}

/** Return whether this is a text with or without plural forms. */
export function isText(value: unknown): value is Text {
  return (
    typeof value === "string" ||
    (typeof value === "object" && value !== null && typeof Reflect.get(value, "other") === "string")
  );
}

/** Return a text with its plural form chosen and its placeholders filled in. */
export function fill(text: Text, values: Values = {}): string {
  return pluralForm(text, values.count).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? number(value) : value;
  });
}

function pluralForm(text: Text, count: string | number | undefined): string {
  if (typeof text === "string") return text;
  const rule = typeof count === "number" ? new Intl.PluralRules(language).select(count) : "other";
  return text[rule] ?? text.other;
}

/** Return a text that came in several languages, in the page's language. */
export function inWords(words: Wording): string {
  if (typeof words === "string") return words;
  return words[language] ?? words.en ?? Object.values(words)[0] ?? "";
}

/** Return a number as people write it here, a minus as wide as a plus. */
export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value).replace("-", "−");
}

/** Return a number of points with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

/** Return "Anna, Ben, and Cleo", as this language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}
