import type { ServerMessage, Welcome } from "../shared/protocol";
import { OtherWire, type Wire } from "../shared/wire";
import type { Frame } from "./archive";

/** Shows a replay on one of Parlor's own pages: it stands for the table, and takes nothing. */
export class Screening {
  private wire: ReplayWire | null = null;
  private shown: { step: number; frame: Frame } | null = null;
  private matches = 0;

  constructor(private readonly welcome: Omit<Welcome, "type" | "id">) {}

  /** Return a line for the page; where it was loaded anew, it is told again where the game stands. */
  dial(): Wire {
    this.wire = new ReplayWire(() => this.greeting());
    return this.wire;
  }

  /** Show a step; the one after what is shown as it happened, any other as it stood. */
  show(step: number, frame: Frame): void {
    const follows = this.shown !== null && this.shown.step === step - 1;
    if (!follows) this.matches += 1;
    this.shown = { step, frame };
    const state = this.stateOf(frame);
    // Another match begins with new screens and another story, so that nothing is left of later.
    this.wire?.tell(follows ? [...frame.events, state] : [state, ...frame.events]);
  }

  private greeting(): ServerMessage[] {
    const welcome: Welcome = { type: "welcome", id: "", ...this.welcome };
    if (this.shown === null) return [welcome];
    const { frame } = this.shown;
    return [welcome, this.stateOf(frame), ...frame.events];
  }

  /** Nothing can be done any more: no offers, no powers, no clock. */
  private stateOf({ state }: Frame): ServerMessage {
    return {
      ...state,
      offers: [],
      remaining: null,
      private: { ...state.private, host: false, powers: false, stand_in: false, asked: [] },
      public: { ...state.public, match: -this.matches, clock: null, next: null, start: null },
    };
  }
}

/** A line that leads to no table. */
class ReplayWire extends OtherWire {
  private greeted = false;
  private closed = false;

  constructor(private readonly greeting: () => ServerMessage[]) {
    super();
    queueMicrotask(() => {
      if (!this.closed) this.opened();
    });
  }

  send(text: string): void {
    const { type, id, build } = JSON.parse(text) as Record<"type" | "id" | "build", string>;
    if (type === "hello") {
      this.heard({ type: "result", id, build });
      this.greeted = true;
      this.tell(this.greeting());
    } else if (type === "ping") this.heard({ type: "result", id });
    else this.heard({ type: "error", id, code: "replay" });
  }

  tell(messages: ServerMessage[]): void {
    if (!this.greeted || this.closed) return;
    for (const message of messages) this.heard(message);
  }

  close(): void {
    this.closed = true;
  }
}
