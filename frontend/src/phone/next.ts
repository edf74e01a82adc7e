import { t } from "../shared/i18n";
import type { Store } from "../shared/store";
import { AskEvent } from "./intent";

/** Return whether there is something to skip now; nobody cuts people short but the host. */
export function maySkip({ now }: Store): boolean {
  if (now === null || now.public.paused) return false;
  const next = now.public.next ?? "nothing";
  if (next === "cuts_short") return now.private.powers;
  return next !== "nothing" && next !== "not_yet";
}

/** Skip what is waited for; where that cuts people short or may end the game, one is asked first. */
export function skip(from: HTMLElement, store: Store): void {
  const next = store.now?.public.next;
  if (next !== "ends" && next !== "cuts_short") return void store.send({ type: "next" });
  const sure = (): void => void store.send({ type: "next", sure: true });
  const question = t(next === "ends" ? "menu.ask_next" : "menu.ask_cut");
  from.dispatchEvent(new AskEvent(question, t("menu.next"), sure));
}
