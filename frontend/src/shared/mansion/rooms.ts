import type { TemplateResult } from "lit";
import { picture } from "./drawing";

/** What every room begins with: the wall, and the floor before it. */
export const WALL = "p#0 0 64 64|q#0 44 64 20|h#0 43 64 2";
/** A candle with its flame, at the tip of whatever holds it. */
export const candle = (x: number, y: number): string =>
  `g@${x} ${y - 6} 8|w#${x - 1} ${y - 4} 2 5|yM${x} ${y - 8}v3`;

/** A row of books, on a shelf at this height; their backs are all different, and always the same. */
const books = (x: number, y: number, width: number): string =>
  Array.from({ length: width / 3 }, (_, at) => {
    const height = 7 + ((at * y) % 3);
    return `|${"rcvwmrdc"[(at * 3 + y) % 8]}#${x + at * 3} ${y - height} 2.5 ${height}`;
  }).join("");

/** The rooms as one sees them from the door, each with what it is known for. */
const ROOMS: Record<string, string | undefined> = {
  // deep chairs, and a bookcase with a draught behind it
  lounge: `${WALL}|o#38 4 26 40|d#40 7 22 10#40 19 22 10#40 31 22 12${books(41, 17, 20)}${books(42, 29, 18)}${books(41, 43, 20)}|qM0 54q32-8 64 0v10H0z|cM6 24q0-10 12-10t12 10v22H6z|hM22 14q8 1 8 10v22h-8z|cM1 38q0-5 5-5 4 0 4 5v20H1zm25 0q0-5 5-5 4 0 4 5v20h-9z|h#1 50 34 8#26 40 9 18|cM9 41q9-4 18 0v9H9z|gM8 24q0-8 9-8-6 3-6 9v12H8z|o#44 46 14 2.5#50 48 2.5 12#46 60 10 2|${candle(51, 45)}`,
  // set for twelve; one glass has been moved
  dining_room: `${WALL}|m#18 4 28 20|h#20 6 24 16|vM22 20q10-12 20 0z|cM2 40q30-9 60 0l2 12Q32 62 0 52z|wM2 40q30-9 60 0-30 9-60 0z|i@12 40 3@24 37.5 3@40 37.5 3@52 40 3@32 42.5 3|${candle(32, 34)}|${candle(26, 35)}|${candle(38, 35)}|iM56 44h6q0 6-2.5 6v5h2v1.5H56V55h2v-5q-2 0-2-6z|rM56.5 46h5q-.5 3.5-2.5 3.5T56.5 46z`,
  // the fire never goes out here
  kitchen: `${WALL}|lM0 9h64M0 18h64M0 27h64M0 36h64M10 0v9m20-9v9m24-9v9M20 9v9m24-9v9m-34 0v9m44-9v9|hM12 50V26q20-16 40 0v24z|oM8 50V26q24-22 48 0v24h-6V28q-18-16-36 0v22z|g@32 42 13|rM20 50c0-8 5-9 6-16 5 4 4 7 5 9 2-3 3-6 3-11 5 5 10 10 10 18z|mM25 50c0-5 3-6 4-10 3 3 3 5 4 6 1-1 2-3 2-6 3 3 4 6 4 10z|d#24 20 16 2#31 22 2 5|dM25 27h14q1 9-7 9t-7-9z|d#18 50 28 3|i@56 10 4@6 12 3|lM56 2v5M6 5v5`,
  // the mirrors have seen every waltz
  ballroom: `${WALL}|mM4 44V18q8-12 16 0v26zm40 0V18q8-12 16 0v26z|iM6 44V19q6-9 12 0v25zm40 0V19q6-9 12 0v25z|wM7 40l8-23 2 2-9 24zm40 0 8-23 2 2-9 24z|lM32 0v10|mM20 16q12 9 24 0l-2 6q-10 6-20 0z#30 8 4 12|${candle(21, 15)}|${candle(32, 12)}|${candle(43, 15)}|lM0 64l22-20m-2 20 6-20m18 20-6-20m26 20-22-20M0 52h64|g@32 54 9`,
  // ferns, fog on the panes, and a slab that sounds hollow
  conservatory: `${WALL}|b#4 0 56 40|g@44 12 6|w@44 12 3.5|yM4 14h56M4 28h56M18 0v40M32 0v40M46 0v40M4 0v40h56V0|gM4 30q14-8 28 0t28-2v12H4z|hM22 50h22l4 9H18z|iM23 49h20l4 8H19z|lM25 51h16m-19 4h22|vM10 52C8 38 2 32-2 32c6-3 12 2 13 10 0-10 4-16 12-18-5 5-8 14-9 28z|vM52 52c0-13-3-19-9-22 8 0 11 6 11 12 1-9 5-13 12-13-6 4-9 12-10 23z|oM6 50h13l-2 12H8zm40 0h13l-2 12h-9z`,
  // somebody was winning
  billiard_room: `${WALL}|o#6 6 3 30#11 6 3 30#4 20 12 3|d#32 0 2 12|mM20 18l6-8h14l6 8z|gM21 18h24l11 22H8z|oM6 38h52l4 12H2z|vM9 38h46l3 8H6z|hM9 38h46l.5 1.5h-47z|d#8 50 5 13#51 50 5 13|d@9 39 1.6@55 39 1.6@32 38 1.5@7 46.5 2@57 46.5 2@32 47 1.7|w@22 42 1.9|r@38 41 1.9|m@44 43.5 1.9|yM8 60l14-15`,
  // nine thousand books, and one of them upside down
  library: `${WALL}|o#4 2 56 46|d#7 5 50 11#7 19 50 11#7 33 50 12${books(8, 16, 48)}${books(9, 30, 46)}${books(8, 45, 48)}|w#39 34 4 11|r#39 41 4 2.5|mM15 64l6-60h1.5l-6 60zm9 0 6-60h1.5l-6 60z#17 54 8 1.5#18.5 40 8 1.5#20 26 8 1.5#21 12 8 1.5`,
  // the ink is still wet
  study: `${WALL}|b#6 4 20 28|y#6 4 20 28M16 4v28M6 18h20|cM2 2h5q2 16-3 32H1zm28 0h-5q-2 16 3 32h3z|h#8 44 54 2|oM6 40h54l3 6H3z|o#8 46 12 16#46 46 12 16|h#10 49 8 5#10 56 8 5#48 49 8 5#48 56 8 5|wM24 37l16-1 4 5-19 1z|lM28 38.5h9M28 40h11|dM46 34h6l1 6h-8z|wM49 35c1-10 5-17 12-21 0 9-4 16-10.5 21z|lM48.5 37q3-12 10-20|d@38 39 1|${candle(15, 38)}|m#12 38 6 2`,
  // the clock strikes, the umbrellas drip
  hall: `${WALL}|iM6 46h12l-5 6H0zm24 0h10l1 6H27zm22 0h10l7 6H54zm-38 6h13l-2 6H8zm27 0h13l4 6H42zM8 58H-2v6h5zm17 0h17l1 6H23zm33 0h8v6h-6z|oM13 10q9-12 18 0v36H13z#11 44 22 4|w@22 12 6|lM22 8v4l3 2|d#17 22 10 20|yM22 22v12|m@22 36 3|o#38 0 24 46|h#41 4 8 18#52 4 8 18#41 26 8 18#52 26 8 18|m@50.5 25 1.5|iM54 42h9l-1 16h-7z|vM55 26h2l2 18h-4z|rM59 24l3 1-2 19h-3z|lM56 26q-3-4-5 0m10-1q3-4 3 2|b@57 61 1.2@60 62 1`,
};

/** Return the picture of a room. */
export function room(id: string): TemplateResult {
  return picture(id, ROOMS[id] ?? `${WALL}|dM24 44V20h16v24z`);
}
