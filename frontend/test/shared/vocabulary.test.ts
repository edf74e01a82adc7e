import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as games from "../../src/shared/games";
import type { GameWords } from "../../src/shared/games";
import { loadLanguage, useWords } from "../../src/shared/i18n";
import { Vocabulary } from "../../src/shared/vocabulary";
import { speakEnglish } from "../fixtures";

let changed: ReturnType<typeof vi.fn<() => void>>;
let vocabulary: Vocabulary;

beforeEach(() => {
  speakEnglish();
  changed = vi.fn();
  vocabulary = new Vocabulary(changed);
});

afterEach(() => speakEnglish());

async function spoken(game: string): Promise<GameWords> {
  return vi.waitUntil<GameWords | null>(() => vocabulary.of(game), { interval: 1 });
}

test("words are fetched when they are first asked for, and it is told when they are there", async () => {
  expect(vocabulary.of("spyster")).toBeNull();
  expect((await spoken("spyster")).name).toBe("Spyster");
  expect(changed).toHaveBeenCalledOnce();
});

test("the words of several games lie side by side", async () => {
  await Promise.all([spoken("spyster"), spoken("citadels")]);
  expect(vocabulary.of("spyster")?.name).toBe("Spyster");
  expect(vocabulary.of("citadels")?.name).toBe("Citadels");
});

test("in another language the old words stay until the new ones are there", async () => {
  const english = (await spoken("citadels")).about;
  await loadLanguage("de");
  expect(vocabulary.of("citadels")?.about).toBe(english);
  await vi.waitUntil(() => vocabulary.of("citadels")?.about !== english, { interval: 1 });
  expect(vocabulary.of("citadels")?.about).toContain("Stadt");
});

test("words that come after the language has changed are let go", async () => {
  vocabulary.of("citadels");
  useWords("de", {});
  expect((await spoken("citadels")).about).toContain("Stadt");
});

test("what few screens need comes when it is wanted, for this game alone", async () => {
  await Promise.all([spoken("spyster"), spoken("citadels")]);
  await vocabulary.fetchMore("citadels");
  expect(vocabulary.of("citadels")?.help?.[0]?.title).toBe("The idea");
  expect(vocabulary.of("spyster")?.help).toBeUndefined();
});

test("nothing is asked of a game that is not chosen yet", () => {
  expect(vocabulary.of("")).toBeNull();
});

test("words that could not be fetched are asked for again", async () => {
  const load = vi.spyOn(games, "loadWords").mockRejectedValueOnce(new TypeError("no house"));
  expect(vocabulary.of("spyster")).toBeNull();
  await vi.waitFor(() => expect(load.mock.results[0]?.type).toBe("return"));
  expect((await spoken("spyster")).name).toBe("Spyster");
  load.mockRestore();
});
