import type { GameWords } from "./games";
import { fill, lookUp, t, type Values } from "./i18n";
import { Names } from "./names";
import type {
  Answer,
  Farewell,
  GameInfo,
  Happening,
  Json,
  Public,
  Refusal,
  SeatInfo,
  State,
  Update,
  Welcome,
} from "./protocol";
import {
  type Entry,
  HungUpError,
  isForGood,
  type Listener,
  RefusedError,
  type Request,
  type Status,
} from "./socket";
import type { TableSocket } from "./socket";
import { Taps } from "./taps";
import { Vocabulary } from "./vocabulary";

const STORY_LENGTH = 12;
const NOTICE_MS = 6000;

/** What was told to the person in passing. */
export interface Notice {
  id: number;
  text: string;
}

/** Why the table did not let this page in, or refused what it asked for. */
export interface Problem {
  code: string;
  details: Record<string, boolean | number | string>;
}

/** All that a page knows of its table; elements draw it and nothing else. */
export class Store implements Listener {
  line: Status = "connecting";
  greeting: Welcome | null = null;
  now: State | null = null;
  problem: Problem | null = null;
  farewell: Farewell | null = null;
  /** Why the house hung up for a moment, if it said so, and whether it did on this line. */
  private parting: Farewell | null = null;
  private toldWhy = false;
  /** The number under which this page asks to be let in. */
  claiming: string | null = null;
  /** How much of what was asked for waits for an answer, or for the line. */
  unanswered = 0;
  story: { id: number; event: Happening }[] = [];
  notices: Notice[] = [];
  /** Told before the others of everything that comes in. */
  onWelcome: (welcome: Welcome) => void = () => undefined;
  onGone: (reason: Farewell) => void = () => undefined;
  onRefused: (problem: Problem) => void = () => undefined;
  onOutdated: (build: string) => void = () => undefined;
  onNewCode: () => void = () => undefined;

  readonly vocabulary = new Vocabulary(() => this.changed());
  private readonly taps = new Taps();
  private socket: TableSocket | null = null;
  private readonly watchers = new Set<() => void>();
  private counted = 0;
  /** Whether the game of the story is over: whatever happens next is of another. */
  private told = true;
  private expires: number | null = null;
  private lag = 0;
  private known: { state: State; words: GameWords | null; names: Names } | null = null;

  /** Speak through this line. */
  connect(socket: TableSocket): void {
    this.socket = socket;
  }

  /** Call the watcher after every change; returns how to stop that. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Come in; what was known of the table before is forgotten. */
  enter(entry?: Entry): void {
    this.now = null;
    this.problem = this.farewell = null;
    this.claiming = null;
    this.story = [];
    this.socket?.enter(entry);
    this.changed();
  }

  /** Come back like this whenever the line has broken. */
  remain(entry: Entry): void {
    this.socket?.remain(entry);
  }

  /** Hang up. */
  depart(): void {
    this.socket?.close();
    this.greeting = this.now = this.farewell = null;
    this.changed();
  }

  /** Send a message; a refusal is told in words and gives null. A second tap is the first one's. */
  async send(message: Request): Promise<Answer | null> {
    const first = this.taps.same(message);
    if (first !== null) return first;
    const answer = this.deliver(message, () => this.socket?.request(message));
    this.taps.note(message, answer);
    return answer;
  }

  /**
   * Take an action of the game, judged against what is on the screen now.
   *
   * Refusals that are `foreseen`, because others act at the same moment, are not told.
   */
  async act(
    type: string,
    params: Record<string, Json> = {},
    foreseen: readonly string[] = [],
  ): Promise<Answer | null> {
    const version = this.now?.version ?? 0;
    const action = { ...params, type };
    const request = (): Promise<Answer> | undefined => this.socket?.request({ ...action, version });
    const answer = this.deliver(action, request, foreseen);
    this.taps.note(action);
    return answer;
  }

  /** Tell the person something in passing. */
  tell(text: string): void {
    const notice = { id: (this.counted += 1), text };
    this.notices = [...this.notices.filter((one) => one.text !== text), notice];
    setTimeout(() => this.dismiss(notice.id), NOTICE_MS);
    this.changed();
  }

  /** Take a notice away. */
  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.changed();
  }

  /** Return the milliseconds that are left on the clock, by the server's own count. */
  remaining(): number | null {
    if (this.now?.remaining == null) return null;
    if (this.expires === null) return this.now.remaining;
    return Math.max(0, this.expires - Date.now());
  }

  /** Return the milliseconds until a moment of the table's own time. */
  timeTo(moment: number): number {
    return Math.max(0, moment + this.lag - Date.now());
  }

  /** Return this page's own seat, if it has one. */
  get me(): SeatInfo | null {
    const seat = this.now?.private.seat;
    return this.now?.public.seats.find((one) => one.id === seat) ?? null;
  }

  /** Return whether this page may do what a host may. */
  get powers(): boolean {
    return this.now?.private.powers ?? false;
  }

  /** Return whether this page may pause and go on. */
  get mayGoOn(): boolean {
    return this.powers || (this.now?.private.stand_in ?? false);
  }

  /** Return the game that is chosen or played. */
  get game(): GameInfo | null {
    return this.greeting?.games.find((game) => game.id === this.now?.public.game) ?? null;
  }

  /** Return the words of the game that is chosen or played, once they are there. */
  get words(): GameWords | null {
    return this.vocabulary.of(this.now?.public.game ?? "");
  }

  /** Return the words for what the current state holds. */
  get names(): Names | null {
    if (this.now === null) return null;
    const { words } = this;
    if (this.known?.state !== this.now || this.known.words !== words) {
      const names = new Names(this.now, words);
      this.known = { state: this.now, words, names };
    }
    return this.known.names;
  }

  /** Return a refusal in words. */
  why(problem: Problem): string {
    const own = this.words?.refusals?.[problem.code];
    const values = this.valuesOf(problem.details);
    if (own !== undefined) return fill(own, values);
    return lookUp("refusals", problem.code, values) ?? t("shell.refused", { code: problem.code });
  }

  /** Return whether the house is there, but the table is closed until somebody opens it. */
  get isShut(): boolean {
    return this.parting === "shut";
  }

  /** Return why the line is down, where the house has said so. */
  get whyOffline(): string | null {
    if (this.isShut) return t("shell.shut_text");
    if (this.parting === "restarting") return t("shell.restarting");
    return this.parting === "table_closed" ? t("shell.table_closed") : null;
  }

  /** Return why the game is over, or null where it was simply played to its end. */
  whyOver(endedBy: string): string | null {
    if (endedBy === "played") return null;
    const own = this.words?.ended_by?.[endedBy];
    return own === undefined ? lookUp("ended_by", endedBy) : fill(own);
  }

  status(status: Status): void {
    if (status === "connecting") this.toldWhy = false;
    // What the house does not say again is no longer so; but it takes its time to restart.
    const again = status === "offline" && this.line === "connecting" && !this.toldWhy;
    if (again && this.parting !== "restarting") this.parting = null;
    this.line = status;
    this.changed();
  }

  welcome(welcome: Welcome): void {
    this.parting = null;
    this.greeting = welcome;
    this.claiming = null;
    this.onWelcome(welcome);
    this.changed();
  }

  state(update: Update): void {
    // On a new line everything comes first, so nothing of an old one is left.
    const state = { ...update, public: { ...this.now?.public, ...update.public } as Public };
    this.turnThePage(state.public);
    this.now = state;
    this.lag = Date.now() - state.now;
    const running = state.public.clock?.running === true && !state.public.paused;
    this.expires = running && state.remaining !== null ? Date.now() + state.remaining : null;
    this.changed();
  }

  happened(event: Happening): void {
    const { number } = event.data;
    if (event.event === "claim_waiting" && typeof number === "string") this.claiming = number;
    else if (event.event === "new_code") this.onNewCode();
    else this.tellOn(event);
    this.changed();
  }

  private tellOn(event: Happening): void {
    const before = this.told ? [] : this.story;
    this.story = [...before, { id: (this.counted += 1), event }].slice(-STORY_LENGTH);
    this.told = false;
  }

  /** Each game has its own story; what happens at its start is told before its first state. */
  private turnThePage({ stage, match }: Public): void {
    const before = this.now?.public;
    // A phone that slept may wake up in another game.
    const another = before?.stage === "playing" && match !== before.match;
    if (stage === "lobby" || another || (stage === "playing" && this.told)) this.story = [];
    this.told = stage !== "playing";
  }

  refused(refusal: Refusal): void {
    this.problem = { code: refusal.code, details: refusal.details ?? {} };
    this.claiming = null;
    this.onRefused(this.problem);
    this.changed();
  }

  gone(reason: Farewell): void {
    // After any other reason the line comes back by itself.
    if (isForGood(reason)) this.farewell = reason;
    else this.parting = reason;
    this.toldWhy = true;
    this.onGone(reason);
    this.changed();
  }

  outdated(build: string): void {
    this.onOutdated(build);
  }

  private async deliver(
    message: { type: string },
    request: () => Promise<Answer> | undefined,
    foreseen: readonly string[] = [],
  ): Promise<Answer | null> {
    const isEcho = this.taps.echoes(message);
    this.unanswered += 1;
    if (this.line !== "online") this.changed();
    try {
      return (await request()) ?? null;
    } catch (error) {
      if (error instanceof HungUpError) return null;
      if (!(error instanceof RefusedError)) throw error;
      if (isEcho(error.code) || foreseen.includes(error.code)) return null;
      this.tell(this.why({ code: error.code, details: error.details ?? {} }));
      return null;
    } finally {
      this.unanswered -= 1;
    }
  }

  private valuesOf(details: Problem["details"]): Values {
    const option = String(details.option);
    const name = this.words?.options?.[option]?.name;
    const spoken = name === undefined ? details : { ...details, option: name };
    return this.names?.values(spoken) ?? (spoken as Values);
  }

  /** Fetch the words that few screens need, unless they are there. */
  async fetchMoreWords(): Promise<void> {
    if (this.line === "online") await this.vocabulary.fetchMore(this.now?.public.game ?? "");
  }

  /** Have everything drawn anew. */
  refresh(): void {
    this.changed();
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }
}
