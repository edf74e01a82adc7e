import type { EveningInfo, Public } from "./protocol";

/** Return what the evening has come to, once more than one game was played. */
export function eveningOf({ evening }: Public): EveningInfo | null {
  return evening !== null && evening.games.length > 1 ? evening : null;
}
