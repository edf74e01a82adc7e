import { afterEach, describe, expect, test } from "vitest";
import { configForm, languageOf, standInPicker } from "../../src/card/picker";

interface Entry {
  type: string;
  name: string;
  description: string;
  preview: boolean;
}

function speaks(language: string): void {
  const app = document.createElement("home-assistant");
  Object.assign(app, { hass: { language } });
  document.body.append(app);
}

afterEach(() => document.querySelector("home-assistant")?.remove());

describe("in the list of cards", () => {
  test("the card stands once, beside those of others", () => {
    const page = { customCards: [{ type: "other-card" }] };
    standInPicker(page);
    standInPicker(page);
    expect(page.customCards.map(({ type }) => type)).toEqual(["other-card", "parlor-card"]);
  });

  test("it is described in Home Assistant's language, whenever that changes", () => {
    const page: { customCards?: { type: string }[] } = {};
    standInPicker(page);
    const entry = page.customCards?.[0] as Entry;
    speaks("de-AT");
    expect(entry.description).toContain("Spieltisch");
    document.querySelector("home-assistant")?.remove();
    speaks("fr");
    expect(entry.description).toContain("games table");
    expect(entry.name).toBe("Parlor");
    expect(entry.preview).toBe(true);
  });
});

test.each([
  ["de", "de"],
  ["de-CH", "de"],
  ["en-GB", "en"],
  ["pt-BR", "en"],
])("in %s a card speaks %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test("every field of the editor has words", () => {
  const form = configForm() as {
    schema: { name: string }[];
    computeLabel: (field: object) => string;
    computeHelper: (field: object) => string;
  };
  expect(form.schema.map(({ name }) => name)).toEqual(["table", "code"]);
  for (const field of form.schema) {
    expect(form.computeLabel(field)).not.toBe("");
    expect(form.computeHelper(field)).not.toBe("");
  }
});
