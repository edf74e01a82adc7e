import { type LogEntry, type LogResponse, type OccluedoView, seatOf } from "../view";

/** A suggestion as far as everyone has seen it: what was named, then who answered what. */
export interface Act {
  /** What was asked last before it: no two suggestions come after the same. */
  after: number;
  by: string;
  named: readonly number[];
  answers: readonly LogResponse[];
  /** Who is asked now. */
  asked: string | null;
  /** All have answered, and nobody had anything to show. */
  silence: boolean;
  /** Whether the game has gone on without it. */
  past: boolean;
}

/** How long each thing has the stage to itself before the next may come. */
const NAMED_MS = 900;
const ANSWERED_MS = 1600;
const SILENCE_MS = 3600;
/** What the game no longer waits for is shown at this pace. */
const HURRY = 0.6;

/** Return all suggestions in a view, the latest last; only that one may still be going on. */
export function actsIn(view: OccluedoView): Act[] {
  const { log, suggestion } = view;
  const going = suggestion.length > 0 && view.result === null;
  const whole = going && suggestion.length === 3;
  const acts = log.flatMap((entry, at) => {
    const open = whole && at === log.length - 1;
    return entry.accusation ? [] : [told(view, entry, log[at - 1]?.turn ?? 0, !open)];
  });
  if (!going || whole) return acts;
  const by = seatOf(view, view.whose_turn) ?? "";
  const after = log[log.length - 1]?.turn ?? 0;
  return [...acts, { ...UNANSWERED, after, by, named: suggestion, past: false }];
}

const UNANSWERED = { answers: [], asked: null, silence: false } as const;

function told(view: OccluedoView, entry: LogEntry, after: number, past: boolean): Act {
  const { by, named, answers } = entry;
  const asked = past || view.phase !== "answers" ? null : seatOf(view, view.whose_subturn);
  return { after, by, named, answers, asked, silence: isSilence(view, entry), past };
}

/** Return whether all the others were sorry. */
export function isSilence(
  { active_roles }: OccluedoView,
  { accusation, answers }: LogEntry,
): boolean {
  const others = active_roles.length - 1;
  return !accusation && answers.length === others && answers.every(isSorry);
}

/** Return who has shown a card. */
export function giverIn({ answers }: Act): string | null {
  return answers.find(({ answer }) => answer === "shown")?.by ?? null;
}

function isSorry({ answer }: LogResponse): boolean {
  return answer === "sorry";
}

/** Return how many things happen in an act. */
function lengthOf({ named, answers, silence }: Act): number {
  return named.length + answers.length + (silence ? 1 : 0);
}

/**
 * What is on stage now: one suggestion, never ahead of the game.
 *
 * States may come faster than people can look, or several as one. So everything that happens in
 * a suggestion is shown for a moment, one after the other, even if the game has gone on.
 */
export class Stage {
  private act: Act | null = null;
  private latest: Act | null = null;
  /** What was on stage last; nothing before it comes back. */
  private last: Act | null = null;
  private seen = 0;
  private fresh = true;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly changed: () => void) {}

  /** Look what is new; what was there from the start is no news. */
  look(view: OccluedoView): void {
    const acts = actsIn(view);
    this.latest = acts[acts.length - 1] ?? null;
    if (this.fresh) this.begin();
    const { act } = this;
    if (act !== null) this.act = acts.find((one) => goesOn(act, one)) ?? null;
    // What is taken back has not happened, and an accusation stops everything.
    if (view.accusation_phase > 0) this.last = this.latest;
    if (this.act === null || view.accusation_phase > 0) this.leave();
    if (this.timer === null) this.goOn();
  }

  /** Return the suggestion on stage as far as it was seen. */
  get current(): Act | null {
    const { act, seen } = this;
    if (act === null) return null;
    const answered = Math.max(0, seen - act.named.length);
    const all = seen >= lengthOf(act);
    return {
      ...act,
      named: act.named.slice(0, seen),
      answers: act.answers.slice(0, answered),
      asked: all ? act.asked : null,
      silence: all && act.silence,
    };
  }

  /** Wait no longer. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private begin(): void {
    const { latest } = this;
    this.fresh = false;
    this.last = latest;
    if (latest === null || latest.past) return;
    this.act = latest;
    this.seen = lengthOf(latest);
  }

  /** Show what comes next, or make room for the next suggestion. */
  private goOn(): void {
    const { act } = this;
    if (act !== null && this.seen >= lengthOf(act)) {
      if (!act.past) return;
      this.leave();
    }
    if (this.act === null) this.enter();
    if (this.act !== null) this.showNext(this.act);
  }

  private enter(): void {
    const { latest, last } = this;
    if (latest === null || !isNews(latest, last)) return;
    this.act = this.last = latest;
    this.seen = 0;
  }

  private showNext({ named, answers, past }: Act): void {
    this.seen += 1;
    const lasts =
      this.seen <= named.length
        ? NAMED_MS
        : this.seen <= named.length + answers.length
          ? ANSWERED_MS
          : SILENCE_MS;
    this.timer = setTimeout(() => this.next(), past ? lasts * HURRY : lasts);
  }

  private next(): void {
    this.timer = null;
    this.goOn();
    this.changed();
  }

  private leave(): void {
    this.stop();
    this.act = null;
  }
}

/** Return whether one act is the other, some time later. */
function goesOn(one: Act, later: Act): boolean {
  const as = (name: number, at: number): boolean => later.named[at] === name;
  return one.after === later.after && one.by === later.by && one.named.every(as);
}

function isNews(latest: Act, last: Act | null): boolean {
  if (last === null || latest.after > last.after) return true;
  return latest.after === last.after && !goesOn(last, latest);
}
