/** What carries messages to the table and back: a socket, or whatever stands for one. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  /** What is said comes as text, or as the message that the text stands for. */
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A wire without a socket: whoever extends it says what it does. */
export abstract class OtherWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  abstract send(text: string): void;
  abstract close(): void;

  protected opened(): void {
    this.onopen?.(new Event("open"));
  }

  protected heard(data: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  protected ended(): void {
    // Not every engine has the event's own class, and nobody looks at it.
    this.onclose?.(new Event("close") as CloseEvent);
  }
}
