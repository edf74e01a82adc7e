import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/lesson";
import type { HelpPage } from "../../shared/games";
import { t } from "../../shared/i18n";
import { OwnScreens } from "../../shared/own-screens";
import controls from "../../shared/theme/controls.css?inline";
import fold from "../../shared/theme/fold.css?inline";
import { rules } from "../rules";
import styles from "./list.css?inline";

/** How the game is played, in the player's language. */
@customElement("parlor-help")
export class Help extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(fold), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, rules, "rules");

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    void this.store.fetchMoreWords();
  }

  override render(): TemplateResult {
    const { lesson = [], about = "" } = this.store.words ?? {};
    if (lesson.length === 0)
      return html`<div class="pages gap">
        <p>${about}</p>
        ${this.rules()}
      </div>`;
    return html`${lesson.map(
        (page, at) =>
          html`<parlor-lesson
            .game=${this.store.now?.public.game ?? ""}
            .number=${at}
            .page=${page}
          ></parlor-lesson>`,
      )}
      <details>
        <summary>${icon("book")}<span>${t("help.rules")}</span>${icon("down")}</summary>
        <div class="pages gap">${this.rules()}</div>
      </details>`;
  }

  private rules(): TemplateResult {
    const { help = [], glossary = [] } = this.store.words ?? {};
    return html`${help.map((page) => this.page(page))} ${this.own.draw(this.store)}
    ${
      glossary.length === 0
        ? nothing
        : html`<div class="glossary gap">
            <h2>${t("help.glossary")}</h2>
            ${glossary.map((page) => this.page(page))}
          </div>`
    }`;
  }

  private page({ title, text }: HelpPage): TemplateResult {
    return html`<section>
      <h3>${title}</h3>
      <p>${text}</p>
    </section>`;
  }
}
