import { t } from "../shared/i18n";
import type { Count } from "./archive";

/** Return what somebody's games have come to; of whom only practised or broke off, that. */
export function countedOf({ played, won, practised }: Count): string {
  if (played > 0) return t("panel.won_of", { won, count: played });
  return practised > 0 ? t("panel.only_practised", { count: practised }) : t("panel.none_finished");
}
