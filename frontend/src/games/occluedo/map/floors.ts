import type { Room } from "../cards";

/** What a floor is laid with. */
export type Floor = "boards" | "tiles" | "carpet";

const FERN = "l3-9l3 9l9-3l-6 7l6 7l-9-3l-3 9l-3-9l-9 3l6-7l-6-7z";

/**
 * The rooms from above: what their floors are laid with, and what stands about in them.
 *
 * Drawings are 106 wide and 71 high; paints are those of the cards.
 */
export const FLOORS: Record<Room, readonly [Floor, string]> = {
  lounge: [
    "carpet",
    "o#4 8 9 52|r#5 10 7 5#5 30 7 4#5 47 7 4|m#5 17 7 4#5 40 7 3|w#5 24 7 3#5 54 7 3|q#30 20 50 36|c#82 22 20 24#22 22 16 22|h#96 22 6 24#22 22 5 22|o@94 56 6|g@94 56 4|m@94 56 1.5",
  ],
  dining_room: [
    "boards",
    "d#26 14 9 7#48 14 9 7#70 14 9 7#26 52 9 7#48 52 9 7#70 52 9 7|o#18 20 70 33|c#21 23 64 27|w@30 28 3@52 28 3@74 28 3@30 45 3@52 45 3@74 45 3|g@40 36 5@64 36 5|m@40 36 1.5@64 36 1.5|r@92 30 2",
  ],
  kitchen: [
    "tiles",
    "i#58 3 44 10|d@68 8 3@78 8 3|w#86 5 12 6|d#92 20 12 34|g@92 37 14|r#94 26 8 22|m#96 31 4 12|o#8 36 26 22|w@16 44 4|vM24 42l6-2-1 7z|m@27 52 2",
  ],
  ballroom: [
    "boards",
    "yM53 8l34 28-34 28-34-28zm0 12 20 16-20 16-20-16z|i#3 12 3 48|dM76 6h17q9 0 8 10-1 9-9 8-3-1-4 3H76z|w#74 7 4 19|g@53 36 9|m@53 36 2",
  ],
  conservatory: [
    "tiles",
    `i#42 28 22 16|lM46 32h14m-14 4h14m-14 4h14|vM88 12${FERN}|vM84 46${FERN}|vM10 48${FERN}|o@91 19 3@87 53 3@13 55 3|m@28 30 1.5`,
  ],
  billiard_room: [
    "carpet",
    "o#20 14 66 42|v#24 18 58 34|d@24 18 3@82 18 3@24 52 3@82 52 3@53 17 2.6@53 53 2.6|w@36 35 2.2|r@62 30 2.2|m@68 40 2.2@74 26 2.2|yM8 62l24-23|o#92 8 4 30#98 8 4 30",
  ],
  library: [
    "carpet",
    "o#4 3 98 9#4 12 9 46#93 12 9 46|r#8 5 6 6#34 5 5 6#70 5 6 6#5 24 7 5#94 40 7 5|m#18 5 4 6#52 5 5 6#88 5 4 6#5 40 7 4#94 20 7 5|w#26 5 3 6#60 5 4 6#5 33 7 3#94 30 7 4|v#42 5 5 6#80 5 4 6#5 50 7 5#94 50 7 5|o#40 26 26 22|w#45 31 8 9#54 31 7 9|g@60 44 4|m@60 44 1.5",
  ],
  study: [
    "boards",
    "q#16 18 58 38|o#10 24 38 22|w#22 28 12 9|lM24 30h8m-8 3h8|d@40 31 2.5|d#24 48 12 8|g@15 30 5|m@15 30 1.5|v@90 48 8|o#82 47 16 2|b#96 20 8 16|yM96 28h8",
  ],
  hall: [
    "tiles",
    "o#78 6 24 50|lM78 12h24m-24 6h24m-24 6h24m-24 6h24m-24 6h24m-24 6h24m-24 6h24|r#84 6 12 50|o#4 10 10 16|w@9 18 3.5|i@10 52 6|r@8 50 2|v@12 54 2|c@46 36 20|m@46 36 15|c@46 36 13",
  ],
};

/** Where the secret passages run: along the corridors, and round whoever has just arrived. */
export const TUNNELS = [
  "M108 17q12 0 12 14v36q0 13-9 18q-10 11-3 30q12 8 12 20q0 8 10 10",
  "M252 17q-12 0-12 14v36q0 13 9 18q10 11 3 30q-12 8-12 20v50q0 13 9 18q10 11 3 30q-4 12-26 19",
];
