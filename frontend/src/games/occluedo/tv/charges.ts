import { type OccluedoView, roleOf } from "../view";

/** Who accused whom of what, when, and whether that was right. */
export interface Charge {
  role: number;
  named: readonly number[];
  /** The round, as far as the log still knows it. */
  round: number | null;
  right: boolean;
}

/** Return all accusations of a game that is over, in their order. */
export function chargesIn(view: OccluedoView): Charge[] {
  const wrong = view.accusations.map(({ by, named }) => {
    const told = view.log.find((entry) => entry.accusation && roleOf(view, entry.by) === by);
    return { role: by, named, round: told?.round ?? null, right: false };
  });
  const { winner, crime, round, result } = view;
  if (result?.ended_by !== "played" || winner === null || crime === null) return wrong;
  return [...wrong, { role: winner, named: crime, round, right: true }];
}
