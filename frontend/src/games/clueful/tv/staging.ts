import type { Theory } from "../cards";
import { type CluefulView, keyOf, type LogEntry } from "../view";

/** A guess that everyone looks at: what is named, one after the other, then what came of it. */
export interface Scene {
  entry: LogEntry;
  theory: Theory;
  /** How many of the three are named by now. */
  named: number;
  /** Whether it is known what came of it. */
  answered: boolean;
}

/** How long each thing has the stage to itself. */
const NAMED_MS = 900;
const THOUGHT_MS = 990;
const ANSWERED_MS = 4200;
const THINGS = 3;
/** What others wait behind is shown at this pace. */
const HURRY = 0.5;

/** Return what somebody named in a turn, where they did. */
export function theoryIn({ suspect, room, weapon }: LogEntry): Theory | null {
  return suspect === null || weapon === null ? null : { suspect, room, weapon };
}

/**
 * What is on stage now: one guess at a time, never ahead of the game.
 *
 * States may come faster than people can look. So every guess is shown for a moment, one after
 * the other, even if the game has gone on; journeys are seen in the house itself.
 */
export class Stage {
  private known: string | null = null;
  private waiting: LogEntry[] = [];
  private entry: LogEntry | null = null;
  private step = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly changed: () => void) {}

  /** Look what is new; what was there from the start is no news. */
  look({ log }: CluefulView): void {
    const last = log[log.length - 1];
    const key = last === undefined ? "" : keyOf(last);
    if (this.known !== null && this.known !== key) this.waiting.push(...this.newIn(log));
    this.known = key;
    if (this.timer === null) this.goOn();
  }

  /** Return the guess on stage as far as it was seen. */
  get current(): Scene | null {
    const { entry } = this;
    const theory = entry === null ? null : theoryIn(entry);
    if (entry === null || theory === null) return null;
    const named = Math.min(this.step, THINGS);
    return { entry, theory, named, answered: this.step > THINGS + 1 };
  }

  /** Wait no longer. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private newIn(log: readonly LogEntry[]): LogEntry[] {
    const at = log.findIndex((entry) => keyOf(entry) === this.known);
    return log.slice(at + 1).filter(({ deed }) => deed === "guessed" || deed === "forfeited");
  }

  private goOn(): void {
    this.timer = null;
    if (this.entry !== null && this.step > THINGS + 1) this.entry = null;
    if (this.entry === null) {
      this.entry = this.waiting.shift() ?? null;
      this.step = 0;
    }
    if (this.entry === null) return;
    this.step += 1;
    const lasts =
      this.step <= THINGS ? NAMED_MS : this.step === THINGS + 1 ? THOUGHT_MS : ANSWERED_MS;
    const pace = this.waiting.length > 0 ? HURRY : 1;
    this.timer = setTimeout(() => {
      this.goOn();
      this.changed();
    }, lasts * pace);
  }
}
