import { fill } from "./i18n";
import type { Store } from "./store";

/** Return what the options come to in a line, as "5 rounds · 7 minutes each". */
export function summaryOf(store: Store): string {
  const { words, game, now } = store;
  if (words?.summary === undefined || game === null || now === null) return "";
  const said = game.options.map(({ key, default: usual }): [string, string] => {
    const value = now.public.in_effect[key] ?? usual;
    const short = words.options?.[key]?.short;
    if (short !== undefined) return [key, fill(short, { count: Number(value) })];
    return [key, store.names?.say(value, key) ?? ""];
  });
  return fill(words.summary, Object.fromEntries(said));
}
