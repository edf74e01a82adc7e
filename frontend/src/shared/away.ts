import { t } from "./i18n";
import type { Store } from "./store";

/** Return what a page says that has nothing of its table to show. */
export function whileAway(store: Store): { heading: string; text: string } {
  if (store.isShut) return { heading: t("shell.shut"), text: t("shell.shut_text") };
  const { whyOffline } = store;
  if (whyOffline !== null) return { heading: t("shell.moment"), text: whyOffline };
  if (store.line !== "offline") return { heading: t("shell.moment"), text: "" };
  return { heading: t("shell.no_house"), text: t("shell.no_house_text") };
}
