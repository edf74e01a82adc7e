/** What a card can show of a table beside itself: the viewer's own seat, or the board. */
export type ScreenKind = "seat" | "tv";

/** Asks the card to show a screen. */
export class ScreenEvent extends CustomEvent<ScreenKind> {
  constructor(kind: ScreenKind) {
    super("show-screen", { detail: kind, bubbles: true, composed: true });
  }
}
