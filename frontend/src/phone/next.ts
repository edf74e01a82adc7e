import { t } from "../shared/i18n";
import type { Store } from "../shared/store";
import { AskEvent } from "./intent";

/** Return whether there is something to skip now. */
export function maySkip({ now }: Store): boolean {
  return now?.public.paused === false && (now.public.next ?? "nothing") !== "nothing";
}

/** Skip what is waited for; where that may end the game, the person is asked first. */
export function skip(from: HTMLElement, store: Store): void {
  if (store.now?.public.next !== "ends") return void store.send({ type: "next" });
  const sure = (): void => void store.send({ type: "next", sure: true });
  from.dispatchEvent(new AskEvent(t("menu.ask_next"), t("menu.next"), sure));
}
