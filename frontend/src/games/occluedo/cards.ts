/** The suspects, who are also the players' roles; in the order of their numbers. */
export const SUSPECTS = [
  "miss_scarlet",
  "mr_green",
  "colonel_mustard",
  "prof_plum",
  "mrs_peacock",
  "mrs_white",
] as const;
export const WEAPONS = ["candlestick", "knife", "lead_pipe", "revolver", "rope", "wrench"] as const;
/** The rooms as they lie in the house, row by row. */
export const ROOMS = [
  "lounge",
  "dining_room",
  "kitchen",
  "ballroom",
  "conservatory",
  "billiard_room",
  "library",
  "study",
  "hall",
] as const;
/** What stands on the suspects' tokens: their colour is never the only sign. */
export const INITIALS = ["MS", "MG", "CM", "PP", "MP", "MW"] as const;

export type Suspect = (typeof SUSPECTS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Room = (typeof ROOMS)[number];
export type PlaceId = `${Suspect}_start` | `${Room}_lobby` | Room;
export type Kind = "suspect" | "weapon" | "room";

/** Where a token can stand, by number: starts, lobbies, rooms. */
const PLACES: readonly PlaceId[] = [
  ...SUSPECTS.map((suspect) => `${suspect}_start` as const),
  ...ROOMS.map((room) => `${room}_lobby` as const),
  ...ROOMS,
];
const FIRST_LOBBY = 6;
const FIRST_ROOM = 15;

/** Which room lies at the other end of a room's secret passage. */
const PASSAGES: Partial<Record<Room, Room>> = {
  lounge: "conservatory",
  conservatory: "lounge",
  kitchen: "study",
  study: "kitchen",
};

const among = (ids: readonly string[], card: string): boolean => ids.includes(card);

/** Return what a card shows: who, where, or with what. */
export function kindOf(card: string): Kind {
  if (among(SUSPECTS, card)) return "suspect";
  return among(ROOMS, card) ? "room" : "weapon";
}

/** Return the cards of a suggestion, an accusation or the crime, as far as they are named. */
export function cardsOf(named: readonly number[]): string[] {
  const kinds = [ROOMS, SUSPECTS, WEAPONS] as const;
  return named.flatMap((number, at) => kinds[at]?.[number] ?? []);
}

/** Return the place of this number. */
export function placeId(number: number): PlaceId {
  const place = PLACES[number];
  if (place === undefined) throw new RangeError(`no place ${number}`);
  return place;
}

/** Return the number of a place. */
export function placeNumber(place: PlaceId): number {
  return PLACES.indexOf(place);
}

/** Return the number of the room at a place, or null where there is none. */
export function roomOf(place: number | PlaceId): number | null {
  const at = (typeof place === "number" ? place : placeNumber(place)) - FIRST_ROOM;
  return at < 0 ? null : at;
}

/** Return the number of the lobby before a room. */
export function lobbyOf(room: number): number {
  return room + FIRST_LOBBY;
}

/** Return the number of the room that a place belongs to: a lobby's too; a start has none. */
export function doorOf(place: number | PlaceId): number | null {
  const number = typeof place === "number" ? place : placeNumber(place);
  return number < FIRST_LOBBY ? null : (number - FIRST_LOBBY) % ROOMS.length;
}

/** Return where the secret passage of a room leads. */
export function passageOf(room: Room): Room | null {
  return PASSAGES[room] ?? null;
}
