import { nameOf } from "../../../shared/own-words";
import type { Store } from "../../../shared/store";
import { callOf, viewOf } from "../view";
import { abilityOf, districtOf, fortuneOf, say, sayOnTv } from "../words";
import { countTold } from "../counting";
import type { Moment } from "./staging";
import { headlineOf, threatTo } from "./headline";

/** Return what a screen reader should hear now. */
export function tidings(store: Store, moment: Moment | null): string {
  const view = viewOf(store);
  if (view === null) return "";
  if (view.count !== null) return countTold(store, view);
  switch (moment?.kind) {
    case "last_round": {
      const text = sayOnTv(store, "last_round_text", { name: nameOf(store, moment.player) });
      return `${say(store, "last_round_title")} ${text}`;
    }
    case "standstill":
      return sayOnTv(store, "standstill_text", { count: moment.rounds });
    case "murder":
    case "robbery":
      return threatTo(store, view, moment.kind);
    case "swap":
      return abilityOf(store, "swap_hand", namesOf(store, moment));
    case "siege": {
      const { name } = districtOf(store, moment.district);
      return sayOnTv(store, "razed", { ...namesOf(store, moment), district: name });
    }
    default: {
      const call = callOf(view);
      const more = call === null ? [] : fortuneOf(store, call);
      return [headlineOf(store, view), ...more].join(" ");
    }
  }
}

function namesOf(
  store: Store,
  { player, target }: { player: string; target: string },
): Record<"player" | "target", string> {
  return { player: nameOf(store, player), target: nameOf(store, target) };
}
