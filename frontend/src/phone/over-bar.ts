import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { again, againLine } from "../shared/again";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { Public } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import styles from "./bar.css?inline";
import { obstacle } from "./obstacle";
import { OneTap } from "./one-tap";

/** Under the thumb at the end: everyone says whether they want another; the way home is in the menu. */
@customElement("parlor-over-bar")
export class OverBar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  protected readonly oneTap = new OneTap(this);

  override render(): TemplateResult | typeof nothing {
    const { me, now, mayGoOn } = this.store;
    if (me === null || now === null) return nothing;
    const { wanted, of } = again(now.public);
    return html`<p class="why" role="status">${this.why(now.public)}</p>
      ${
        me.ready
          ? html`<div class="pair">
              <button class="rim" @click=${() => this.want(false)}>${t("over.rather_not")}</button>
              ${this.start()}
            </div>`
          : html`<button class="brass wide" @click=${() => this.want(true)}>
              ${t("over.rematch")}
            </button>`
      }
      ${
        mayGoOn && !me.ready && wanted > 0 && of > 1
          ? html`<button class="quiet" @click=${this.rematch}>${t("over.start_now")}</button>`
          : nothing
      }
      ${
        this.store.powers
          ? html`<button class="quiet" @click=${this.toLobby}>${t("over.lobby")}</button>`
          : nothing
      }`;
  }

  private why(now: Public): string {
    const start = obstacle(this.store);
    return start?.code === "start_reserved" ? this.store.why(start) : againLine(now);
  }

  /** Whoever wants another game waits for the others, unless it is theirs to begin. */
  private start(): TemplateResult {
    const start = obstacle(this.store);
    const mayStart = start === null || (this.store.mayGoOn && start.code === "not_ready");
    return html`<button class="brass" ?disabled=${!mayStart} @click=${this.rematch}>
      ${t(mayStart ? "over.start_now" : "over.waiting")}
    </button>`;
  }

  private want(ready: boolean): void {
    void this.store.send({ type: "ready", ready });
  }

  private rematch(): void {
    void this.store.send({ type: "rematch" });
  }

  /** Choosing what is played leads back to the lobby, even if it is the same game again. */
  private toLobby(): void {
    const game = this.store.now?.public.game ?? "";
    void this.store.send({ type: "configure", game });
  }
}
