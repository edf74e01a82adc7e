import { type RoomId, ROOM_IDS, type Suspect, SUSPECTS, type Weapon, WEAPONS } from "./view";

export type Kind = "suspect" | "weapon" | "room";

/** Who, where and with what: what a guess or an accusation names. */
export interface Theory {
  suspect: Suspect;
  room: RoomId;
  weapon: Weapon;
}

/** The cards by what they show, in the order in which people name them. */
export const CARDS = { suspect: SUSPECTS, room: ROOM_IDS, weapon: WEAPONS } as const;
export const KINDS = ["suspect", "room", "weapon"] as const;

/** Return what a card shows. */
export function kindOf(card: string): Kind {
  return KINDS.find((kind) => CARDS[kind].some((one) => one === card)) ?? "weapon";
}
