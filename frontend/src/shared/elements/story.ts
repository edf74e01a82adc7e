import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../i18n";
import type { Happening } from "../protocol";
import controls from "../theme/controls.css?inline";
import { TableElement } from "./element";
import styles from "./story.css?inline";

/** What has just happened, in sentences; the newest comes last. */
@customElement("parlor-story")
export class Story extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ type: Number }) lines = 3;
  /** Says what happened, or null of what is not worth a sentence. */
  @property({ attribute: false }) tell = ({ event, data }: Happening): string | null =>
    this.store.names?.event(event, data) ?? null;

  override render(): TemplateResult {
    const told = this.store.story.flatMap(({ id, event }) => {
      const sentence = this.tell(event);
      return sentence === null ? [] : [{ id, sentence }];
    });
    const shown = told.slice(-this.lines);
    const last = shown[shown.length - 1]?.id;
    return html`<ol part="list" aria-label=${t("game.story")}>
      ${repeat(
        shown,
        ({ id }) => id,
        ({ id, sentence }) => html`<li part=${id === last ? "line last" : "line"}>${sentence}</li>`,
      )}
    </ol>`;
  }
}
