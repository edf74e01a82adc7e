import type { TemplateResult } from "lit";
import { picture } from "./drawing";

const BUST = "cM6 64c1-14 12-16 19-19q7 5 14 0c7 3 18 5 19 19z";
/** The side that the candle does not reach. */
const FAR = "hM39 45c7 3 18 5 19 19H40c3-6 2-12-1-19z";
const NECK = "sM27 37h10v9q-5 5-10 0z|hM27 41q5 5 10 1v4q-5 5-10 0z";
const FACE = "sM32 16c8 0 11.5 6 11 14s-5 16-11 16-10.5-8-11-16 3-14 11-14z";
const SHADE = "hM34 16c7 1 9.5 7 9 14s-5 16-11 16c4-4 5-8 4.5-13S36 21 34 16z";
const EYES =
  "wM24.5 30q2.5-3 5 0-2.5 2-5 0zm10 0q2.5-3 5 0-2.5 2-5 0z|d@27.3 29.5 1.2@37.3 29.5 1.2";
const NOSE = "hM32 29l2.5 7q-2 1-4 .5z";
const SHIRT = "wM25 45l7 5 7-5 2 4-9 15-9-15z";
const LAPELS = "hM25 44l7 20h-5L16 49zm14 0-7 20h5l11-15z";

/** The six, each as they were caught by the light: hat, hair, collar and what they think of you. */
const BUSTS: Record<string, string | undefined> = {
  // finger waves, a rose, bare shoulders; she has seen you looking
  miss_scarlet: `kM17 50c-5-14-4-39 15-39s20 25 15 39q-4 5-9 3H26q-5 2-9-3z|sM6 64c1-13 13-14 19-18h14c6 4 18 5 19 18z|cM7 64c0-7 2-10 4-12 5 7 14 5 21 9 7-4 16-2 21-9 2 2 4 5 4 12z|${FAR}|${NECK}|yM24 49q8 8 16 0|r@32 54.5 1.8|${FACE}|${SHADE}|${EYES}|lM23.5 29.5q3.5-4 6.5 0m4 0q3-4 6.5 0|lM24 25.5q3-2.5 6-1m4 0q3-1.5 6 1|${NOSE}|rM27.5 40q2.5-2 4.5-1 2-1 4.5 1-4.5 4-9 0z|kM34 12c-11-1-16 8-14 22 2-7 3-11 9-13 5 4 12 4 14 13 3-9 2-21-9-22z|r@43 19 4.5|hM43 16q4 1 2.5 4.5-3 1.5-4-1z`,
  // a bowler in the light of his creditors, a thin moustache, a flower
  mr_green: `${BUST}|${FAR}|${SHIRT}|${LAPELS}|${NECK}|rM32 51l-7-3.5v7zm0 0 7-3.5v7z|s@20.5 32 3@43.5 32 3|sM32 15c9 0 12.5 7 12 15s-5 17-12 17-11.5-9-12-17 3-15 12-15z|${SHADE}|${EYES}|lM23.5 26l6-2.5m11 2.5-6-2.5|${NOSE}|dM25 39.5q4-4 7-1.5 3-2.5 7 1.5-4-1-7-.5-3-.5-7 .5z|lM28.5 42.5q4 2 7-1|dM19 19C19 8 24 3 32 3s13 5 13 16q-13-3-26 0z|dM12 19q20-6 40 0 2 3-2 4-18-5-36 0-4-1-2-4z|cM19 15.5q13-3 26 0v4q-13-3-26 0z|gM23 16c0-6 2-9 6-10q-3 4-3 9.5z|w@46 54 1.7@49 56 1.7@45.5 57.5 1.7@48 52.5 1.7|m@47 55.3 1.3`,
  // bald, a monocle, a moustache that outranks him
  colonel_mustard: `${BUST}|${FAR}|dM24 44l8 7 8-7 2 5-10 8-10-8z|mM5 57q4-9 14-9l-1 6q-6 0-8 5zm54 0q-4-9-14-9l1 6q6 0 8 5z|m@32 60 1.5|r#42 55 6 3|m@43.5 60.5 1.7@47 60.5 1.7|s@18.5 31 3@45.5 31 3|sM32 9c11 0 14.5 9 13.5 20S40 47 32 47s-12.5-7-13.5-18S21 9 32 9z|hM35 9c9 2 11.5 10 10.5 20S40 47 32 47c5-4 6-9 5.5-15S38 17 35 9z|gM24 15q4-5 9-3.5-5 1-7 5z|wM19 24q-4 9 0 17l3.5 1.5V30zm26 0q4 9 0 17l-3.5 1.5V30z|${EYES}|iM22 27q4-5 8.5-1.5l-.5 2q-4-2-7.5 1zm20-1q-4-4-8.5-1.5l.5 2q4-1.5 7.5 1z|${NOSE}|g@37 30 4.8|y@37 30 4.8M42 32q4 9 1 17|wM17 42c4-7 11-8 15-4 4-4 11-3 15 4-4 4-11 3.5-15 0-4 3.5-11 4-15 0z`,
  // hair that thinks faster than he does, round glasses, a goatee
  prof_plum: `${BUST}|${FAR}|${SHIRT}|${LAPELS}|${NECK}|dM32 52l-7-4v8zm0 0 7-4v8z|sM32 11c8.5 0 11 8 10.5 17S38 48 32 48 22 37 21.5 28s2-17 10.5-17z|hM34 11c7 1 9 8 8.5 17S38 48 32 48c4-5 5-10 4.5-16S36 16 34 11z|kM22 30c-7 1-11-4-8-9-4-5 0-11 5-11 2-6 9-8 13-5 4-3 11-1 13 5 5 0 9 6 5 11 3 5-1 10-8 9 1-9-2-14-6-15h-8c-4 1-7 6-6 15z|${EYES}|lM23 24.5l6-.5m6-2q3-1.5 5.5.5|g@27 30 4.6@37.5 30 4.6|y@27 30 4.6@37.5 30 4.6M31.5 29.5q.5-1 1.5 0|${NOSE}|kM27 41q5-3.5 10 0l-1.5 1h-7zm1.5 3.5h7l-3.5 9z`,
  // a tower of hair with feathers in it, pearls, a glance down at you
  mrs_peacock: `vM42 22c2-11 9-17 19-18 1 10-5 17-17 21z|vM40 16c-1-8 2-13 8-15 4 5 3 12-4 17z|c@55.5 9.5 3.4@46 7.5 2.8|m@55.5 9.5 1.5@46 7.5 1.3|kM20 31c-5-8-4-16 0-19-1-7 5-11 12-11s13 4 12 11c4 3 5 11 0 19-1-8-5-11-12-11s-11 3-12 11z|yM20 13q12-6 24 0M25 5q7-3 14 0|${BUST}|${FAR}|cM22 45l10 6 10-6 3-6-6 5q-7 4-14 0l-6-5z|${NECK}|w@24 49.5 1.9@27.5 52 1.9@32 53 1.9@36.5 52 1.9@40 49.5 1.9|${FACE}|${SHADE}|lM24 31q3-2.5 5.5-.5m5 0q2.5-2 5.5.5|d@27 31 1.1@37 31 1.1|lM23.5 26q3-3.5 6-1.5m5 0q3-2 6 1.5|${NOSE}|rM29 40.5q3-2 6 0-3 2-6 0z|m@21 38 1.6@43 38 1.6|kM21 27c1-7 5-9 11-9s10 2 11 9q-4-6-11-6t-11 6z`,
  // a frilled cap, thirty years of candles, and the spoon that is left
  mrs_white: `dM6 64c1-14 12-16 19-19q7 5 14 0c7 3 18 5 19 19z|wM22 52h20l3 12H19z|${FAR}|cM22 46l10 6 10-6 4 4-14 9-14-9z|${NECK}|sM32 16c8 0 12 6 11.5 14S39 46 32 46s-11-8-11.5-16S24 16 32 16z|${SHADE}|kM20 31c0-9 5-11 12-11s12 2 12 11q-5-6-12-6t-12 6z|${EYES}|lM23.5 27H30m4 0h6.5|lM25 33.5q2 1 4 0m6 0q2 1 4 0|${NOSE}|lM28.5 41.5h7|cM17 24c-6-9 2-21 15-21s21 12 15 21c-2-3-5-3-6 0-2-3-5-3-6 0-1-3-5-3-6 0-1-3-4-3-6 0-1-3-4-3-6 0z|hM36 4c9 2 15 12 11 20-2-3-5-3-6 0 1-8-1-15-5-20z|lM19 18q13-6 26 0|iM53 34c5 0 5 10 1 10.5V64h-1.5V44.5c-4-.5-4-10.5 1-10.5z`,
};
const STRANGER = `${BUST}|${FAR}|${NECK}|dM32 12c9 0 13 8 12 18s-5 17-12 17-11-7-12-17 3-18 12-18z`;

/** Return the portrait of a suspect. */
export function suspect(id: string): TemplateResult {
  return picture(id, BUSTS[id] ?? STRANGER);
}
