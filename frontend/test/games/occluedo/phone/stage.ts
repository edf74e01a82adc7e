import type { LogEntry, OccluedoView, OwnView } from "../../../../src/games/occluedo/view";
import type { Answer, Json, Offered, State } from "../../../../src/shared/protocol";
import { privatePart } from "../../../fixtures";
import { moment, Shown } from "../stage";

/** The Lounge, Colonel Mustard, the Rope. */
export const NAMED = [0, 2, 4];

/** Return what Anna asked, and what the others said to it. */
export function question(more: Partial<LogEntry> = {}): LogEntry {
  return { round: 1, turn: 1, by: "s1", named: NAMED, accusation: false, answers: [], ...more };
}

export function offer(type: string, params: Record<string, string[]> = {}): Offered {
  const options = Object.entries(params).map(([name, choices]) => [name, { options: choices }]);
  return { type, params: Object.fromEntries(options) as Offered["params"], repeatable: false };
}

/** Return a moment as Anna sees it, who is Miss Scarlet and holds three cards. */
export function mine(
  now: OccluedoView,
  offers: Offered[] = [],
  own: Partial<OwnView> = {},
  seat: string | null = "s1",
): State {
  const hand = ["rope", "hall", "mrs_white"];
  const view = { hand, refutation_card: null, crime: null, sheet: null, ...own };
  const seen = view as unknown as Record<string, Json>;
  return { ...moment(now, offers, seat), private: privatePart({ seat, view: seen }) };
}

/** A store that keeps what was done, and answers questions. */
export class Acting extends Shown {
  readonly acts: Record<string, Json>[] = [];
  answer: Record<string, Json> = {};

  override act(type: string, params: Record<string, Json> = {}): Promise<Answer | null> {
    this.acts.push({ type, ...params });
    return Promise.resolve(null);
  }

  override send(): Promise<Answer | null> {
    return Promise.resolve({ type: "result", id: "1", ...this.answer });
  }
}
