import { t } from "../../../shared/i18n";
import type { SeatInfo } from "../../../shared/protocol";
import { isAway } from "../../../shared/seats";
import type { Store } from "../../../shared/store";
import { type Player, viewOf } from "../view";
import { say } from "../words";

/** Return what everyone may know of a player, in words. */
export function factsOf(store: Store, seat: SeatInfo, player: Player): string[] {
  const { gold, hand_size: hand, city, has_crown, complete, gone } = player;
  const size = viewOf(store)?.end_city_size ?? 0;
  return [
    say(store, "gold", { count: gold }),
    say(store, "hand", { count: hand }),
    say(store, "city_size", { count: city.length, size }),
    has_crown ? say(store, "crown") : "",
    complete ? say(store, "complete") : "",
    gone ? t("seat.gone") : isAway(seat) ? t("seat.away") : "",
  ].filter((fact) => fact !== "");
}
