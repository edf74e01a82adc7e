import { html, LitElement, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LAMP } from "../shared/art/lamp";
import controls from "../shared/theme/controls.css?inline";
import lamp from "../shared/theme/lamp.css?inline";
import styles from "./scene.css?inline";

/** A quiet page under the lamp: a title, a sentence, what can be done in the thumb's reach. */
@customElement("parlor-scene")
export class Scene extends LitElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(lamp), unsafeCSS(styles)];

  @property() heading = "";
  @property() text = "";

  override render(): TemplateResult {
    return html`<div class="room">
      ${LAMP}
      <main class="stage">
        <h1>${this.heading}</h1>
        ${this.text === "" ? nothing : html`<p class="text">${this.text}</p>`}
        <slot></slot>
      </main>
      <div class="actions"><slot name="actions"></slot></div>
    </div>`;
  }
}
