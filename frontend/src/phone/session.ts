import type { TemplateResult } from "lit";
import { codeInLink } from "../shared/page";
import type { Invitation, Welcome } from "../shared/protocol";
import { recall, recallMap, remember, rememberMap } from "../shared/storage";
import type { Problem, Store } from "../shared/store";

const TOKENS = "parlor.tokens";
const CODES = "parlor.codes";
const LAST = "parlor.last";
const NAME = "parlor.name";

/** Where a person stands on the way to the table. */
export type Step =
  | "code" // which table?
  | "looking" // asking whether the code is right
  | "door" // the table is known; under which name?
  | "entering"
  | "watching"
  | "seated"
  | "not_home"
  | "stuck"; // refused for a reason that only trying again can mend

/** How a phone comes to its seat, and back to it. */
export class Session {
  step: Step = "code";
  /** Why the door stayed shut the last time. */
  problem: Problem | null = null;
  name = recall(NAME) ?? "";
  /** Whether the host is asked to let this phone in, and not everyone for a seat. */
  knocks = false;
  /** Whether this phone stood up by itself, and from what. */
  left: "table" | "game" | null = null;
  /** The code that was typed, so that a wrong letter of it can be mended. */
  typed = "";
  private code = "";
  private table = "";
  private readonly refusedTokens = new Set<string>();

  constructor(protected readonly store: Store) {
    store.onWelcome = (welcome) => this.welcomed(welcome);
    store.onRefused = (problem) => this.refused(problem);
    store.onNewCode = () => void this.learnCodes();
    window.addEventListener("hashchange", () => {
      if (codeInLink() !== this.code) this.begin();
    });
  }

  /** Return another door than the one for guests, where there is one. */
  door(): TemplateResult | null {
    return null;
  }

  /** Begin by the link, else by the table where this phone last sat. */
  begin(): void {
    this.problem = null;
    this.code = codeInLink();
    if (this.code === "") this.table = recall(LAST) ?? "";
    else this.table = recallMap(CODES)[this.code] ?? "";
    if (this.token() !== null) this.resume();
    else if (this.code !== "") this.lookIn();
    else this.step = "code";
  }

  /** Look for the table with this code. */
  tryCode(code: string): void {
    this.typed = this.code = code.trim();
    this.problem = null;
    this.lookIn();
  }

  /** Choose another table. */
  forgetCode(): void {
    this.code = this.table = "";
    history.replaceState(history.state, "", location.pathname + location.search);
    this.store.depart();
    this.step = "code";
  }

  /** Sit down under this name. */
  join(name: string): void {
    this.enterAs("join", name);
  }

  /** Ask for the seat of this name. */
  reclaim(name: string): void {
    this.enterAs("reclaim", name);
  }

  /** Ask the host to be let in under this name. */
  knock(name: string): void {
    this.enterAs("knock", name);
  }

  /** Go back to the door instead of waiting for an answer. */
  stopWaiting(): void {
    this.lookIn();
  }

  /** Only watch. */
  watch(): void {
    this.step = "watching";
  }

  /** Come back from watching to the door. */
  toDoor(): void {
    this.step = "door";
  }

  /** Take the seat back from the device that has it now. */
  resume(): void {
    const token = this.token();
    if (token === null) return this.begin();
    this.step = "entering";
    this.store.enter({ type: "resume", token });
  }

  /** Try again what did not work. */
  retry(): void {
    this.begin();
  }

  /** Stand up for good. */
  async leave(): Promise<void> {
    this.left = this.store.now?.public.stage === "playing" ? "game" : "table";
    if ((await this.store.send({ type: "leave" })) === null) this.left = null;
  }

  /** Come to the door again after standing up or being removed. */
  comeBack(): void {
    this.left = null;
    this.forgetToken();
    this.begin();
  }

  private lookIn(): void {
    this.step = "looking";
    this.store.enter({ type: "watch", code: this.code });
  }

  private enterAs(type: "join" | "knock" | "reclaim", name: string): void {
    this.knocks = type === "knock";
    this.name = name.trim();
    remember(NAME, this.name);
    this.problem = null;
    this.step = "entering";
    this.store.enter({ type, code: this.code, name: this.name });
  }

  protected welcomed(welcome: Welcome): void {
    this.table = welcome.table.id;
    if (welcome.seat !== null) return this.seated(welcome.token);
    this.learnCode(this.code);
    if (this.step === "looking" && this.token() !== null) this.resume();
    else if (this.step !== "watching") this.step = "door";
  }

  private seated(token: string | undefined): void {
    this.step = "seated";
    this.left = null;
    remember(LAST, this.table);
    if (token !== undefined) {
      rememberMap(TOKENS, { ...recallMap(TOKENS), [this.table]: token });
      this.store.remain({ type: "resume", token });
    }
    void this.learnCodes();
  }

  protected refused(problem: Problem): void {
    const token = this.token();
    if (problem.code === "not_home") this.step = "not_home";
    else if (problem.code === "wrong_token" && token !== null) this.distrust(token);
    else if (problem.code === "wrong_code") this.askForCode(problem);
    else if (this.step === "entering" && this.code !== "") this.backToDoor(problem);
    else this.giveUp(problem);
  }

  /** The token is not thrown away: the table may only be missing for now. */
  private distrust(token: string): void {
    this.refusedTokens.add(token);
    this.begin();
  }

  private askForCode(problem: Problem): void {
    this.problem = problem;
    this.step = "code";
  }

  private backToDoor(problem: Problem): void {
    this.lookIn();
    this.problem = problem;
  }

  protected giveUp(problem: Problem): void {
    this.problem = problem;
    this.step = "stuck";
  }

  private token(): string | null {
    const token = recallMap(TOKENS)[this.table];
    return token === undefined || this.refusedTokens.has(token) ? null : token;
  }

  private forgetToken(): void {
    const tokens = Object.entries(recallMap(TOKENS)).filter(([table]) => table !== this.table);
    rememberMap(TOKENS, Object.fromEntries(tokens));
  }

  /** Learn all codes of the table, so that a renewed or a spoken one leads to the same seat. */
  protected async learnCodes(): Promise<void> {
    const answer = await this.store.send({ type: "invite", origin: location.origin });
    if (answer === null) return;
    const { code, short_code } = answer as unknown as Invitation;
    this.learnCode(short_code);
    this.learnCode(code);
    this.code = code;
    history.replaceState(history.state, "", `#${code}`);
  }

  private learnCode(code: string): void {
    if (code !== "") rememberMap(CODES, { ...recallMap(CODES), [code]: this.table });
  }
}
