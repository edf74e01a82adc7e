import { humanise, type GameWords } from "../shared/games";
import { t } from "../shared/i18n";
import { Names } from "../shared/names";
import type { Json, SeatInfo, State } from "../shared/protocol";
import type { Step } from "./archive";

/** Tells the steps of a replay in words: what everyone heard, and of one's own deeds what they were. */
export class Told {
  private readonly names: Names;

  /** What a step names by its id alone is found in `view`, which stands behind the words. */
  constructor(
    seats: SeatInfo[],
    private readonly words: GameWords | null,
    private readonly seat: string | null,
    view: Json = null,
  ) {
    const state = { public: { seats, view }, private: { view: {} } };
    this.names = new Names(state as unknown as Pick<State, "public" | "private">, words);
  }

  /** Return what happened at a step, in sentences. */
  step(step: Step): string[] {
    const heard = step.events.flatMap(({ event, data }) => this.names.event(event, data) ?? []);
    const own = step.seat !== null && step.seat === this.seat ? this.deed(step) : null;
    if (own !== null) return [own, ...heard];
    return heard.length > 0 ? heard : [this.silent(step)];
  }

  /** Return who did it, where somebody did; whoever says "next" only leads the table. */
  who({ kind, seat }: Step): SeatInfo | undefined {
    return kind === "action" || kind === "leave" ? this.names.seat(seat) : undefined;
  }

  private deed({ seat, action }: Step): string | null {
    if (action === null) return null;
    const { type, ...chosen } = action;
    const said = Object.entries(chosen)
      .filter(([, value]) => value !== null)
      .map(([param, value]) => this.names.option(value, param));
    const deed = [this.names.action(type as string), said.join(", ")].filter(Boolean).join(": ");
    return t("panel.deed", { name: this.names.say(seat), deed });
  }

  /** Nobody heard of it; that it happened is in the record. */
  private silent({ kind, seat, action }: Step): string {
    if (seat !== null && action !== null) {
      const type = action.type as string;
      const deed = this.words?.actions[type]?.label ?? humanise(type);
      return t("panel.deed", { name: this.names.say(seat), deed });
    }
    switch (kind) {
      case "start":
        return t("panel.step_start");
      case "clock":
        return t("panel.step_clock");
      case "away":
        return t("panel.step_away");
      case "leave":
        return t("panel.step_leave", { name: this.names.say(seat) });
      case "end":
        return t("panel.step_end");
      default:
        return t("panel.step_next");
    }
  }
}
