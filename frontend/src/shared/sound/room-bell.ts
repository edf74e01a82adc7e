import { hush } from "../announce";
import type { Public } from "../protocol";
import { isOn } from "../settings";
import type { Store } from "../store";
import { type Moment, play } from "./sound";

/** Which of a game's public events and phases have a voice: `games/<id>/sounds.json`. */
interface Sounds {
  events: Record<string, Moment | undefined>;
  phases: Record<string, Moment | undefined>;
}

const files = import.meta.glob<Sounds>("../../games/*/sounds.json", { import: "default" });
const SILENT: Sounds = { events: {}, phases: {} };
const LAST_SECONDS = 5;

/** The sounds of the room. What is heard follows from what everyone may see, and from nothing else. */
export class RoomBell {
  /** Ring no more. */
  readonly stop: () => void;
  private before: Public | null = null;
  private heard = 0;
  private ticked = 0;
  private sounds = SILENT;
  private game = "";

  constructor(private readonly store: Store) {
    const stop = store.watch(() => this.listen());
    const timer = setInterval(() => this.tick(), 200);
    this.stop = () => {
      stop();
      clearInterval(timer);
    };
  }

  private listen(): void {
    const now = this.store.now?.public;
    if (now === undefined) return;
    void this.learn(now.game);
    for (const { id, event } of this.store.story) {
      const moment = id > this.heard ? this.sounds.events[event.event] : undefined;
      if (moment !== undefined) void play(moment);
      this.heard = Math.max(this.heard, id);
    }
    const moment = this.before === null ? null : this.momentOf(this.before, now);
    if (moment !== null) void play(moment);
    if (this.before?.stage === "over" && now.stage !== "over") hush();
    this.before = now;
  }

  private momentOf(before: Public, { stage, seats, view, result }: Public): Moment | null {
    if (stage === "over" && before.stage === "playing") {
      return result?.together === false ? "loss" : "win";
    }
    if (stage === "lobby") return seats.length > before.seats.length ? "join" : null;
    if (view === null || view.phase === before.view?.phase) return null;
    // A game without sounds of its own has at least its phases.
    return this.sounds === SILENT ? "turn" : (this.sounds.phases[view.phase] ?? null);
  }

  private async learn(game: string): Promise<void> {
    if (game === this.game || !isOn("sound")) return;
    this.game = game;
    this.sounds = SILENT;
    const sounds = await files[`../../games/${game}/sounds.json`]?.();
    if (sounds !== undefined && this.game === game) this.sounds = sounds;
  }

  private tick(): void {
    const running = this.store.now?.public.clock?.running === true;
    const seconds = Math.ceil((this.store.remaining() ?? 0) / 1000);
    const last = running && seconds > 0 && seconds <= LAST_SECONDS;
    if (last && seconds !== this.ticked) void play("tick");
    this.ticked = seconds;
  }
}
