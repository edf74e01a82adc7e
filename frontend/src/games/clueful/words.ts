import { humanise } from "../../shared/games";
import { currentLanguage, fill, isText } from "../../shared/i18n";
import { type OwnWords, speechOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import type english from "../../../../custom_components/parlor/games/clueful/text/en.json";
import type { LogEntry } from "./view";

export const { say, wordsOf } = speechOf<OwnWords<typeof english>>("clueful");

/** Return the name of a suspect, a weapon or a room. */
export function cardName(store: Store, id: string): string {
  const known = wordsOf(store)?.choices?.[id];
  return isText(known) ? fill(known) : humanise(id);
}

/** Return what the clocks of the house show. */
export function hourOf(minutes: number): string {
  const time = new Date(minutes * 60_000);
  const style = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(currentLanguage(), style).format(time);
}

/** Return what everyone heard of a turn: one sentence, and a second where somebody answered. */
export function heard(store: Store, entry: LogEntry): string[] {
  const { by, to, deed, room, suspect, weapon, shown } = entry;
  const { names } = store;
  const done = names?.event(deed, { by, to, room, suspect, weapon }) ?? "";
  if (to === null) return [done];
  const answer = names?.event("answered", { by: to, to: by, shown: shown === true ? "yes" : "no" });
  return [done, answer ?? ""];
}
