const HELD = "parlor-held";

/** Keeps the back button from leaving a table by accident. */
export class BackGuard {
  private holding = false;

  constructor(private readonly onBack: () => void) {
    // Browsers skip entries that were made without a tap, so the guard is set by one.
    document.addEventListener("pointerup", () => this.set());
    window.addEventListener("popstate", () => {
      if (!this.holding) return;
      this.set();
      this.onBack();
    });
  }

  /** Hold the person at the table, or let go. */
  hold(on: boolean): void {
    this.holding = on;
  }

  private set(): void {
    if (this.holding && history.state !== HELD) history.pushState(HELD, "");
  }
}
