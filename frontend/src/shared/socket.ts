import { newId } from "./ids";
import { HEARTBEAT_SECONDS } from "./protocol";
import type {
  Answer,
  ClientMessage,
  Farewell,
  GameAction,
  Happening,
  Join,
  Knock,
  Reclaim,
  Refusal,
  Resume,
  ServerMessage,
  Update,
  Watch,
  Welcome,
} from "./protocol";
import type { Wire } from "./wire";

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 10_000;
const ANSWER_MS = 8000;
const WAKING_ANSWER_MS = 3000;
/** More than the answers that the table keeps for a seat could not be told apart. */
const MOST_WAITING = 32;
/** A vote is as long as a guess: whoever listens on the way learns nothing from a length. */
const REQUEST_BYTES = 256;

export type Status = "connecting" | "online" | "offline";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** How a page comes in; said again after every reconnect. */
export type Entry = WithoutId<Join | Knock | Reclaim | Resume | Watch>;
export type Request = WithoutId<Exclude<ClientMessage, { type: Entry["type"] | "hello" }>>;
export type Action = WithoutId<GameAction>;

/** What a page does about what it hears. */
export interface Listener {
  status(status: Status): void;
  welcome(welcome: Welcome): void;
  state(update: Update): void;
  happened(event: Happening): void;
  /** The entry was refused; nothing is tried again until the page enters anew. */
  refused(refusal: Refusal): void;
  gone(reason: Farewell): void;
  /** The server has other pages than this one. */
  outdated(build: string): void;
}

/** A message was refused by the server. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly details: Refusal["details"] = {},
  ) {
    super(code);
  }
}

/** The page hung up before it was answered. */
export class HungUpError extends Error {}

/** Return whether a page that was sent away stays away until a person does something. */
export function isForGood(reason: Farewell): boolean {
  return reason === "replaced" || reason === "removed" || reason === "new_code";
}

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: RefusedError | HungUpError) => void;
}

/** One table's line to the house: it comes back by itself and loses no message. */
export class TableSocket {
  private socket: Wire | null = null;
  private entry: { id: string; text: string } | null = null;
  private hello = "";
  private entered = false;
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  /** The server's build, where it is another one and clicks have to be answered first. */
  private newer = "";

  constructor(
    private readonly dial: () => Wire,
    private readonly build: string,
    private readonly listener: Listener,
  ) {}

  /** Come in like this from now on; an open line is closed and another one opened.
   *
   * A user's line leads to the table by itself: without an entry nothing is asked for. */
  enter(entry?: Entry): void {
    const id = newId();
    this.entry = { id, text: entry === undefined ? "" : JSON.stringify({ ...entry, id }) };
    this.retries = 0;
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("pageshow", this.wake);
    this.connect();
  }

  /** Come back like this after the line breaks; an open line stays. */
  remain(entry: Entry): void {
    const id = newId();
    this.entry = { id, text: JSON.stringify({ ...entry, id }) };
  }

  /** Send a message and return its answer; it waits while the line is down, and is sent again. */
  request(message: Request | Action): Promise<Answer> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new RefusedError("busy"));
    const id = newId();
    const text = JSON.stringify({ ...message, id }).padEnd(REQUEST_BYTES);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.entered) this.socket?.send(text);
    });
  }

  /** Hang up and stay away. */
  close(): void {
    this.entry = null;
    this.hangUp();
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("pageshow", this.wake);
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of unanswered) reject(new HungUpError());
    this.tellIfOutdated();
  }

  private connect(): void {
    this.hangUp();
    this.listener.status("connecting");
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => {
      this.hello = newId();
      socket.send(JSON.stringify({ type: "hello", id: this.hello, build: this.build }));
    };
    socket.onmessage = ({ data }: MessageEvent<string | ServerMessage>) => {
      this.hear(typeof data === "string" ? (JSON.parse(data) as ServerMessage) : data);
    };
    socket.onclose = () => this.lost();
    this.expectAnswer(ANSWER_MS);
  }

  private hangUp(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.patience);
    clearInterval(this.pingTimer);
    this.retryTimer = this.patience = this.pingTimer = undefined;
    this.entered = false;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.hangUp();
    this.listener.status("offline");
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.retries, LONGEST_RETRY_MS);
    this.retries += 1;
    this.retryTimer = setTimeout(() => this.connect(), delay);
  }

  private hear(message: ServerMessage): void {
    this.stopExpecting();
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "state":
        return this.listener.state(message);
      case "event":
        return this.listener.happened(message);
      case "gone":
        return this.sentAway(message.reason);
      case "result":
        return message.id === this.hello ? this.greeted(message) : this.answered(message);
      case "error":
        return this.refused(message);
    }
  }

  private greeted(answer: Answer): void {
    this.hello = "";
    const { build } = answer;
    this.newer = typeof build === "string" && build !== this.build ? build : "";
    this.tellIfOutdated();
    if (this.entry?.text) this.socket?.send(this.entry.text);
    this.pingTimer = setInterval(() => this.ping(ANSWER_MS), HEARTBEAT_SECONDS * 1000);
  }

  private welcomed(welcome: Welcome): void {
    this.retries = 0;
    this.entered = true;
    this.listener.status("online");
    this.listener.welcome(welcome);
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private answered(answer: Answer): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
    this.tellIfOutdated();
  }

  /** A page that is loaded anew forgets what was clicked, so that is answered first. */
  private tellIfOutdated(): void {
    const { newer } = this;
    if (newer === "" || this.waiting.size > 0) return;
    this.newer = "";
    this.listener.outdated(newer);
  }

  private refused(refusal: Refusal): void {
    const { id, code, details } = refusal;
    // A page that may not come in is told so before it has asked for anything.
    const atDoor = id === null && !this.entered;
    if (atDoor || id === this.hello || id === this.entry?.id) {
      // The table is being loaded: it will be there in a moment.
      if (code === "busy") return this.lost();
      this.close();
      this.listener.refused(refusal);
    } else if (id !== null) {
      this.waiting.get(id)?.reject(new RefusedError(code, details));
      this.waiting.delete(id);
      this.tellIfOutdated();
    }
  }

  private sentAway(reason: Farewell): void {
    if (isForGood(reason)) this.close();
    this.listener.gone(reason);
  }

  private ping(patience: number): void {
    this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
    this.expectAnswer(patience);
  }

  /** Anything heard counts: a line that says nothing for this long is dead, whatever it claims. */
  private expectAnswer(patience: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), patience);
  }

  private stopExpecting(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "hidden" || this.entry === null) return;
    if (this.retryTimer !== undefined) this.connect();
    else if (this.pingTimer !== undefined) this.ping(WAKING_ANSWER_MS);
  };
}
