import { viewsOf } from "../../shared/own-views";
import type { Store } from "../../shared/store";
import type { BoardView, CascadeView, LevelView, NoPrivateView } from "./shapes";

export type * from "./shapes";

export const { viewOf } = viewsOf<CascadeView, NoPrivateView>("cascade");

/** Return the board that a seat plays on; whoever only looks on sees the one that leads. */
export function boardOf(view: CascadeView, seat: string | undefined): BoardView | undefined {
  return view.boards.find(({ seats }) => seats.includes(seat ?? "")) ?? view.boards[0];
}

/** Return the level that a board shows. */
export function levelOf(view: CascadeView, { level }: BoardView): LevelView | undefined {
  return view.levels.find((one) => one.level === level);
}

/** Return whether this page's seat plays on this board, and still has levels before it. */
export function plays(store: Store, board: BoardView): boolean {
  const { me } = store;
  return me !== null && !me.watching && board.seats.includes(me.id) && !board.through;
}

/** Return which level of this game one is, counted from one. */
export function legOf({ course }: CascadeView, { level }: { level: number }): number {
  return course.findIndex((leg) => leg.level === level) + 1;
}
