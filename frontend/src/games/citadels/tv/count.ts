import type { GameResult } from "../../../shared/protocol";
import { type Part, PARTS } from "../view";

const PART_MS = 2200;
/** A part that nobody has scored in needs no time. */
const EMPTY_PART_MS = 500;
const FIRST_MS = 1500;

/** What one player has scored, as far as it has been counted. */
export interface Line {
  seat: string;
  parts: Partial<Record<Part, number>>;
  total: number;
}

function partsOf({ breakdown }: GameResult, seat: string): Record<Part, number> {
  const points = (part: Part): number =>
    (breakdown[seat] ?? []).reduce((sum, one) => sum + (one.reason === part ? one.points : 0), 0);
  return Object.fromEntries(PARTS.map((part) => [part, points(part)])) as Record<Part, number>;
}

/** Return the lines with the first parts counted: the best first, winners before who is tied. */
export function countUpTo(result: GameResult, counted: number): Line[] {
  const known = PARTS.slice(0, counted);
  const lines = Object.keys(result.scores).map((seat): Line => {
    const all = partsOf(result, seat);
    const total = known.reduce((sum, part) => sum + all[part], 0);
    return { seat, parts: Object.fromEntries(known.map((part) => [part, all[part]])), total };
  });
  const over = counted >= PARTS.length;
  const wins = ({ seat }: Line): number => (over && result.winners.includes(seat) ? 1 : 0);
  return lines.sort((one, other) => other.total - one.total || wins(other) - wins(one));
}

/** Counts part by part, so that the room can follow. */
export class Count {
  counted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  /** Return whether everything has been counted. */
  get over(): boolean {
    return this.counted >= PARTS.length;
  }

  /** Count; all at once for those who do not want motion. */
  begin(result: GameResult, still: boolean): void {
    if (still) this.counted = PARTS.length;
    else this.timer = setTimeout(() => this.next(result), FIRST_MS);
  }

  /** Count no further. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private next(result: GameResult): void {
    const part = PARTS[this.counted];
    if (part === undefined) return;
    this.counted += 1;
    this.changed();
    const scored = Object.keys(result.scores).some((seat) => partsOf(result, seat)[part] > 0);
    this.timer = setTimeout(() => this.next(result), scored ? PART_MS : EMPTY_PART_MS);
  }
}
