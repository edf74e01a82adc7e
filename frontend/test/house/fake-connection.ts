import type { HassConnection, HassError } from "../../src/house/hass";
import { unveil, veil } from "../../src/house/veil";

interface Command {
  type: string;
  [key: string]: unknown;
}

interface Subscription {
  command: Command;
  tell: (event: never) => void;
  ended: boolean;
}

/** Refuse as Home Assistant's library does: with what is no error. */
export function refuse(error: HassError): Promise<never> {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  return Promise.reject(error);
}

/** Home Assistant's connection, whose other end a test holds. */
export class FakeConnection implements HassConnection {
  connected = true;
  subscriptions: Subscription[] = [];
  /** What was said on lines, without its veil: as message and as text. */
  said: Command[] = [];
  told: Command[] = [];
  refusal: HassError | null = null;
  answer: (command: Command) => Promise<unknown> = () => Promise.resolve(null);
  private readonly listeners = {
    ready: new Set<() => void>(),
    disconnected: new Set<() => void>(),
  };

  subscribeMessage(tell: (event: never) => void, command: Command): Promise<() => Promise<void>> {
    if (!this.connected) return refuse(3);
    if (this.refusal !== null) return refuse(this.refusal);
    const subscription = { command, tell, ended: false };
    this.subscriptions.push(subscription);
    return Promise.resolve(() => {
      subscription.ended = true;
      return Promise.resolve();
    });
  }

  sendMessagePromise<Answer>(command: Command): Promise<Answer> {
    const text = unveil(command.message as string);
    const said = { ...command, message: JSON.parse(text) as unknown, text };
    this.said.push(said);
    return this.answer(said).then((answer) => veil(JSON.stringify(answer)) as Answer);
  }

  sendMessage(command: Command): void {
    this.told.push(command);
  }

  addEventListener(type: "ready" | "disconnected", listener: () => void): void {
    this.listeners[type].add(listener);
  }

  removeEventListener(type: "ready" | "disconnected", listener: () => void): void {
    this.listeners[type].delete(listener);
  }

  /** How many listen to the connection itself. */
  get listening(): number {
    return this.listeners.ready.size + this.listeners.disconnected.size;
  }

  lose(): void {
    this.connected = false;
    for (const listener of [...this.listeners.disconnected]) listener();
  }

  comeBack(): void {
    this.connected = true;
    for (const listener of [...this.listeners.ready]) listener();
  }

  /** The house says something on the last line. */
  say(message: object): void {
    this.tell(veil(JSON.stringify(message)));
  }

  /** The house tells something as it is. */
  tell(event: unknown): void {
    this.subscriptions.at(-1)!.tell(event as never);
  }
}
