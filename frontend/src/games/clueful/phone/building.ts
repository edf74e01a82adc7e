import type { Kind, Theory } from "../cards";

/** What takes a turn. */
export type Act = "travel" | "guess" | "accuse";

/** A command that is being built by taps: what is named so far. */
export interface Draft extends Partial<Theory> {
  act: Act;
}

const NEEDED: Record<Act, readonly Kind[]> = {
  travel: ["room"],
  guess: ["suspect", "room", "weapon"],
  accuse: ["suspect", "room", "weapon"],
};

/** Return what a command must name, in the order in which people say it. */
export function needed({ act }: Draft): readonly Kind[] {
  return NEEDED[act];
}

/** Return what is to be named next, or null where all is said. */
export function nextKind(draft: Draft): Kind | null {
  return needed(draft).find((kind) => draft[kind] === undefined) ?? null;
}

/** Begin a command; a guess is always about the room that I am in, so no tap forfeits a turn. */
export function begun(act: Act, here: Theory["room"] | null): Draft {
  return act === "guess" && here !== null ? { act, room: here } : { act };
}

/** Return whether something can still be named otherwise. */
export function isOpen({ act }: Draft, kind: Kind): boolean {
  return act !== "guess" || kind !== "room";
}

/** Return what the command names, for the house. */
export function named(draft: Draft): Record<string, string> {
  return Object.fromEntries(needed(draft).flatMap((kind) => pair(kind, draft[kind])));
}

function pair(kind: Kind, card: string | undefined): [Kind, string][] {
  return card === undefined ? [] : [[kind, card]];
}
