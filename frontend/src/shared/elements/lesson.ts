import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { LessonPage } from "../games";
import { notNow } from "../not-now";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import styles from "./lesson.css?inline";

/** The drawings of a game's lesson: `games/<id>/lesson.ts` exports them as default. */
const drawings = import.meta.glob<TemplateResult[]>("../../games/*/lesson.ts", {
  import: "default",
});

/** One picture of how a game is played, with a sentence, and what people say to each other. */
@customElement("parlor-lesson")
export class Lesson extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** A picture among others on a TV: without what people say. */
  @property({ type: Boolean, reflect: true }) brief = false;
  @property() game = "";
  @property({ type: Number }) number = 0;
  @property({ attribute: false }) page!: LessonPage;
  @state() private drawn: TemplateResult[] = [];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("game")) void this.fetch();
  }

  override render(): TemplateResult {
    const { title, text, exchange = [] } = this.page;
    return html`<figure>
      <svg viewBox="0 0 240 120" aria-hidden="true">${this.drawn[this.number]}</svg>
      <figcaption>
        ${this.brief ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
        <p>${text}</p>
        ${this.brief || exchange.length === 0 ? nothing : this.exchange(exchange)}
      </figcaption>
    </figure>`;
  }

  private exchange(lines: string[]): TemplateResult {
    return html`<ul>
      ${lines.map((line, at) => html`<li class=${at % 2 === 0 ? "asks" : "answers"}>${line}</li>`)}
    </ul>`;
  }

  private async fetch(): Promise<void> {
    this.drawn = (await drawings[`../../games/${this.game}/lesson.ts`]?.().catch(notNow)) ?? [];
  }
}
