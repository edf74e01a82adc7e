import type { Json, Offered } from "../../shared/protocol";

export const TABS = ["vote", "own"] as const;
export type Tab = (typeof TABS)[number];

/** What is chosen so far in a vote, on both tabs; nothing of it is sent yet. */
export interface Draft {
  target: string | null;
  bet: number;
  location: string | null;
}

export interface Decision {
  type: "vote" | "spy_guess";
  params: Record<string, Json>;
}

export const BLANK: Draft = { target: null, bet: 1, location: null };

/** Return the draft without what is no longer offered; without offers nothing is forgotten. */
export function still(draft: Draft, offers: readonly Offered[]): Draft {
  const keeps = (type: string, param: string, value: string | null): string | null => {
    const offered = offers.find((offer) => offer.type === type)?.params[param];
    return offered === undefined || offered.options.includes(value ?? "") ? value : null;
  };
  return {
    ...draft,
    target: keeps("vote", "target", draft.target),
    location: keeps("spy_guess", "location_id", draft.location),
  };
}

/** Return the vote that would be sent, if somebody is chosen. */
export function voteOf({ target, bet }: Draft): Decision | null {
  return target === null ? null : { type: "vote", params: { target, bet } };
}

/** Return the guess that would be sent, if a place is chosen. */
export function guessOf({ location }: Draft): Decision | null {
  return location === null ? null : { type: "spy_guess", params: { location_id: location } };
}

/** Return the tab to which a key leads from here, or null. */
export function tabByKey(key: string, from: Tab): Tab | null {
  const at = TABS.indexOf(from);
  const to: Record<string, number> = {
    ArrowLeft: at - 1 + TABS.length,
    ArrowRight: at + 1,
    Home: 0,
    End: TABS.length - 1,
  };
  const place = to[key];
  return place === undefined ? null : (TABS[place % TABS.length] ?? null);
}
