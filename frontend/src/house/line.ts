import type { ServerMessage } from "../shared/protocol";
import { OtherWire } from "../shared/wire";
import type { HassConnection, HassError } from "./hass";
import { unveil, veil } from "./veil";

/** As what a user opens a line: to lead the table, to play at it, or to watch it. */
export type LineKind = "house" | "seat" | "tv";

/** The house sends only so much ahead; to tell it so often is enough. */
const READ_AT_ONCE = 4;
/** What a page is told where Home Assistant refuses the line; after anything else it tries again. */
const REFUSED: Record<string, ServerMessage | undefined> = {
  not_found: { type: "gone", reason: "shut" },
  unauthorized: { type: "error", id: null, code: "not_allowed" },
};

function read(veiled: string): ServerMessage {
  return JSON.parse(unveil(veiled)) as ServerMessage;
}

/** A line over Home Assistant's own connection; like a socket, it ends and another one is opened. */
export class Line extends OtherWire {
  private number: number | null = null;
  private read = 0;
  private told = 0;
  private over = false;
  private unsubscribe: (() => Promise<void>) | null = null;

  constructor(
    private readonly connection: HassConnection,
    private readonly entryId: string,
    private readonly as: LineKind,
  ) {
    super();
    connection.addEventListener("disconnected", this.lost);
    void this.subscribe();
  }

  send(text: string): void {
    // With what fills it up: a vote is as long as a guess.
    const command = { type: "parlor/send", line: this.number, message: veil(text) };
    this.connection
      .sendMessagePromise<string>(command)
      .then((answer) => this.hear(read(answer)))
      .catch(this.lost);
  }

  close(): void {
    this.over = true;
    this.connection.removeEventListener("disconnected", this.lost);
    this.connection.removeEventListener("ready", this.resubscribe);
    // Where the connection is lost, so is the line.
    this.unsubscribe?.().catch(() => undefined);
    this.unsubscribe = null;
  }

  private async subscribe(): Promise<void> {
    const command = { type: "parlor/subscribe", entry_id: this.entryId, as: this.as };
    try {
      this.unsubscribe = await this.connection.subscribeMessage(
        (veiled: string) => this.follow(read(veiled)),
        command,
        { resubscribe: false },
      );
      if (this.over) this.close();
    } catch (error) {
      this.refused(error as HassError);
    }
  }

  /** The house is away: its connection comes back by itself, and the line with it. */
  private readonly resubscribe = (): void => {
    this.connection.removeEventListener("ready", this.resubscribe);
    void this.subscribe();
  };

  private refused(error: HassError): void {
    if (this.over) return;
    if (typeof error === "number") {
      this.connection.addEventListener("ready", this.resubscribe);
      return;
    }
    const told = REFUSED[error.code];
    if (told !== undefined) this.hear(told);
    this.lost();
  }

  private follow(message: ServerMessage): void {
    if (this.over) return;
    if (message.type === "welcome") this.welcomed(message.line ?? null);
    this.read += 1;
    if (this.number !== null && this.read - this.told >= READ_AT_ONCE) this.tellRead(this.number);
    this.hear(message);
    // The house says nothing more, and hears nothing either.
    if (message.type === "gone") this.lost();
  }

  private welcomed(number: number | null): void {
    const first = this.number === null;
    this.number = number;
    if (first) this.opened();
  }

  private tellRead(line: number): void {
    this.told = this.read;
    this.connection.sendMessage({ type: "parlor/heard", line, heard: this.read });
  }

  private hear(message: ServerMessage): void {
    if (!this.over) this.heard(message);
  }

  private readonly lost = (): void => {
    if (this.over) return;
    this.close();
    this.ended();
  };
}
