import { sing } from "../../shared/sound/sound";

/** The pitch of each glaze, by its number in the palette: any of them sound well together. */
const PITCHES: Record<number, number | undefined> = {
  0: 1568,
  5: 261.6,
  6: 1318.5,
  7: 1174.7,
  8: 392,
  9: 523.3,
  10: 1046.5,
  11: 880,
  12: 659.3,
  13: 329.6,
  14: 784,
  15: 440,
};
const APART = 0.055;

/** Let the glazes be heard that a tap has brought up: glazed clay, struck with a fingernail. */
export function chime(glazes: Iterable<number>): void {
  const pitches = [...new Set(glazes)].map((glaze) => PITCHES[glaze] ?? PITCHES[8] ?? 0);
  const notes = pitches.flatMap((pitch, at) => [
    { of: "wood" as const, at: at * APART, pitch: pitch * 2, length: 0.05, level: 0.35 },
    { of: "bell" as const, at: at * APART, pitch, length: 0.42, level: 0.8 },
  ]);
  if (notes.length > 0) void sing({ gain: 0.075, notes });
}
