import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { isMyTurn } from "../view";
import { say } from "../words";
import type { Act } from "./building";
import { completions, vocabulary } from "./completing";
import { SayEvent } from "./letter";
import styles from "./line.css?inline";
import { keySign } from "./signs";

const ACTS: readonly Act[] = ["travel", "guess", "accuse"];
/** Nobody says more than this at once. */
const MOST_LETTERS = 200;

/** What can be asked without a turn, with a key of its own. */
const ASKS = ["look", "where", "time", "help"] as const;
type Ask = (typeof ASKS)[number];

/** The line that is typed, and the keys below it: commands, or how the line may go on. */
@customElement("clueful-line")
export class Line extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() typed = "";
  @property({ attribute: false }) suggestions: readonly string[] = [];
  @query("input") private readonly input!: HTMLInputElement;

  override render(): TemplateResult {
    return html`<form @submit=${this.submit}>
        <input
          .value=${this.typed}
          maxlength=${MOST_LETTERS}
          aria-label=${say(this.store, "type_here")}
          placeholder=${say(this.store, "type_here")}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="send"
          @input=${() => (this.typed = this.input.value)}
        />
        <button class="return" aria-label=${say(this.store, "send")}>${keySign("send")}</button>
      </form>
      ${this.typed.trim() === "" ? this.keys() : this.completed()}`;
  }

  private keys(): TemplateResult {
    return html`<div class="keys">
      ${
        isMyTurn(this.store)
          ? [...ACTS.map((act) => this.act(act)), this.ask("look")]
          : ASKS.map((ask) => this.ask(ask))
      }
    </div>`;
  }

  private act(act: Act): TemplateResult {
    return html`<button
      class="key act"
      data-act=${act}
      ?disabled=${this.store.now?.public.paused === true}
      @click=${() => this.dispatchEvent(new CustomEvent<Act>("begin", { detail: act }))}
    >
      ${keySign(act)}<span>${this.store.names?.action(act)}</span>
    </button>`;
  }

  private ask(ask: Ask): TemplateResult {
    return html`<button
      class="key"
      data-ask=${ask}
      @click=${() => this.tell(say(this.store, `ask_${ask}`))}
    >
      ${keySign(ask)}<span>${say(this.store, `key_${ask}`)}</span>
    </button>`;
  }

  private completed(): TemplateResult {
    const lines = completions(this.typed, vocabulary(this.store), this.suggestions);
    return html`<div class="completed" role="group" aria-label=${say(this.store, "goes_on")}>
      ${
        lines.length === 0
          ? nothing
          : lines.map(
              (line) =>
                html`<button data-complete=${line} @click=${() => this.complete(line)}>
                  ${line}
                </button>`,
            )
      }
    </div>`;
  }

  private complete(line: string): void {
    this.typed = `${line} `;
    this.input.focus();
  }

  private submit(event: Event): void {
    event.preventDefault();
    const line = this.typed.trim();
    if (line !== "") this.tell(line);
  }

  private tell(line: string): void {
    this.typed = "";
    this.dispatchEvent(new SayEvent(line));
  }
}
