import { announce } from "../shared/announce";
import { t } from "../shared/i18n";
import { chime, vibrate } from "../shared/sound";
import type { Store } from "../shared/store";

/** Rings when it is my turn, and when the game is over. */
export class TurnBell {
  private mine = false;
  private stage = "";
  private phase = "";

  constructor(private readonly store: Store) {
    store.watch(() => this.listen());
  }

  private listen(): void {
    const { now, me, names } = this.store;
    if (now === null || names === null) return;
    const { stage, view } = now.public;
    const mine = stage === "playing" && (view?.waiting_for.includes(me?.id ?? "") ?? false);
    const phase = view?.phase ?? "";
    if (stage === "over" && this.stage === "playing") this.ring("end", t("over.title"));
    else if (mine && !this.mine) this.ring("turn", `${names.phase(phase)}. ${t("game.your_turn")}`);
    else if (stage === "playing" && phase !== this.phase) announce(names.phase(phase));
    this.mine = mine;
    this.stage = stage;
    this.phase = phase;
  }

  private ring(name: "turn" | "end", text: string): void {
    chime(name);
    vibrate();
    announce(text);
  }
}
