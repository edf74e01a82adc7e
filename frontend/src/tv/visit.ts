import { codeInLink } from "../shared/page";
import type { Farewell, Invitation } from "../shared/protocol";
import { recallMap, rememberMap } from "../shared/storage";
import type { Problem, Store } from "../shared/store";

/** By which code a screen comes in that was once opened with an older one. */
const RENEWED = "parlor.tv";
/** Nobody has this code any more, though it has led to a table: there is no such table now. */
const TABLE_GONE: Problem = { code: "table_gone", details: {} };
const RETRY_MS = 10_000;
const INVITE_MS = 60_000;

/** How a TV comes to its table, and stays there without anybody's help. */
export class Visit {
  invitation: Invitation | null = null;
  /** Why the table is not shown, if nobody but a person can mend it. */
  problem: Problem | null = null;
  /** The code that was typed, so that a wrong letter of it can be mended. */
  typed = "";
  private code = "";

  /** In a frame, the page around gives the line, and no code is needed. */
  constructor(
    private readonly store: Store,
    private readonly framed = false,
  ) {
    store.onWelcome = () => void this.invite();
    store.onGone = (reason) => this.sentAway(reason);
    store.onRefused = (problem) => this.refused(problem);
    store.onNewCode = () => void this.invite();
    window.addEventListener("hashchange", () => {
      if (codeInLink() !== this.code) this.begin();
    });
    setInterval(() => void this.invite(), INVITE_MS);
  }

  /** Return whether a person has to say which table is shown. */
  get lost(): boolean {
    return this.code === "" && !this.framed;
  }

  /** Show the table of the link, which may be older than what this screen was told since. */
  begin(): void {
    const code = codeInLink();
    this.show(recallMap(RENEWED)[code] ?? code);
  }

  /** Show the table with the code that a person has typed. */
  tryCode(code: string): void {
    this.typed = code.trim();
    this.invitation = null;
    this.show(code);
  }

  /** Show the table with this code. */
  show(code: string): void {
    if (this.framed) return this.store.enter();
    this.code = code.trim();
    if (this.code !== "") this.store.enter({ type: "watch", code: this.code });
  }

  /** A new code has to be given by a person: whoever only has the old one is to see no other. */
  private sentAway(reason: Farewell): void {
    if (reason !== "new_code") return;
    this.invitation = null;
    this.problem = { code: "new_code", details: {} };
    this.code = "";
    history.replaceState(null, "", location.pathname + location.search);
  }

  private refused(problem: Problem): void {
    const known = this.invitation !== null;
    this.problem = known && problem.code === "wrong_code" ? TABLE_GONE : problem;
    if (problem.code !== "wrong_code") {
      setTimeout(() => this.show(this.code), RETRY_MS);
      return;
    }
    this.invitation = null;
    this.code = "";
  }

  /** Ask how guests come in; codes can be renewed, so ask again now and then. */
  private async invite(): Promise<void> {
    if (this.store.greeting === null || this.store.line !== "online") return;
    this.problem = null;
    const answer = await this.store.send({ type: "invite", origin: location.origin });
    if (answer === null) return;
    this.invitation = answer as unknown as Invitation;
    if (!this.framed) this.learnCode(this.invitation);
    this.store.refresh();
  }

  /** Come back by the newest code; a screen of the house has one of its own. */
  private learnCode({ code, tv_code: own }: Invitation): void {
    if (own !== undefined) this.noteRenewed(own);
    this.code = own ?? code;
    history.replaceState(null, "", `#${this.code}`);
    this.store.remain({ type: "watch", code: this.code });
  }

  /** A screen that always opens the same link finds its way after new codes, too. */
  private noteRenewed(own: string): void {
    if (own === this.code) return;
    const known = recallMap(RENEWED);
    const older = Object.keys(known).filter((code) => known[code] === this.code);
    rememberMap(RENEWED, Object.fromEntries([...older, this.code].map((code) => [code, own])));
  }
}
