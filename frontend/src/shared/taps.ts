import type { Answer } from "./protocol";

/** A hand that taps twice means it once; nobody means the same twice as fast as this. */
const ONE_TAP_MS = 700;
/** For this long a refusal of the same thing says nothing that the first answer has not said. */
const ECHO_MS = 2000;

/** What is refused because it is already as it was asked to be. */
const ALREADY_SO: Readonly<Record<string, string | undefined>> = {
  approve: "no_such_claim",
  pause: "paused",
  practise: "game_on",
  rematch: "game_on",
  resume_game: "not_paused",
  start: "game_on",
  wait: "nobody_away",
};
/** Who asks for these again wants them again. */
const MANY = ["add_bot", "invite", "ping", "query", "spectators"];

interface Tap {
  at: number;
  answer: Promise<Answer | null> | null;
}

/** Knows what was just asked for, so that a second tap on it is no mistake. */
export class Taps {
  private readonly taps = new Map<string, Tap>();
  private last = "";

  /** Return the answer to the same message, if nothing was sent since, and it a moment ago. */
  same(message: { type: string }): Promise<Answer | null> | null {
    const key = keyOf(message);
    const tap = key === this.last ? this.taps.get(key) : undefined;
    if (tap === undefined || MANY.includes(message.type)) return null;
    return Date.now() - tap.at < ONE_TAP_MS ? tap.answer : null;
  }

  /** Return what tells of a refusal of this that it says nothing new: it is so, or was just asked. */
  echoes(message: { type: string }): (code: string) => boolean {
    const before = this.taps.get(keyOf(message));
    const again = before !== undefined && Date.now() - before.at < ECHO_MS;
    return (code) => again || ALREADY_SO[message.type] === code;
  }

  /** Note what is asked for. */
  note(message: { type: string }, answer: Promise<Answer | null> | null = null): void {
    const at = Date.now();
    for (const [key, tap] of this.taps) if (at - tap.at >= ECHO_MS) this.taps.delete(key);
    this.last = keyOf(message);
    this.taps.set(this.last, { at, answer });
  }
}

function keyOf(message: { type: string }): string {
  return JSON.stringify(message);
}
