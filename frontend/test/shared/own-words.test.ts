import { beforeEach, expect, test } from "vitest";
import { nameOf, type OwnWords, speechOf } from "../../src/shared/own-words";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state, WORDS } from "../fixtures";

const SCREENS = { cards: { one: "One card", other: "{count} cards" } };

const { say, wordsOf } = speechOf<OwnWords<{ screens: typeof SCREENS }>>("demo");

let store: Store;

beforeEach(() => {
  speakEnglish();
  store = new Store();
});

test("a screen speaks with its own game's words, also when another is chosen by now", () => {
  store.vocabulary.learn("demo", { ...WORDS, screens: SCREENS } as typeof WORDS);
  store.state(state({ public: publicPart({ game: "other" }) }));
  expect(say(store, "cards", { count: 3 })).toBe("3 cards");
  expect(wordsOf(store)?.name).toBe(WORDS.name);
});

test("a screen is silent until its words are there", () => {
  store.vocabulary.learn("other", WORDS);
  store.state(state({ public: publicPart({ game: "other" }) }));
  expect(say(store, "cards", { count: 3 })).toBe("");
});

test("a seat is called by its name, and nobody by none", () => {
  store.state(state());
  expect([nameOf(store, "s2"), nameOf(store, "s9"), nameOf(store, null)]).toEqual(["Ben", "", ""]);
});
