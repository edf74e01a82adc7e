import type { ServerMessage } from "../src/shared/protocol";

interface Sent {
  type: string;
  id: string;
  [key: string]: unknown;
}

/** A WebSocket that a test holds the other end of. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  texts: string[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.made[FakeSocket.made.length - 1];
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }

  static forget(): void {
    FakeSocket.made = [];
  }

  send(text: string): void {
    this.texts.push(text);
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server answers hello. */
  greet(build = "b1"): void {
    this.onopen?.();
    this.say({ type: "result", id: this.lastSent("hello").id, build });
  }

  /** The line breaks. */
  break(): void {
    this.onclose?.();
  }

  lastSent(type: string): Sent {
    const found = this.sent.filter((message) => message.type === type);
    const last = found[found.length - 1];
    if (last === undefined) throw new Error(`no ${type} was sent`);
    return last;
  }

  types(): string[] {
    return this.sent.map((message) => message.type);
  }
}
