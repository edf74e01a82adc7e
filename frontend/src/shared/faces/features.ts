import type { Expression } from "../protocol";

/** What a moment does to a face, whatever it looks like otherwise. */
export type Mood = "caught" | "winning" | "beaten" | "waiting" | "asleep";

/** A face of 64 by 72: what is filled with ink, what is drawn as a line, what shines in it. */
export interface Features {
  eyes: string;
  lines: string;
  light?: string;
  blush?: string;
  /** What stands beside a head: a bead of sweat, or sleep. */
  beside?: string;
}

const dot = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`;
const eyes = (y: number, r: number, shift = 0): string =>
  dot(26 + shift, y, r) + dot(38 + shift, y, r);

const DOTS = eyes(34, 2.2);

const EXPRESSIONS: Record<Expression, Features> = {
  cheerful: {
    eyes: DOTS,
    lines: "M25 40.500c3 6 11 6 14 0M22.500 28.500c2-2 5-2 7-.5M34.500 28c2-1.500 5-1.500 7 .5",
  },
  calm: { eyes: DOTS, lines: "M27.500 42.500c3 2 6 2 9 0M23 29h6M35 29h6" },
  sly: {
    eyes: "M23.300 33.500h5.400a2.700 2.700 0 0 1-5.400 0zM35.300 33.500h5.400a2.700 2.700 0 0 1-5.400 0z",
    lines:
      "M22.500 33.300h7M34.500 33.300h7M26.500 43.500c4 1 9 .5 12-3.500M23 30l6 .5M35 28.500c2-3 5-3 7-1",
  },
  stern: { eyes: DOTS, lines: "M27 43.500h10M22.500 28l7 2.500M41.500 28l-7 2.500" },
  dreamy: {
    eyes: "M23 34a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0zM34.600 34a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0z",
    light: dot(27.3, 32.8, 1.2) + dot(39, 32.8, 1.2),
    lines: "M29 42c2 2.500 4 2.500 6 0M23 27.500c2-1 4-1 6 0M35 27.500c2-1 4-1 6 0",
  },
  puzzled: {
    eyes: DOTS,
    lines:
      "M26.500 43c2-2.500 3.500 1.500 5.500 0s3.500-2 5.500-.5M22.500 30.500l7-1M34.500 27c2-2.500 5-2.500 7-.5",
  },
};

const MOODS: Record<Mood, Features> = {
  caught: {
    eyes: eyes(34, 1.5) + "M32 42a3.600 4 0 1 0 .1 0z",
    lines: `${eyes(34, 4)}M21.500 28l5-2M42.500 28l-5-2`,
    beside: "M53 30c3 4 4 6 4 7.500a4 4 0 0 1-8 0c0-1.500 1-3.500 4-7.500z",
  },
  winning: {
    eyes: "M24 40h16c0 11-16 11-16 0z",
    light: "M26 40.500h12v2.200H26z",
    blush: dot(21.5, 40, 2.4) + dot(42.5, 40, 2.4),
    lines:
      "M22.500 35c1.500-4 5.500-4 7 0M34.500 35c1.500-4 5.500-4 7 0M22.500 27.500c2-2 5-2 7-.5M34.500 27c2-1.500 5-1.500 7 .5",
  },
  beaten: {
    eyes: eyes(34.5, 2),
    lines:
      "M26.500 44.500c3-3.500 8-3.500 11 0M22.500 30.500l6.500-2.500M41.500 30.500l-6.500-2.500",
  },
  waiting: {
    eyes: eyes(33, 2.2, 1.6),
    lines: "M29 43.500h7M23.500 28c2-1 4-1 6 0M35.500 28c2-1 4-1 6 0",
  },
  asleep: {
    eyes: dot(32, 43.5, 1.8),
    lines: "M22.500 34c2 2.500 5 2.500 7 0M34.500 34c2 2.500 5 2.500 7 0",
    beside: "M48 27h8l-8 9h8M55.500 14h6l-6 6.500h6",
  },
};

/** Return the face that somebody makes now. */
export function featuresOf(expression: Expression, mood: Mood | null): Features {
  return mood === null ? EXPRESSIONS[expression] : MOODS[mood];
}
