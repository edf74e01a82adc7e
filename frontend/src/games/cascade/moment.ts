import type { OwnTap } from "./ahead";
import { isSolved, layoutOf, type Standing, tapped, tileAt } from "./model";
import type { BoardView, LevelView, PastView } from "./view";

/** A level that was just solved or given up, for as long as people look at it. */
export interface Finished {
  level: LevelView;
  standing: Standing;
  past: PastView;
  /** The tile whose tap has solved it. */
  origin: number | null;
}

/** How a board stood when it was seen last. */
interface Seen {
  level: LevelView;
  standing: Standing;
  past: number;
}

/** A level that is over is looked at for so long, unless somebody cannot wait. */
const LOOK_MS = 2200;

/** Follows one board from level to level, and stays a moment with each that is over. */
export class Looking {
  /** The level that was just finished, while it is looked at. */
  finished: Finished | null = null;
  /** Since when. */
  since = 0;
  private seen: Seen | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  /** Return how the board stood when it was seen last; null before that. */
  get standing(): Standing | null {
    return this.seen?.standing ?? null;
  }

  /** See how the board stands now, by all that is known here; return whether the level is new. */
  see(level: LevelView, standing: Standing, board: BoardView): boolean {
    const { seen } = this;
    this.seen = { level, standing, past: board.past.length };
    const finished = seen === null ? null : finishedSince(seen, board);
    if (finished !== null) this.stay(finished);
    return seen?.level.level !== level.level;
  }

  /** Go on to the next level at once. */
  goOn(): void {
    this.stop();
    this.finished = null;
    this.changed();
  }

  /** Look no more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private stay(finished: Finished): void {
    this.stop();
    this.finished = finished;
    this.since = performance.now();
    this.timer = setTimeout(() => this.goOn(), LOOK_MS);
  }
}

/** Return the level that a board has left since it was seen last, as it stood in the end. */
function finishedSince(seen: Seen, board: BoardView): Finished | null {
  const past = board.past[board.past.length - 1];
  if (board.past.length <= seen.past || past?.level !== seen.level.level) return null;
  const last = board.last?.level === past.level ? board.last : null;
  const standing = past.stars === 0 ? seen.standing : lastOf(seen, last);
  const origin = last === null ? null : tileAt(layoutOf(seen.level), last.x, last.y);
  return { level: seen.level, standing, past, origin };
}

/** Whoever tapped ahead has seen the end already; others see it by the last tap. */
function lastOf({ level, standing }: Seen, last: OwnTap | null): Standing {
  const layout = layoutOf(level);
  if (last === null || isSolved(layout, standing.hues)) return standing;
  return tapped(layout, standing, last.x, last.y);
}
