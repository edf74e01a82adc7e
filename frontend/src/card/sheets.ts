import { html, nothing, type TemplateResult } from "lit";
import "../phone/choices";
import type { SheetName } from "../phone/intent";
import "../phone/sheets/games";
import "../phone/sheets/options";
import "../phone/sheets/players";
import "../phone/sheets/seat-tools";
import { t } from "../shared/i18n";
import type { Store } from "../shared/store";

const SEAT = "seat:";

/** Return the title of a sheet. */
export function sheetTitle(sheet: SheetName, store: Store): string {
  if (sheet.startsWith(SEAT)) return store.names?.seat(sheet.slice(SEAT.length))?.name ?? "";
  if (sheet === "games") return t("lobby.other_game");
  return t(sheet === "options" ? "lobby.options" : "card.players");
}

/** Return what is on a sheet. */
export function sheetContent(sheet: SheetName, store: Store): TemplateResult {
  if (sheet.startsWith(SEAT)) {
    const seat = sheet.slice(SEAT.length);
    return html`<parlor-seat-tools .store=${store} .seat=${seat}></parlor-seat-tools>`;
  }
  if (sheet === "games") return html`<parlor-games .store=${store}></parlor-games>`;
  if (sheet === "players") return html`<parlor-players .store=${store}></parlor-players>`;
  return html`<parlor-options .store=${store}></parlor-options>${eachChooses(store)}`;
}

/** What everyone chooses for themselves is shown here, and chosen at each one's own seat. */
function eachChooses(store: Store): TemplateResult | typeof nothing {
  if (store.game?.options.some((option) => option.each) !== true) return nothing;
  return html`<p class="soft">${t("card.each")}</p>
    <parlor-choices .store=${store} looking></parlor-choices>`;
}
