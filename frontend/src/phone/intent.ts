import type { Store } from "../shared/store";

/** The sheets that can lie over the table. */
export type SheetName =
  | "menu"
  | "help"
  | "settings"
  | "invite"
  | "connection"
  | "games"
  | "door"
  | "dress"
  | "options"
  | "players"
  | `seat:${string}`;

/** Asks the page to open a sheet. */
export class OpenEvent extends CustomEvent<SheetName> {
  constructor(sheet: SheetName) {
    super("open-sheet", { detail: sheet, bubbles: true, composed: true });
  }
}

export interface Question {
  question: string;
  yes: string;
  then: () => void;
}

/** Asks the person before something is done that can't be taken back. */
export class AskEvent extends CustomEvent<Question> {
  constructor(question: string, yes: string, then: () => void) {
    super("ask", { detail: { question, yes, then }, bubbles: true, composed: true });
  }
}

/** Return how many stand at the door of whom this phone is told: who claims a seat, and who knocks. */
export function atTheDoor({ now }: Store): number {
  if (now === null) return 0;
  const { claims, knocks } = now.public;
  return claims.length + knocks.filter(({ id }) => now.private.asked.includes(id)).length;
}
