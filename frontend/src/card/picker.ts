import type { Text } from "../shared/i18n";
import { LANGUAGES, type Language } from "../shared/i18n";
import type { Hass } from "../house/hass";
import { CARD_TAG, suggestion } from "./config";

interface PickerWords {
  picker: { name: string; description: string; table: string; code: string; [key: string]: Text };
}

/** In every language at once: Home Assistant asks for them before any table is there. */
const words = import.meta.glob<PickerWords>("../text/*.json", {
  query: "?picker",
  import: "default",
  eager: true,
});

/** Return the language that a card speaks: Home Assistant's, or English. */
export function languageOf(tag: string): Language {
  const [wanted] = tag.toLowerCase().split("-");
  return LANGUAGES.find((known) => known === wanted) ?? "en";
}

/** Return what the list of cards and the editor say, in Home Assistant's language. */
export function pickerWords(tag = languageOnPage()): PickerWords["picker"] {
  const found = words[`../text/${languageOf(tag)}.json`] ?? words["../text/en.json"];
  if (found === undefined) throw new Error("the card was built without words");
  return found.picker;
}

function languageOnPage(): string {
  const app = document.querySelector<HTMLElement & { hass?: Hass }>("home-assistant");
  return app?.hass?.language ?? (document.documentElement.lang || navigator.language);
}

interface PickerEntry {
  type: string;
  name: string;
  description: string;
  preview: boolean;
  documentationURL: string;
  getEntitySuggestion: typeof suggestion;
}

/** Stand in Home Assistant's list of cards, once. */
export function standInPicker(page: { customCards?: { type: string }[] }): void {
  const cards = (page.customCards ??= []);
  if (cards.some(({ type }) => type === CARD_TAG)) return;
  const entry: PickerEntry = {
    type: CARD_TAG,
    get name() {
      return pickerWords().name;
    },
    get description() {
      return pickerWords().description;
    },
    preview: true,
    documentationURL: "https://github.com/parlor-games/parlor/blob/main/docs/home-assistant.md",
    getEntitySuggestion: suggestion,
  };
  cards.push(entry);
}

/** Return the form with which a card is set, drawn by Home Assistant itself. */
export function configForm(): object {
  const label = ({ name }: { name: string }): string => said(pickerWords()[name]);
  const help = ({ name }: { name: string }): string => said(pickerWords()[`${name}_help`]);
  return {
    schema: [
      { name: "table", selector: { device: { integration: "parlor" } } },
      { name: "code", default: true, selector: { boolean: {} } },
    ],
    computeLabel: label,
    computeHelper: help,
  };
}

function said(text: Text | undefined): string {
  return typeof text === "string" ? text : "";
}
