import type { TemplateResult } from "lit";
import { picture } from "./drawing";

/** What lay about in the house; each has a shadow where the light lets go of it. */
const THINGS: Record<string, string | undefined> = {
  // lit, and one of a pair
  candlestick:
    "hM10 58q22-8 44 0-22 7-44 0z|g@32 14 17|g@32 14 10|w#28 22 8 15|h#33 22 3 15|mM32 4c4 6 5.5 8 5.5 12a5.5 5.5 0 0 1-11 0c0-4 1.5-6 5.5-12z|wM32 11c2 3 3 4.5 3 6.5a3 3 0 0 1-6 0c0-2 1-3.5 3-6.5z|mM23 37h18l-3 5h-4v3l3 2-3 3v3c6 1 10 2 12 5H18c2-3 6-4 12-5v-3l-3-2 3-4v-2h-4z|hM34 42h4l3-5h-6zm0 11c6 1 10 2 12 5H36z",
  // cleaner than anything else in the kitchen
  knife:
    "hM8 56q25-3 50-26Q42 58 8 56z|iM56 6c0 16-10 28-24 36l-6-6z|wM56 6 29 39l-3-3z|oM26 35l7 7-4 4-7-7z|dM22 39l6 6-13 14q-5 2-8-2t1-7z|m@20 46 1.3@15.5 50.5 1.3|yM40 9v6m-3-3h6m4 16v4m-2-2h4",
  // what the plumber left behind
  lead_pipe:
    "hM10 54h50l2 5q-28 4-54 0z|iM20 14h12v22q0 5 5 5h16v12H34q-14 0-14-14z|hM28 14h4v22q0 5 5 5h16v4H36q-8 0-8-8z|wM22 16h2.5v24q0 6 5 9Q22 47 22 39z|i#17 9 18 6#53 38 6 18|h#30 9 5 6#53 50 6 6|lM17 12h18m21 26v18",
  // it hung over the fireplace
  revolver:
    "hM6 54q26-6 52 0-26 6-52 0z|iM5 18h38q8 0 9 8l-3 4H33q-4 6-12 5l-2-7H5z|oM40 27h13c-1 8 2 17 7 24l-11 4c-6-7-9-14-9-28z|hM48 30c0 8 3 16 8 22l-7 3c-6-7-9-14-9-28z|d#5 21 14 4|d#23 17 14 13|i#24 19 12 2.5#24 23 12 2#24 26.5 12 1.5|lM24 34q1 8 8 7 6-1 6-9|wM6 18h36q4 0 6 2H6z|oM44 18l5-6 3 2-3 6z",
  // it held the curtain
  rope: "hM6 55q26-9 52 0-26 8-52 0z|oM30 10c14 0 24 8 24 18S44 46 30 46 6 38 6 28s10-18 24-18zm0 11c-8 0-13 3-13 7s5 7 13 7 13-3 13-7-5-7-13-7z|hM30 46c14 0 24-8 24-18 4 14-8 24-24 23S3 42 6 28c0 10 10 18 24 18z|lM30 14c11 0 19 6 19 14s-8 14-19 14-19-6-19-14 8-14 19-14zm0 3.5c9 0 15 4 15 10.5s-6 10.5-15 10.5-15-4-15-10.5 6-10.5 15-10.5z|lM10 18l6 5m2-11 4 6m6-8 1 7m10-6-2 7m11-2-5 5m10 3-7 3m7 7-7-3m1 9-5-4m-4 9-2-6m-9 7 1-7m-11 4 4-6M9 37l6-4|oM38 37l5-2 8 10-4 4z|lM42 36l2 6m3-2 1 6|mM45 48l6-5 4 3q3 8 1 14l-4-5-2 5-3-6z|rM45 48l6-5 2 1.5-7 5z",
  // too greasy for the parlour
  wrench:
    "hM8 56q26 2 48-18Q44 62 8 56z|rM8 52l26-27 6 6-27 26q-4 2-6-1t1-4z|hM13 57l27-26-3-3-26 27z|iM34 25l-4-6c-2-8 4-14 13-14l1 6q-6 0-6 5l9 9q5 0 5-6l6 1c0 9-6 15-14 13l-6-4z|hM47 25q5 0 5-6l6 1c0 9-6 15-14 13l-6-4 2-3z|dM33 21l9 9-2 2-9-9z|wM31 17c0-6 4-10 11-11v2q-8 1-9 10z",
};

/** Return the picture of a weapon. */
export function weapon(id: string): TemplateResult {
  return picture(id, THINGS[id] ?? "hM14 54q18-6 36 0-18 6-36 0z|o#28 8 8 44");
}
