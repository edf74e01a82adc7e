import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import styles from "./door.css?inline";
import "./scene";
import type { Session } from "./session";

/** For those who come without a link: the short code, as it is spoken across the room. */
@customElement("parlor-code")
export class Code extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) session!: Session;
  @query("input") private readonly input!: HTMLInputElement;

  override firstUpdated(): void {
    // The scene draws itself after this, and only then the field can have the focus.
    if (this.session.problem !== null) requestAnimationFrame(() => this.mend());
  }

  override render(): TemplateResult {
    const problem = this.session.problem;
    return html`<parlor-scene .heading=${t("code.title")} .text=${t("code.text")}>
      <form @submit=${this.submit}>
        <div>
          <label for="code">${t("code.label")}</label>
          <input
            id="code"
            class="field"
            name="code"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck="false"
            enterkeyhint="go"
            maxlength="60"
            required
            .value=${this.session.typed}
          />
        </div>
        ${
          problem === null
            ? nothing
            : html`<p class="error" role="alert">${this.store.why(problem)}</p>`
        }
      </form>
      <button slot="actions" class="brass wide" @click=${this.submit}>${t("code.go")}</button>
    </parlor-scene>`;
  }

  /** What was typed is marked: one letter can be mended, or all typed anew. */
  private mend(): void {
    this.input.focus();
    this.input.select();
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.input.value.trim() === "") return this.input.focus();
    this.session.tryCode(this.input.value);
    this.dispatchEvent(new CustomEvent("moved"));
  }
}
