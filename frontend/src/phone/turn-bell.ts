import { announce } from "../shared/announce";
import { t } from "../shared/i18n";
import { play, vibrate } from "../shared/sound/sound";
import type { Store } from "../shared/store";

/** Rings when it is my turn, as everyone can see whose it is, and says what has come. */
export class TurnBell {
  /** Ring no more. */
  readonly stop: () => void;
  private mine = false;
  private stage = "";
  private phase = "";

  constructor(private readonly store: Store) {
    this.stop = store.watch(() => this.listen());
  }

  private listen(): void {
    const { now, me, names } = this.store;
    if (now === null || names === null) return;
    const { stage, view } = now.public;
    const mine = stage === "playing" && (view?.waiting_for.includes(me?.id ?? "") ?? false);
    const phase = view?.phase ?? "";
    if (stage === "over" && this.stage === "playing") this.say(t("over.title"));
    else if (mine && !this.mine) this.ring(`${names.phase(phase)}. ${t("game.your_turn")}`);
    else if (stage === "playing" && phase !== this.phase) announce(names.phase(phase));
    this.mine = mine;
    this.stage = stage;
    this.phase = phase;
  }

  private ring(text: string): void {
    void play("turn");
    this.say(text);
  }

  private say(text: string): void {
    vibrate();
    announce(text);
  }
}
