import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import { bubbles, lineOf, linesFor, starters } from "./lines";
import styles from "./talk.css?inline";
import { playing, type SaidLine, type SpysterView, viewOf } from "./view";
import { say } from "./words";

/** What is being said: bubbles of the two whose turn it is, and lines for whoever looks for one. */
@customElement("spyster-talk")
export class Talk extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private turned = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.store.vocabulary.fetchMore("spyster");
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const me = playing(this.store)?.id;
    const said = bubbles(view);
    const lines = said.some(({ seat }) => seat === me) ? [] : linesFor(this.offers);
    const heard = said.map((one) => this.bubble(one, view));
    if (lines.length > 0) return html`${heard} ${this.choice(lines, view, 2 - heard.length)}`;
    return html`${heard.length > 0 ? heard : html`<p class="soft">${this.advice(view)}</p>`}`;
  }

  private get offers(): Parameters<typeof linesFor>[0] {
    return this.store.now?.offers ?? [];
  }

  private bubble({ seat, line }: SaidLine, { questioner }: SpysterView): TemplateResult {
    const text = lineOf(this.store, line);
    if (text === "") return html``;
    return html`<p class="bubble ${seat === questioner ? "asks" : "answers"}" data-seat=${seat}>
      ${text}
    </p>`;
  }

  private choice(lines: string[], view: SpysterView, count: number): TemplateResult {
    return html`<div class="choice" role="group" aria-label=${say(this.store, "starters")}>
      ${starters(lines, view, this.turned)
        .slice(0, count)
        .map((line) => this.starter(line))}
      <button
        class="others"
        aria-label=${say(this.store, "other_lines")}
        @click=${() => (this.turned += 1)}
      >
        ${icon("again")}
      </button>
    </div>`;
  }

  private starter(line: string): TemplateResult {
    return html`<button
      class="line"
      data-line=${line}
      ?disabled=${this.store.now?.public.paused !== false}
      @click=${() => void this.store.act("say", { line })}
    >
      ${lineOf(this.store, line)}
    </button>`;
  }

  private advice({ questioner, answerer }: SpysterView): string {
    const me = playing(this.store)?.id;
    if (questioner === me) return say(this.store, "ask_hint");
    return say(this.store, answerer === me ? "answer_hint" : "listen_hint");
  }
}
