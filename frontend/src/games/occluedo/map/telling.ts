import { list } from "../../../shared/i18n";
import { passageOf, placeId, ROOMS, roomOf } from "../cards";
import { cardName, placeName, roleName, say } from "../words";
import type { Moment } from "./house";

/** Return what is at a place: its name, its passage, and who stands there. */
export function placeTold({ store, view }: Moment, place: number): string {
  const room = roomOf(place);
  const passage = room === null ? null : passageOf(ROOMS[room] ?? "hall");
  const who = view.player_places.flatMap((at, role) =>
    at === place ? [roleName(store, role)] : [],
  );
  return sentences([
    `${placeName(store, placeId(place))}.`,
    passage === null ? "" : say(store, "passage_to", { room: cardName(store, passage) }),
    who.length === 0 ? "" : say(store, "stands_here", { who: list(who) }),
  ]);
}

/** Return what is at a place, and why one does not get there. */
export function placeExplained(now: Moment, place: number): string {
  return sentences([placeTold(now, place), whyNot(now, place)]);
}

/** Return why one could not go to a place, whoever's turn it is; nothing where one could. */
export function whyNot(now: Moment, place: number): string {
  const code = hindrance(now, place);
  return code === null ? "" : now.store.why({ code, details: {} });
}

function hindrance({ view, mine, reach }: Moment, place: number): string | null {
  if (reach.includes(placeId(place))) return null;
  if (mine !== null && view.player_places[mine] === place) return "already_there";
  if (roomOf(place) !== null) return "out_of_reach";
  return view.player_places.includes(place) ? "lobby_taken" : null;
}

const sentences = (told: string[]): string => told.filter((one) => one !== "").join(" ");
