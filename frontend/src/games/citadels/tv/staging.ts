import type { Call, CitadelsView } from "../view";

/** Something that has the stage for itself. */
export type Moment =
  | { kind: "call"; key: string; call: Call }
  | { kind: "murder" | "robbery"; key: string; character: string }
  | { kind: "swap"; key: string; player: string; target: string }
  | { kind: "siege"; key: string; player: string; target: string; district: string }
  | { kind: "last_round"; key: string; player: string }
  | { kind: "standstill"; key: string; rounds: number };

/** How long people look at a deed; the game may go on sooner, and then so does the stage. */
const LASTS_MS = 4000;

/** Return everything in a view that may have the stage, the latest last. */
export function momentsIn(view: CitadelsView): Moment[] {
  const { round, phase, calls, first_complete, standstill_in } = view;
  const call = calls[calls.length - 1];
  if (phase === "resolution" && call !== undefined) {
    return [{ kind: "call", key: `${round} ${call.character}`, call }];
  }
  if (phase === "draft_pick") {
    if (standstill_in === null) return [];
    return [{ kind: "standstill", key: `standstill ${standstill_in}`, rounds: standstill_in }];
  }
  if (phase === "counting" || phase === "game_over") return [];
  const last: Moment[] =
    first_complete === null ? [] : [{ kind: "last_round", key: "last", player: first_complete }];
  return [...deedIn(view), ...last];
}

/** Return what the ability of this turn has done to somebody. */
function deedIn({ round, current_turn, current_role, turn_so_far }: CitadelsView): Moment[] {
  const used = turn_so_far?.ability ?? null;
  if (used === null || current_turn === null) return [];
  const key = `${round} ${current_role} ability`;
  const { named, trick, target, district } = used;
  if (named !== undefined) {
    return [{ kind: current_role === "thief" ? "robbery" : "murder", key, character: named }];
  }
  if (target === undefined) return [];
  if (trick === "swap_hand") return [{ kind: "swap", key, player: current_turn, target }];
  return district === undefined
    ? []
    : [{ kind: "siege", key, player: current_turn, target, district }];
}

/**
 * What is on stage now.
 *
 * A call is there as long as the engine says so. A deed stays for a while, unless the game goes on:
 * nothing that is shown is ever behind or ahead of it.
 */
export class Stage {
  current: Moment | null = null;
  private seen: Set<string> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  /** Look what is new; deeds that were there from the start are no news. */
  look(view: CitadelsView): void {
    const all = momentsIn(view);
    const known = this.seen ?? new Set(all.filter(passes).map(({ key }) => key));
    const fresh = all.filter((moment) => !passes(moment) || !known.has(moment.key)).pop();
    this.seen = new Set([...known, ...all.map(({ key }) => key)]);
    if (fresh !== undefined) this.enter(fresh);
    else if (all.every(({ key }) => key !== this.current?.key)) this.leave();
  }

  /** Wait no longer. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private enter(moment: Moment): void {
    clearTimeout(this.timer);
    this.current = moment;
    if (!passes(moment)) return;
    this.timer = setTimeout(() => {
      this.leave();
      this.changed();
    }, LASTS_MS);
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.current = null;
  }
}

function passes({ kind }: Moment): boolean {
  return kind !== "call";
}
