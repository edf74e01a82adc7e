import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  chooseLanguage,
  currentLanguage,
  fill,
  inWords,
  list,
  loadLanguage,
  loadTableWords,
  loadWordsOf,
  signed,
  t,
} from "../../src/shared/i18n";
import { speakEnglish } from "../fixtures";

beforeEach(() => speakEnglish());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function phoneSpeaks(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

describe("the language", () => {
  test("it is the phone's own", async () => {
    phoneSpeaks("de-AT", "en");
    await loadLanguage();
    expect(currentLanguage()).toBe("de");
    expect(document.documentElement.lang).toBe("de");
    expect(t("door.join")).toBe("Platz nehmen");
  });

  test("it is the first that the house speaks", async () => {
    phoneSpeaks("tlh", "de", "en");
    await loadLanguage();
    expect(currentLanguage()).toBe("de");
  });

  test("it is English where the house speaks none of them", async () => {
    phoneSpeaks("fr", "it");
    await loadLanguage();
    expect(currentLanguage()).toBe("en");
  });

  test("a choice is kept", async () => {
    phoneSpeaks("en");
    await chooseLanguage("de");
    await loadLanguage();
    expect(currentLanguage()).toBe("de");
  });

  test("its words for the table come when they are wanted, and in every language from then on", async () => {
    phoneSpeaks("en");
    await loadLanguage();
    expect(t("lobby.ready")).toBe("lobby.ready");
    await loadTableWords();
    expect(t("lobby.ready")).toBe("I’m ready");
    await chooseLanguage("de");
    expect(t("lobby.ready")).toBe("Ich bin bereit");
    expect(t("door.join")).toBe("Platz nehmen");
  });

  test("other words come once, or again when they could not be had", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ more: {} });
    const files = { "../text/en.json": fetch };
    phoneSpeaks("en");
    await expect(loadWordsOf(files)).rejects.toThrow("lost");
    await Promise.all([loadWordsOf(files), loadWordsOf(files)]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe("words", () => {
  test("placeholders are filled in, and numbers written as people do", () => {
    expect(fill("{name} has {points}", { name: "Anna", points: 1200 })).toBe("Anna has 1,200");
  });

  test("a name with braces or markup stays a name", () => {
    expect(fill("Hello {name}", { name: "<b>{name}</b>" })).toBe("Hello <b>{name}</b>");
  });

  test("plurals follow the language", () => {
    expect(t("refusals.not_ready", { count: 1 })).toBe("One player is not ready yet.");
    expect(t("refusals.not_ready", { count: 3 })).toBe("3 players are not ready yet.");
  });

  test("a text in several languages is said in this one, else in English", () => {
    expect(inWords({ en: "Beach", de: "Strand" })).toBe("Beach");
    expect(inWords({ de: "Strand" })).toBe("Strand");
    expect(inWords("Beach")).toBe("Beach");
  });

  test("lists and points are written as people do", () => {
    expect(list(["Anna", "Ben", "Cleo"])).toBe("Anna, Ben, and Cleo");
    expect([signed(2), signed(0), signed(-3)]).toEqual(["+2", "0", "−3"]);
  });
});
