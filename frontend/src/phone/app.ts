import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { loadTableWords } from "../shared/i18n";
import { notNow } from "../shared/not-now";
import { setScene } from "../shared/scene";
import controls from "../shared/theme/controls.css?inline";
import { pageFor } from "./pages";
import type { Session } from "./session";

/** The phone: the way to the table, then the table. */
@customElement("parlor-phone")
export class Phone extends TableElement {
  static override styles = unsafeCSS(controls);

  @property({ attribute: false }) session!: Session;
  /** Whether all that lies behind the door has come. */
  @state() private laid = false;
  private laying = false;

  override render(): TemplateResult {
    const { now, farewell } = this.store;
    const { step } = this.session;
    const there = (step === "seated" || step === "watching") && now !== null && !farewell;
    const atTable = there && this.laid;
    setScene(now?.public.game ?? "", atTable ? now.public.stage : "");
    if (!atTable) return pageFor(this.store, this.session, () => this.requestUpdate());
    return html`<parlor-table .store=${this.store} .session=${this.session}></parlor-table>`;
  }

  override updated(): void {
    if (this.store.now !== null || this.session.step === "entering") void this.lay();
  }

  /** Lay the table while the person still types a name, so that nobody waits for it. */
  private async lay(): Promise<void> {
    if (this.laying) return;
    this.laying = true;
    this.store.vocabulary.of(this.store.now?.public.game ?? "");
    const laid = await Promise.all([import("./table"), loadTableWords()]).catch(notNow);
    this.laid = laid !== null;
    this.laying = this.laid;
  }
}
