/** Begins the fragment of a page that gets its line from the page around it; no code begins so.
 *
 * It is also what both say when they meet. */
export const FRAMED = "~";

/** Ends the fragment of a page that shows a game which is over: nothing is secret there any more. */
export const REPLAYED = "replay";

/** What the page around shows, and in which language. */
export interface Surroundings {
  language: string;
  dark: boolean;
}

/** What the page says: the number of its line, and what happens to it or is said on it. */
export type FromPage = [dialled: number, said: string];

/** What the page hears: of its line, or of what is around it. */
export type ToPage = [dialled: number, heard: object | string] | Surroundings;
