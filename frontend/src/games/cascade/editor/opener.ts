import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../../shared/art/icons";
import { TableElement } from "../../../shared/elements/element";
import { isThere } from "../../../shared/elements/later";
import "../../../shared/elements/sheet";
import controls from "../../../shared/theme/controls.css?inline";
import { say } from "../words";
import styles from "./opener.css?inline";

/** In the lobby: the way to the sheet on which people draw levels of their own. */
@customElement("cascade-opener")
export class Opener extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private open = false;

  override render(): TemplateResult {
    return html`<button class="rim" data-action="draw" @click=${() => (this.open = true)}>
        ${icon("pencil")}<span>${say(this.store, "draw")}</span>
      </button>
      ${this.open ? this.sheet() : nothing}`;
  }

  private sheet(): TemplateResult {
    const there = isThere("cascade-editor", () => import("./editor"), this);
    return html`<parlor-sheet
      .heading=${say(this.store, "draw")}
      @closed=${() => (this.open = false)}
    >
      ${there ? html`<cascade-editor .store=${this.store}></cascade-editor>` : nothing}
    </parlor-sheet>`;
  }
}
