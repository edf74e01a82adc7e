import type { PointsInfo, SeatInfo, Words } from "../../shared/protocol";
import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";

export type Phase = "roles" | "questioning" | "vote" | "reveal" | "scoring" | "end";
export type Step = "votes_in" | "votes" | "bets_next" | "bets" | "verdict";

export interface Named {
  id: string;
  name: Words;
}

/** A bet with what it can win and lose. */
export interface Stake {
  id: number;
  win: number;
  lose: number;
}

/** A vote that has been shown; no target is an abstention. */
export interface Shown {
  seat: string;
  target: string | null;
}

/** Spy and location are there only where the round is over. */
export interface Verdict {
  outcome: string;
  convicted: string | null;
  spy: string | null;
  location: Named | null;
  guess: Named | null;
  resumes: boolean;
}

export interface Reveal {
  step: Step;
  votes: Shown[];
  bets: Record<string, number> | null;
  verdict: Verdict | null;
}

/** What everyone sees of a game of Spyster. */
export interface SpysterView {
  phase: Phase;
  round: number;
  rounds: number;
  waiting_for: string[];
  scores: Record<string, number>;
  order: string[];
  questioner: string | null;
  answerer: string | null;
  vote_calls_left: Record<string, number | null>;
  caller: { seat: string | null } | null;
  votes_cast: { count: number; of: number } | null;
  stakes: Stake[];
  reveal: Reveal | null;
  round_points: Record<string, PointsInfo[]> | null;
}

export interface Card {
  location: Named | null;
  flavor: Words | null;
  role: (Named & { hint: Words }) | null;
  other_roles?: Named[];
  locations?: (Named & { seen: boolean })[];
}

/** What only one seat sees; a seat that does not play sees none of it. */
export interface OwnView {
  is_spy?: boolean | null;
  card?: Card | null;
  my_vote?: { target: string | null; bet: number } | null;
  my_guess?: Named | null;
  location_list?: Named[];
}

export const { viewOf, ownViewOf } = viewsOf<SpysterView, OwnView>("spyster");

/** Return this page's seat, if it plays in this round. */
export function playing(store: Store): SeatInfo | null {
  const { me } = store;
  return me !== null && viewOf(store)?.order.includes(me.id) ? me : null;
}

/** Return who plays in this round, as they sit. */
export function playersOf(store: Store): SeatInfo[] {
  const order = viewOf(store)?.order ?? [];
  return (store.now?.public.seats ?? []).filter((seat) => order.includes(seat.id));
}

/** Return the class of a note beside a name: where a long one fills two lines, it is only heard. */
export function fitting(name: string): string {
  return name.length > 14 ? "unseen" : "";
}
