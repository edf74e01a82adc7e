import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../art/icons";
import { t } from "../i18n";
import controls from "../theme/controls.css?inline";
import { TableElement } from "./element";
import styles from "./notices.css?inline";

/** What is told in passing, above all why something was refused. */
@customElement("parlor-notices")
export class Notices extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    return html`<div role="alert">
      ${repeat(
        this.store.notices,
        ({ id }) => id,
        ({ id, text }) =>
          html`<div class="notice">
            <p>${text}</p>
            <button aria-label=${t("shell.dismiss")} @click=${() => this.store.dismiss(id)}>
              ${icon("close")}
            </button>
          </div>`,
      )}
    </div>`;
  }
}
