import type { Call, CitadelsView } from "../view";

/** Something that has the stage for itself for a while. */
export type Moment =
  | { kind: "call"; round: number; call: Call }
  | { kind: "murder" | "robbery"; round: number; character: string }
  | { kind: "last_round"; round: number; player: string };

/** Nobody waits for more than these: after a lost line the oldest are let go. */
const MOST = 5;
const HURRY_FROM = 3;
const HURRY = 0.6;

/** Return everything in a view that has its moment, in the order in which it came to pass. */
export function momentsIn(view: CitadelsView): Moment[] {
  const { round, murdered, robbed, first_complete } = view;
  const calls = (of: number, all: Call[]): Moment[] =>
    all.map((call) => ({ kind: "call", round: of, call }));
  const named = (kind: "murder" | "robbery", character: string | null): Moment[] =>
    character === null ? [] : [{ kind, round, character }];
  return [
    ...calls(round - 1, view.last_calls),
    ...named("murder", murdered),
    ...named("robbery", robbed),
    ...(first_complete === null
      ? []
      : [{ kind: "last_round", round, player: first_complete } as const]),
    ...calls(round, view.calls),
  ];
}

function keyOf(moment: Moment): string {
  switch (moment.kind) {
    case "call":
      return `${moment.round} ${moment.call.character}`;
    case "last_round":
      return moment.kind;
    default:
      return `${moment.round} ${moment.kind}`;
  }
}

/** Return how long people need to take it in. */
export function lasts(moment: Moment): number {
  if (moment.kind === "last_round") return 4500;
  if (moment.kind !== "call") return 3200;
  const { player, murdered, robbed } = moment.call;
  if (player === null) return 1600;
  return murdered || robbed !== null ? 3800 : 2600;
}

/** Shows one moment after the other, however many a single state brings. */
export class Staging {
  current: Moment | null = null;
  private queue: Moment[] = [];
  private seen: Set<string> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  /** Look what is new; what was there from the start is no news. */
  look(view: CitadelsView): void {
    const { seen } = this;
    const all = momentsIn(view);
    this.seen = new Set(all.map(keyOf));
    if (seen === null) return;
    this.queue = [...this.queue, ...all.filter((moment) => !seen.has(keyOf(moment)))].slice(-MOST);
    if (this.current === null && this.queue.length > 0) this.next();
  }

  /** Return the characters whose call has not been on stage yet. */
  get pending(): ReadonlySet<string> {
    const waiting = this.current === null ? this.queue : [this.current, ...this.queue];
    return new Set(
      waiting.flatMap((moment) => (moment.kind === "call" ? moment.call.character : [])),
    );
  }

  /** Wait no longer. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    this.current = this.queue.shift() ?? null;
    this.changed();
    if (this.current === null) return;
    const pace = this.queue.length >= HURRY_FROM ? HURRY : 1;
    this.timer = setTimeout(() => this.next(), lasts(this.current) * pace);
  }
}
