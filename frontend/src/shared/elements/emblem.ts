import { html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { emblemOf } from "../games";
import styles from "./emblem.css?inline";

/** The emblem of a game; a pawn stands in for a game that has none. */
@customElement("parlor-emblem")
export class Emblem extends LitElement {
  static override styles = unsafeCSS(styles);

  @property() game = "";

  override render(): TemplateResult {
    const address = emblemOf(this.game);
    return address === null ? PAWN : html`<img src=${address} alt="" draggable="false" />`;
  }
}

const PAWN = html`<svg viewBox="0 0 64 64" aria-hidden="true">
  <circle class="ground" cx="32" cy="32" r="31"></circle>
  <path
    class="pawn"
    d="M32 12a9 9 0 0 1 5.5 16.2c.6 6 3 10.8 6.500 14.8h2v8H18v-8h2c3.500-4 5.900-8.8 6.500-14.8A9 9 0 0 1 32 12z"
  ></path>
</svg>`;
