import type { Card, Player } from "../view";

/** How long people can see what has just changed. */
export const LINGERS_MS = 4000;

/** What has just changed in a city: what fell, and how much gold came or went. */
export class Changes {
  ruins: Card[] = [];
  gold = 0;
  private before: Player | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly forgotten: () => void) {}

  /** Compare with what was there before. */
  look(player: Player): void {
    const { before } = this;
    if (before === player) return;
    this.before = player;
    if (before === null) return;
    const fallen = before.city.filter(({ id }) => player.city.every((card) => card.id !== id));
    const gold = player.gold - before.gold;
    if (fallen.length === 0 && gold === 0) return;
    if (fallen.length > 0) this.ruins = fallen;
    if (gold !== 0) this.gold = gold;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.forget(), LINGERS_MS);
  }

  /** Wait no longer. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private forget(): void {
    this.ruins = [];
    this.gold = 0;
    this.forgotten();
  }
}
