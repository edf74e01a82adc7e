import { html, type TemplateResult } from "lit";
import { dialByParent } from "../shared/framed";
import { surround } from "../shared/surround";
import { FRAMED } from "../shared/framing";
import type { Welcome } from "../shared/protocol";
import type { Problem, Store } from "../shared/store";
import type { Wire } from "../shared/wire";
import "./house-door";
import { Session } from "./session";

/** Wait for the page around; return how it opens a line for this one. */
export function dial(): Promise<() => Wire> {
  return dialByParent(surround);
}

/** How a user of Home Assistant comes to a seat: known by the account, without a code or a name. */
export class FramedSession extends Session {
  /** Whether the tap that opened this page was meant to sit down. */
  private toSit = location.hash === `#${FRAMED}sit`;

  constructor(store: Store) {
    super(store);
    // The codes are for guests; this page comes back without any.
    store.onNewCode = () => undefined;
  }

  override begin(): void {
    this.problem = null;
    this.step = "looking";
    this.store.enter();
  }

  override resume(): void {
    this.begin();
  }

  override comeBack(): void {
    this.left = null;
    this.begin();
  }

  override door(): TemplateResult {
    return html`<parlor-house-door .store=${this.store} .session=${this}></parlor-house-door>`;
  }

  /** Sit down under the user's own name. */
  async sit(): Promise<void> {
    this.toSit = false;
    await this.store.send({ type: "sit" });
  }

  protected override welcomed({ seat }: Welcome): void {
    if (seat !== null) {
      this.step = "seated";
      this.left = null;
    } else if (this.step !== "watching") this.step = "door";
    if (seat === null && this.toSit) void this.sit();
    this.toSit = false;
  }

  protected override refused(problem: Problem): void {
    this.giveUp(problem);
  }
}
