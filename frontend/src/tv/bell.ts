import { chime } from "../shared/sound";
import type { Store } from "../shared/store";

const LAST_SECONDS = 5;

/** The sounds of the room: someone sits down, a phase begins, the clock runs out, the end. */
export class Bell {
  private seats = 0;
  private phase = "";
  private stage = "";
  private ticked = 0;

  constructor(private readonly store: Store) {
    store.watch(() => this.listen());
    setInterval(() => this.tick(), 200);
  }

  private listen(): void {
    if (this.store.now === null) return;
    const { seats, stage, view } = this.store.now.public;
    const phase = view?.phase ?? "";
    if (stage === "over" && this.stage === "playing") chime("end");
    else if (stage === "playing" && phase !== this.phase) chime("reveal");
    else if (stage === "lobby" && seats.length > this.seats) chime("join");
    this.seats = seats.length;
    this.phase = phase;
    this.stage = stage;
  }

  private tick(): void {
    const running = this.store.now?.public.clock?.running === true;
    const seconds = Math.ceil((this.store.remaining() ?? 0) / 1000);
    if (running && seconds !== this.ticked && seconds > 0 && seconds <= LAST_SECONDS) chime("tick");
    this.ticked = seconds;
  }
}
