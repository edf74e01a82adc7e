import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import type { HelpPage } from "../../shared/games";
import { t } from "../../shared/i18n";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./list.css?inline";

/** How the game is played, in the player's language. */
@customElement("parlor-help")
export class Help extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    void this.store.fetchMoreWords();
  }

  override render(): TemplateResult {
    const { help = [], glossary = [], about = "" } = this.store.words ?? {};
    return html`<div class="pages gap">
      <p>${about}</p>
      ${help.map((page) => this.page(page))}
      ${
        glossary.length === 0
          ? nothing
          : html`<div class="glossary gap">
              <h2>${t("help.glossary")}</h2>
              ${glossary.map((page) => this.page(page))}
            </div>`
      }
    </div>`;
  }

  private page({ title, text }: HelpPage): TemplateResult {
    return html`<section>
      <h3>${title}</h3>
      <p>${text}</p>
    </section>`;
  }
}
