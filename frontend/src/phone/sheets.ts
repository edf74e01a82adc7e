import { html, type TemplateResult } from "lit";
import { loadWordsOf, t, type WordFiles } from "../shared/i18n";
import { notNow } from "../shared/not-now";
import type { Store } from "../shared/store";
import type { SheetName } from "./intent";
import "./sheets/menu";

/** Most people never open these, so a phone fetches them when they are wanted. */
const LATER: Record<string, (() => Promise<unknown>) | undefined> = {
  connection: () => import("./sheets/connection"),
  dress: () => import("./sheets/dress"),
  games: () => import("./sheets/games"),
  help: () => import("./sheets/help"),
  invite: () => import("./sheets/invite"),
  options: () => import("./sheets/options"),
  players: () => import("./sheets/players"),
  seat: () => import("./sheets/seat-tools"),
  settings: () => import("./sheets/settings"),
};
const fetched = new Set<string>();

/** What is said on them, and of those who are at the door. */
const words: WordFiles = import.meta.glob("../text/*.json", {
  query: "?sheets",
  import: "default",
});

/** Have at hand what a sheet needs; returns false while the house can't be reached for it. */
export async function fetchSheet(sheet: SheetName, online: boolean): Promise<boolean> {
  const name = seatOf(sheet) === null ? sheet : "seat";
  const fetch = LATER[name];
  if (fetch === undefined || fetched.has(name)) return true;
  if (!online) return false;
  const here = (await withWords(fetch).catch(notNow)) !== null;
  if (here) fetched.add(name);
  return here;
}

/** Fetch what is shown when somebody is at the door. */
export function fetchClaims(): Promise<unknown> {
  return withWords(() => import("./claims"));
}

/** The words come first: whatever has come is shown. */
async function withWords(fetch: () => Promise<unknown>): Promise<unknown> {
  await loadWordsOf(words);
  return fetch();
}

function seatOf(sheet: SheetName): string | null {
  return sheet.startsWith("seat:") ? sheet.slice("seat:".length) : null;
}

/** Return the title of a sheet. */
export function sheetTitle(sheet: SheetName, store: Store): string {
  const seat = seatOf(sheet);
  if (seat !== null) return store.names?.seat(seat)?.name ?? "";
  switch (sheet) {
    case "menu":
      return store.greeting?.table.name ?? "";
    case "help":
      return store.words?.name ?? t("menu.help");
    case "settings":
      return t("menu.settings");
    case "invite":
      return t("lobby.invite");
    case "connection":
      return t("menu.connection");
    case "door":
      return t("menu.door");
    case "dress":
      return t("menu.dress");
    case "games":
      return t("lobby.other_game");
    case "options":
      return t("lobby.options");
    default:
      return t("menu.players");
  }
}

/** Return what is on a sheet. */
export function sheetContent(sheet: SheetName, store: Store): TemplateResult {
  const seat = seatOf(sheet);
  if (seat !== null) {
    return html`<parlor-seat-tools .store=${store} .seat=${seat}></parlor-seat-tools>`;
  }
  switch (sheet) {
    case "menu":
      return html`<parlor-menu .store=${store}></parlor-menu>`;
    case "help":
      return html`<parlor-help .store=${store}></parlor-help>`;
    case "settings":
      return html`<parlor-settings .store=${store}></parlor-settings>`;
    case "invite":
      return html`<parlor-invite .store=${store}></parlor-invite>`;
    case "connection":
      return html`<parlor-connection .store=${store}></parlor-connection>`;
    case "door":
      return html`<parlor-claims .store=${store}></parlor-claims>`;
    case "dress":
      return html`<parlor-dress .store=${store}></parlor-dress>`;
    case "games":
      return html`<parlor-games .store=${store}></parlor-games>`;
    case "options":
      return html`<parlor-options .store=${store}></parlor-options>`;
    default:
      return html`<parlor-players .store=${store}></parlor-players>`;
  }
}
