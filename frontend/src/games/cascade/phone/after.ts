import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../../shared/art/icons";
import { copy } from "../../../shared/copy";
import { TableElement } from "../../../shared/elements/element";
import { number } from "../../../shared/i18n";
import { isReplay } from "../../../shared/page";
import controls from "../../../shared/theme/controls.css?inline";
import { boardOf, type CascadeView, viewOf } from "../view";
import "../wall";
import { say } from "../words";
import styles from "./after.css?inline";
import { type Shared, sharedIn, textOf } from "./shared";

/** The levels once more, and how the puzzle of the day went, to be shown to others. */
@customElement("cascade-after")
export class After extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private shared: Shared | null = null;
  @state() private text = "";
  private asked = false;

  override updated(): void {
    const view = viewOf(this.store);
    if (view?.day == null || this.asked || this.store.me === null || isReplay()) return;
    this.asked = true;
    void this.ask();
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const board = view === null ? undefined : boardOf(view, this.store.me?.id);
    if (view === null || board === undefined) return nothing;
    return html`<h2 class="caps">${say(this.store, "levels_played")}</h2>
      <cascade-wall .store=${this.store} .board=${board}></cascade-wall>
      ${this.shared === null ? nothing : this.sharing(view, this.shared)}`;
  }

  private sharing(view: CascadeView, shared: Shared): TemplateResult {
    return html`<section>
      ${shared.levels.map(({ squares }) => this.squares(squares))}
      <button class="brass wide" @click=${() => this.copy(view, shared)}>
        ${icon("flag")}<span>${say(this.store, "share")}</span>
      </button>
      ${this.text === "" ? nothing : html`<textarea class="field" readonly rows="5" aria-label=${say(this.store, "share")} .value=${this.text}></textarea>`}
    </section>`;
  }

  /** Each tap as a square, the greener the fewer tiles were wrong after it. */
  private squares(rows: readonly (readonly number[])[]): TemplateResult {
    const count = rows.flat().length;
    return html`<div class="squares" role="img" aria-label=${say(this.store, "squares", { count })}>
      ${rows.map((row) => html`<div>${row.map((one) => html`<i class="s${number(one)}"></i>`)}</div>`)}
    </div>`;
  }

  private async ask(): Promise<void> {
    const answer = await this.store.send({ type: "query", request: { type: "share" } });
    if (answer !== null) this.shared = sharedIn(answer);
  }

  /** Where nothing can be copied, the text is shown, so that a finger can do it. */
  private copy(view: CascadeView, shared: Shared): void {
    const text = textOf(this.store, view, shared);
    if (copy(text, this.renderRoot)) this.store.tell(say(this.store, "copied"));
    else this.text = text;
  }
}
