import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n";
import controls from "../theme/controls.css?inline";
import { TableElement } from "./element";
import styles from "./story.css?inline";

/** What has just happened, in sentences; the newest comes last. */
@customElement("parlor-story")
export class Story extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ type: Number }) lines = 3;

  override render(): TemplateResult {
    const told = this.store.story.flatMap(({ id, event }) => {
      const sentence = this.store.names?.event(event.event, event.data) ?? null;
      return sentence === null ? [] : [{ id, sentence }];
    });
    return html`<ol aria-label=${t("game.story")}>
      ${repeat(
        told.slice(-this.lines),
        ({ id }) => id,
        ({ sentence }) => html`<li>${sentence}</li>`,
      )}
    </ol>`;
  }
}
