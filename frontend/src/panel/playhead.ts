/** How many milliseconds a step is looked at. */
export const PACES = { slow: 4500, steady: 2200, quick: 800 } as const;
export type Pace = keyof typeof PACES;

/** Where a replay stands, and whether it goes on by itself. */
export class Playhead {
  at = 0;
  playing = false;
  pace: Pace = "steady";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    private readonly moved: () => void,
  ) {}

  /** Stand at a step; beyond the ends it is the end. */
  go(step: number): void {
    const to = Math.min(Math.max(0, step), this.last);
    if (to !== this.at) {
      this.at = to;
      this.moved();
    }
    this.wait();
  }

  /** Go on by itself, from the start again where all was seen; or stop. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.at = 0;
    this.wait();
    this.moved();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.wait();
    this.moved();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Do what a key asks for; returns whether it asks for anything. */
  key(key: string): boolean {
    const to: Record<string, number | undefined> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.last,
    };
    const step = to[key];
    if (step === undefined && key !== " ") return false;
    if (step === undefined) this.toggle();
    else {
      this.playing = false;
      this.go(step);
      this.moved();
    }
    return true;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) {
      this.playing = false;
      this.moved();
      return;
    }
    this.timer = setTimeout(() => this.go(this.at + 1), PACES[this.pace]);
  }
}
