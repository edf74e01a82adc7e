import { SHAPES } from "../art/shapes";

/** Hair behind the face, and hair over the forehead; hats sit on both. */
interface Hair {
  behind: string;
  before: string;
}

const STYLES: readonly Hair[] = [
  // short
  {
    behind: "M16 33c-3-14 5-20 16-20s19 6 16 20z",
    before:
      "M17.500 32c-1-10 5-15 14.500-15s15.500 5 14.500 15c-2-6-4-8.500-8-9.500c-6 2.500-13 1-15-.5c-3 2-5 5-6 10z",
  },
  // long
  {
    behind: "M14 56c-4-20-4-43 18-43s22 23 18 43z",
    before: "M17 34c-1-11 5-17 15-17s16 6 15 17c-2-7-7-11-13-13c-4 5-10 8-17 13z",
  },
  // curls
  {
    behind:
      "M14 40a5 5 0 0 1-1-8a5 5 0 0 1 2-8a6 6 0 0 1 6-8a7 7 0 0 1 11-3a7 7 0 0 1 11 3a6 6 0 0 1 6 8a5 5 0 0 1 2 8a5 5 0 0 1-1 8z",
    before:
      "M17 31a4 4 0 0 1 2-7a5 5 0 0 1 7-5a5 5 0 0 1 9 0a5 5 0 0 1 8 4a4 4 0 0 1 4 8c-1-3-3-5-5-5a4 4 0 0 1-6-2a4 4 0 0 1-7 0a4 4 0 0 1-6 2c-3 0-5 2-6 5z",
  },
  // bob with a fringe
  {
    behind: "M14 46c-3-22 3-33 18-33s21 11 18 33c-2 1-6 1-8 0H22c-2 1-6 1-8 0z",
    before: "M17 34c-2-12 4-17 15-17s17 5 15 17l-2-7c-8 2-18 2-26 0z",
  },
  // plaits
  {
    behind:
      "M16 33c-3-14 5-20 16-20s19 6 16 20zM14 36a4 4 0 0 1 0 7a4 4 0 0 1 0 7a4 4 0 0 1-3 7a4 4 0 0 1-2-7a4 4 0 0 1 0-7a4 4 0 0 1 5-7zM50 36a4 4 0 0 0 0 7a4 4 0 0 0 0 7a4 4 0 0 0 3 7a4 4 0 0 0 2-7a4 4 0 0 0 0-7a4 4 0 0 0-5-7z",
    before: "M17 34c-1-11 5-17 15-17s16 6 15 17c-2-8-8-12-15-14c-7 2-13 6-15 14z",
  },
];

/** Return how the hair grows at a seat with this sign: it needs no choosing. */
export function hairOf(sign: string): Hair {
  const at = Math.max(Object.keys(SHAPES).indexOf(sign), 0);
  return STYLES[at % STYLES.length] ?? { behind: "", before: "" };
}
