import type { Store } from "../../shared/store";
import type { Touch } from "./board";
import { layoutOf, tileAt } from "./model";
import type { BoardView, LevelView } from "./view";

/** For so long it is seen who has tapped. */
const TOUCH_MS = 950;

/** Follows who taps where, for as long as that is worth a look. */
export class Touches {
  all: readonly Touch[] = [];
  private heard = 0;

  constructor(private readonly changed: () => void) {}

  /** Hear of new taps on this board by others than me: what one feels needs no mark. */
  listen(store: Store, level: LevelView, { seats }: BoardView, me: string | undefined): void {
    const layout = layoutOf(level);
    for (const { id, event } of store.story) {
      if (id <= this.heard || event.event !== "tapped") continue;
      this.heard = id;
      const { seat, x, y } = event.data;
      const tile = tileAt(layout, Number(x), Number(y));
      if (tile === null || typeof seat !== "string" || seat === me) continue;
      if (seats.includes(seat)) this.add({ id, seat, tile });
    }
  }

  private add(touch: Touch): void {
    this.all = [...this.all, touch];
    setTimeout(() => {
      this.all = this.all.filter((one) => one !== touch);
      this.changed();
    }, TOUCH_MS);
  }
}
