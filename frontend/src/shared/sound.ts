import { isOn } from "./settings";

type Chime = "turn" | "join" | "reveal" | "tick" | "end";

/** Notes as [frequency, start, length] in hertz and seconds: a small music box. */
const CHIMES: Record<Chime, [number, number, number][]> = {
  turn: [
    [659.3, 0, 0.5],
    [987.8, 0.12, 0.7],
  ],
  join: [[784, 0, 0.4]],
  reveal: [
    [392, 0, 0.6],
    [523.3, 0.15, 0.6],
    [659.3, 0.3, 0.9],
  ],
  tick: [[1318.5, 0, 0.08]],
  end: [
    [523.3, 0, 0.5],
    [659.3, 0.16, 0.5],
    [784, 0.32, 0.5],
    [1046.5, 0.48, 1.2],
  ],
};
const LOUDNESS = 0.12;

let context: AudioContext | null = null;
let tapped = false;

/** Make sound and vibration possible: browsers want a tap first. */
export function unlockSound(): void {
  tapped = true;
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Return whether a chime would be heard. */
export function soundIsUnlocked(): boolean {
  return context?.state === "running";
}

/** Play a chime, if sound is on and unlocked. */
export function chime(name: Chime): void {
  if (context?.state !== "running" || !isOn("sound")) return;
  for (const note of CHIMES[name]) strike(context, ...note);
}

function strike(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start;
  const bell = audio.createOscillator();
  const volume = audio.createGain();
  bell.type = "triangle";
  bell.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  bell.connect(volume).connect(audio.destination);
  bell.start(at);
  bell.stop(at + length);
}

/** Let the phone hum, where it can and may. */
export function vibrate(pattern: number[] = [60, 60, 120]): void {
  if (tapped && isOn("vibration") && "vibrate" in navigator) navigator.vibrate(pattern);
}
