import { viewsOf } from "../../shared/own-views";
import type { Json, SeatInfo } from "../../shared/protocol";
import type { Store } from "../../shared/store";
import type { CluefulView, LogEntry, OwnCluefulView as Whole, RoomId, SheetRow } from "./shapes";

export * from "./shapes";

/** What only one seat sees; a seat that does not play sees none of it. */
export type OwnView = Partial<Whole>;

export const { viewOf, ownViewOf } = viewsOf<CluefulView, Whole>("clueful");

/** The kinds of cards, as hand and sheet name them. */
const KINDS = ["suspects", "weapons", "rooms"] as const;

/** What the house answers to whatever was typed; `text` is for me, `aloud` for everyone's ears. */
export interface Spoken {
  understood: "answer" | "action" | "unsure" | "nothing";
  text: string;
  aloud: string;
  private: boolean;
  action: { type: string; [param: string]: Json } | null;
  stakes: Stakes | null;
  suggestions: string[];
  found: string[];
}

/** What a person is asked about before it is done: the turn will be lost, or the game over. */
export type Stakes = "forfeits" | "ends";

/** Return this page's seat, if it plays in this game. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  return me !== null && roomOf(store, me.id) !== null ? me : null;
}

/** Return the room that somebody is in. */
export function roomOf(store: Store, seat: string | undefined): RoomId | null {
  return viewOf(store)?.locations[seat ?? ""] ?? null;
}

/** Return the room that I am in. */
export function myRoom(store: Store): RoomId | null {
  return roomOf(store, store.me?.id);
}

/** Return my cards, suspects first. */
export function myHand(store: Store): string[] {
  const { hand } = ownViewOf(store);
  return hand === undefined ? [] : KINDS.flatMap((kind) => hand[kind]);
}

/** Return the rows of my sheet, by kind. */
export function mySheet(store: Store): [kind: string, rows: SheetRow[]][] {
  const { sheet } = ownViewOf(store);
  return sheet === undefined ? [] : KINDS.map((kind) => [kind, sheet[kind]]);
}

/** Return whether it is my turn. */
export function isMyTurn(store: Store): boolean {
  const me = playing(store);
  return me !== null && viewOf(store)?.turn === me.id;
}

/** Return who answers somebody's guesses: the next in order, also where they have left. */
export function adversaryOf({ order }: CluefulView, seat: string): string {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

/** Return who wins when somebody accuses falsely: the next in line who still plays. */
export function nextInLine(view: CluefulView, seat: string): string {
  const { order, left } = view;
  const at = order.indexOf(seat) + 1;
  const line = [...order.slice(at), ...order.slice(0, at)];
  return line.find((one) => !left.includes(one)) ?? seat;
}

/** Return a name of a turn: in each round everyone has one. */
export function keyOf({ round, by }: LogEntry): string {
  return `${round} ${by}`;
}
