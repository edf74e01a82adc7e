import { humanise } from "../../shared/games";
import { fill, type Text, type Values } from "../../shared/i18n";
import { nameOf, type OwnWords, speechOf } from "../../shared/own-words";
import type { Happening, Json } from "../../shared/protocol";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/citadels/text/en.json";
import type { Call, Color, Used } from "./view";

type English = typeof english;
type Sayings<Section extends keyof English> = Record<keyof English[Section], Text>;
type CitadelsWords = OwnWords<English> & {
  abilities: Record<string, Text>;
  calls: Sayings<"calls">;
  rescues: Sayings<"rescues">;
  tv: Sayings<"tv">;
  colors: Record<string, { name: string; effect: string }>;
  characters: Record<string, { name: string; power: string }>;
  districts: Record<string, { name: string; effect?: string }>;
};

export const { say, wordsOf } = speechOf<CitadelsWords>("citadels");

/** Return words that only the TV says; no phone carries them. */
export function sayOnTv(store: Store, key: keyof English["tv"], values?: Values): string {
  const words = wordsOf(store)?.tv;
  return words === undefined ? "" : fill(words[key], values);
}

/** Return the characters in the order of their call. */
export function charactersOf(store: Store): string[] {
  return Object.keys(wordsOf(store)?.characters ?? {});
}

/** Return the number under which a character is called. */
export function rankOf(store: Store, character: string): number {
  return charactersOf(store).indexOf(character) + 1;
}

/** Return a character's name and what it can do. */
export function characterOf(store: Store, character: string): { name: string; power: string } {
  return wordsOf(store)?.characters[character] ?? { name: humanise(character), power: "" };
}

/** Return a character as it is called: its number and its name. */
export function calledOf(store: Store, character: string): string {
  const { name } = characterOf(store, character);
  return say(store, "called", { number: rankOf(store, character), character: name });
}

/** Return a district's name and, for a special one, what it does. */
export function districtOf(store: Store, district: string): { name: string; effect?: string } {
  return wordsOf(store)?.districts[district] ?? { name: humanise(district) };
}

/** Return the districts that can do something. */
export function specialsOf(store: Store): string[] {
  const districts = Object.entries(wordsOf(store)?.districts ?? {});
  return districts.filter(([, { effect }]) => effect !== undefined).map(([id]) => id);
}

/** Return a color's name and who collects gold for it. */
export function colorOf(store: Store, color: Color): { name: string; effect: string } {
  return wordsOf(store)?.colors[color] ?? { name: humanise(color), effect: "" };
}

/** Return what a call has brought to light, in a sentence. */
export function answerTo(store: Store, call: Pick<Call, "player" | "murdered">): string {
  const calls = wordsOf(store)?.calls;
  if (calls === undefined) return "";
  if (call.player === null) return fill(calls.nobody);
  const player = nameOf(store, call.player);
  return fill(call.murdered ? calls.murdered : calls.player, { player });
}

/** Return what a call took or brought by itself, in sentences. */
export function fortuneOf(store: Store, call: Call): string[] {
  const calls = wordsOf(store)?.calls;
  if (calls === undefined) return [];
  const { robbed, crowned, gold, cards } = call;
  return [
    robbed === null ? "" : fill(calls.robbed, { count: robbed }),
    crowned ? fill(calls.crowned) : "",
    gold === 0 ? "" : fill(calls.gold, { count: gold }),
    cards === 0 ? "" : fill(calls.cards, { count: cards }),
  ].filter((sentence) => sentence !== "");
}

/** Return what happened as a sentence, or null where it is not worth one. */
export function sentenceOf(
  store: Store,
  { event, data }: Pick<Happening, "event" | "data">,
): string | null {
  const { names } = store;
  if (names === null) return null;
  if (event === "character_call") return callSentence(store, data);
  if (event === "ability_used") return abilitySentence(store, data);
  if (event === "graveyard") {
    const rescues = wordsOf(store)?.rescues;
    const known = data.accepted === true ? rescues?.accepted : rescues?.declined;
    return known === undefined ? null : fill(known, names.values(data));
  }
  return names.event(event, data);
}

function callSentence(store: Store, data: Record<string, Json>): string | null {
  const called = store.names?.event("character_call", data) ?? "";
  const player = typeof data.player === "string" ? data.player : null;
  return `${called} ${answerTo(store, { player, murdered: false })}`;
}

/** Tricks have sentences of their own; an ability without one is told in general. */
function abilitySentence(store: Store, data: Record<string, Json>): string | null {
  const { trick, character } = data as unknown as Used & { character: string };
  const own = abilityOf(store, trick ?? character, store.names?.values(data));
  return own === "" ? (store.names?.event("ability_used", data) ?? null) : own;
}

/** Return what an ability does, in a sentence, where it has one. */
export function abilityOf(store: Store, ability: string, values: Values = {}): string {
  const known = wordsOf(store)?.abilities[ability];
  return known === undefined ? "" : fill(known, values);
}
