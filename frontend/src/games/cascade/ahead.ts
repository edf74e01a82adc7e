import { layoutOf, type Standing, tapped } from "./model";
import type { BoardView, LevelView } from "./shapes";

/** A tap of this phone that the table has not told of yet. */
export interface OwnTap {
  level: number;
  x: number;
  y: number;
}

/** Beyond these the line is too slow to play on it. */
export const MOST_AHEAD = 24;

/**
 * What this phone has tapped ahead of the table.
 *
 * The table takes a phone's taps in their order and counts those that were steps, so what it has
 * counted is what was tapped first. An answer comes after the state that holds its tap: whatever
 * is answered and not counted was refused.
 */
export class Ahead {
  private taps: OwnTap[] = [];
  private counted: number | null = null;

  /** Return how many taps nobody has told of. */
  get length(): number {
    return this.taps.length;
  }

  /** Note a tap. */
  note(tap: OwnTap): void {
    this.taps = [...this.taps, tap];
  }

  /** Take a tap off that was answered. */
  answered(tap: OwnTap): void {
    this.taps = this.taps.filter((one) => one !== tap);
  }

  /** Hear how often the table has seen this phone tap. */
  hear(counted: number): void {
    if (this.counted !== null && counted > this.counted) {
      this.taps = this.taps.slice(counted - this.counted);
    }
    this.counted = counted;
  }

  /** Return the board with all that was tapped on it since. */
  shown(level: LevelView, board: BoardView): Standing {
    const layout = layoutOf(level);
    let standing: Standing = { hues: board.hues, taps: board.taps, left: board.steps_left };
    for (const tap of this.taps) {
      if (tap.level === board.level) standing = tapped(layout, standing, tap.x, tap.y);
    }
    return standing;
  }
}
