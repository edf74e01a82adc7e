import type { FinishedGame, Frame, Participant, Step } from "../../src/panel/archive";
import { privatePart, publicPart, state } from "../fixtures";

export function participant(
  seat: string,
  name: string | null,
  more: Partial<Participant> = {},
): Participant {
  return { seat, name, person: null, kind: "phone", face: {}, won: false, score: null, ...more };
}

export function finished(more: Partial<FinishedGame> = {}): FinishedGame {
  return {
    number: 1,
    game: "demo",
    started: 1_700_000_000,
    ended: 1_700_003_600,
    ended_by: "played",
    ahead: [],
    together: null,
    tie: null,
    left: [],
    awards: [],
    players: [participant("s1", "Anna", { won: true, score: 7 }), participant("s2", "Ben")],
    replay: true,
    ...more,
  };
}

export function step(number: number, more: Partial<Step> = {}): Step {
  return { step: number, at: 0, kind: "action", seat: "s1", action: null, events: [], ...more };
}

/** Return what a page would be sent of a step; its event is named after it. */
export function frame(number: number): Frame {
  return {
    state: state({
      version: number + 1,
      remaining: 9000,
      offers: [{ type: "guess", params: {}, repeatable: false }],
      public: publicPart({ stage: "playing", match: 5 }),
      private: privatePart({ powers: true }),
    }),
    events: [{ type: "event", event: `step_${number}`, data: {} }],
  };
}
