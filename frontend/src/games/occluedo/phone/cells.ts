import { type Marks, marksOf } from "../../../shared/marks";
import type { Store } from "../../../shared/store";
import { ROOMS, SUSPECTS, WEAPONS } from "../cards";
import { type OneOf, ownViewOf, seatOf, viewOf } from "../view";
import type { CellSign } from "./signs";

/** As which the crime is named among those who hold cards. */
export const CRIME = "crime";
/** What I can note in a cell, one tap after the other; then it is open again. */
export const MARKS = ["maybe", "yes", "no"] as const;
/** The cards as they stand on the sheet: who, where, with what. */
export const KINDS = [SUSPECTS, ROOMS, WEAPONS] as const;

/** Whether somebody, or the crime, has a card: what is certain, and what I noted. */
export interface Cell {
  card: string;
  holder: string;
  sign: CellSign;
  /** Whether it was filled in by itself. */
  certain: boolean;
  /** What was shown of several cards, this one among them, without my seeing it. */
  links: readonly OneOf[];
}

/** Return my marks: they last as long as the game. */
export function notesOf(store: Store): Marks {
  return marksOf(store, "");
}

/** Return who has columns on the sheet: the crime first. */
export function holdersOf(store: Store): string[] {
  const view = viewOf(store);
  const seats = (view?.active_roles ?? []).flatMap((role) => (view && seatOf(view, role)) ?? []);
  return [CRIME, ...(ownViewOf(store).sheet?.columns ?? seats)];
}

/** Return what stands in a cell of the sheet. */
export function cellOf(store: Store, card: string, holder: string): Cell {
  const { sheet } = ownViewOf(store);
  const known = sheet?.rows[card]?.[holdersOf(store).indexOf(holder)] ?? null;
  const certain = known !== null;
  const open = sheet?.one_of ?? [];
  const links = certain
    ? []
    : open.filter((one) => one.seat === holder && one.cards.includes(card));
  const sign = certain ? (known ? "yes" : "no") : noted(store, card, holder);
  return { card, holder, sign, certain, links };
}

/** Note the next thing in a cell. */
export function note(store: Store, { card, holder }: Pick<Cell, "card" | "holder">): void {
  notesOf(store).turn(keyOf(card, holder), MARKS);
}

function noted(store: Store, card: string, holder: string): CellSign {
  const kept = notesOf(store).on(keyOf(card, holder));
  const mark = MARKS.find((one) => one === kept);
  return mark === undefined ? "open" : `mark_${mark}`;
}

function keyOf(card: string, holder: string): string {
  return `${card} ${holder}`;
}
