import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import { onLanguage } from "../i18n";
import type { Store } from "../store";

/** An element that speaks: it draws itself anew when the language changes. */
export class SpeakingElement extends LitElement {
  private stops: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(onLanguage(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** Let something go on for as long as the element is in the page. */
  protected while(stop: () => void): void {
    this.stops.push(stop);
  }
}

/** An element that draws the table: it draws itself anew when anything changes there. */
export class TableElement extends SpeakingElement {
  @property({ attribute: false }) store!: Store;

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(this.store.watch(() => this.requestUpdate()));
  }
}
