import { INSTRUMENTS, type Note } from "./instruments";

/** What one moment sounds like; `gain` makes all voices equally loud. */
export interface Voice {
  gain: number;
  notes: Note[];
}

const note = (of: Note["of"], at: number, pitch: number, length: number, level = 1): Note => ({
  of,
  at,
  pitch,
  length,
  level,
});

/** Strokes that come ever closer and louder, and the last one. */
function roll(): Note[] {
  const strokes = Array.from({ length: 30 }, (_, index) => index / 30).map((part) =>
    note("drum", 2 * part ** 0.8, 95, 0.16, 0.15 + 0.45 * part ** 2),
  );
  return [...strokes, note("drum", 2.02, 75, 0.42)];
}

/** The voice of each moment: a music box, a gavel, a drum; nothing that hurts at night. */
export const VOICES = {
  join: { gain: 0.091, notes: [note("bell", 0, 784, 0.5), note("bell", 0.1, 1046.5, 0.7)] },
  turn: { gain: 0.085, notes: [note("bell", 0, 659.3, 0.6), note("bell", 0.13, 987.8, 0.9)] },
  vote: {
    gain: 0.16,
    notes: [
      note("wood", 0, 620, 0.14),
      note("wood", 0.2, 620, 0.14),
      note("bell", 0.2, 196, 1.4, 0.5),
    ],
  },
  drum_roll: { gain: 0.122, notes: roll() },
  verdict: {
    gain: 0.063,
    notes: [
      note("drum", 0, 80, 0.5),
      note("bell", 0.02, 261.6, 1.9),
      note("bell", 0.06, 392, 1.8, 0.8),
      note("bell", 0.1, 523.3, 1.7, 0.7),
      note("bell", 0.14, 659.3, 1.6, 0.6),
    ],
  },
  build: {
    gain: 0.22,
    notes: [
      note("wood", 0, 480, 0.12),
      note("wood", 0.15, 480, 0.12),
      note("wood", 0.3, 640, 0.16),
      note("bell", 0.34, 880, 0.6, 0.35),
    ],
  },
  murder: {
    gain: 0.11,
    notes: [
      note("drum", 0, 60, 0.7),
      note("string", 0.1, 110, 1.9, 0.5),
      note("string", 0.1, 116.5, 1.9, 0.5),
      note("bell", 0.5, 233.1, 1.5, 0.3),
    ],
  },
  loss: { gain: 0.096, notes: [note("bell", 0, 440, 0.6), note("bell", 0.2, 349.2, 1.1)] },
  win: {
    gain: 0.041,
    notes: [
      note("bell", 0, 523.3, 0.7),
      note("bell", 0.16, 659.3, 0.7),
      note("bell", 0.32, 784, 0.7),
      note("bell", 0.5, 1046.5, 1.6),
      note("bell", 0.5, 784, 1.6, 0.6),
      note("bell", 0.5, 523.3, 1.7, 0.6),
    ],
  },
  tick: { gain: 0.105, notes: [note("wood", 0, 1500, 0.06)] },
} satisfies Record<string, Voice>;

/** Let a voice be heard, from now on or from another time of the context's own. */
export function perform(audio: BaseAudioContext, voice: Voice, from = audio.currentTime): void {
  const volume = audio.createGain();
  volume.gain.value = voice.gain;
  volume.connect(audio.destination);
  for (const one of voice.notes) INSTRUMENTS[one.of](audio, volume, one, from + one.at);
}
