/** The sheets that can lie over the table. */
export type SheetName =
  | "menu"
  | "help"
  | "settings"
  | "invite"
  | "connection"
  | "games"
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
