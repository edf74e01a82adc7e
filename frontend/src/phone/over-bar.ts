import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import styles from "./bar.css?inline";

/** Under the thumb at the end: once more, or home. */
@customElement("parlor-over-bar")
export class OverBar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    if (this.store.me === null) return nothing;
    return html`${
        this.store.powers
          ? html`<button class="quiet" @click=${this.toLobby}>${t("over.lobby")}</button>`
          : nothing
      }
      <div class="pair">
        <button class="rim" @click=${this.leave}>${t("menu.leave")}</button>
        <button class="brass" @click=${() => void this.store.send({ type: "rematch" })}>
          ${t("over.rematch")}
        </button>
      </div>`;
  }

  /** Choosing what is played leads back to the lobby, even if it is the same game again. */
  private toLobby(): void {
    const game = this.store.now?.public.game ?? "";
    void this.store.send({ type: "configure", game });
  }

  private leave(): void {
    this.dispatchEvent(new CustomEvent("leave", { bubbles: true, composed: true }));
  }
}
