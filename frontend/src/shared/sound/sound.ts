import { notNow } from "../not-now";
import { isOn } from "../settings";
import type { Voice, VOICES } from "./voices";

/** A moment that has a voice. */
export type Moment = keyof typeof VOICES;

let context: AudioContext | null = null;
let tapped = false;
let last: { moment: Moment; at: number } | null = null;
/** Two reasons for the same sound are one sound. */
const ONE_MOMENT = 0.4;

/** Make sound and vibration possible: browsers want a tap first. */
export function unlockSound(): void {
  tapped = true;
  if (!isOn("sound") || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Return whether a voice would be heard. */
export function soundIsUnlocked(): boolean {
  return context?.state === "running";
}

/** Let a moment be heard, if sound is on and unlocked; whoever keeps it off never fetches it. */
export async function play(moment: Moment): Promise<void> {
  if (!isOn("sound") || context === null) return;
  const voices = await import("./voices").catch(notNow);
  // A page that slept would otherwise play all that it missed at once.
  if (voices === null || context.state !== "running") return;
  const at = context.currentTime;
  if (last?.moment === moment && at - last.at < ONE_MOMENT) return;
  last = { moment, at };
  voices.perform(context, voices.VOICES[moment]);
}

/** Let a voice of a game's own be heard, as often as it comes. */
export async function sing(voice: Voice): Promise<void> {
  if (!isOn("sound") || context === null) return;
  const voices = await import("./voices").catch(notNow);
  if (voices !== null && context.state === "running") voices.perform(context, voice);
}

/** Turn sound on, and let it be heard; to be called in a tap. */
export async function turnSoundOn(): Promise<void> {
  unlockSound();
  await context?.resume();
  await play("turn");
}

/** Let the phone hum, where it can and may. */
export function vibrate(pattern: number[] = [60, 60, 120]): void {
  if (tapped && isOn("vibration") && "vibrate" in navigator) navigator.vibrate(pattern);
}
