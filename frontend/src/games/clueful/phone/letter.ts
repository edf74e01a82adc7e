import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, queryAll } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/mark";
import controls from "../../../shared/theme/controls.css?inline";
import { keyOf, type LogEntry, viewOf } from "../view";
import { heard, say } from "../words";
import { type Exchange, exchanges } from "./diary";
import styles from "./letter.css?inline";
import { shownToMe } from "./now";

/** Tells what is wanted of the house: a line to be said to it. */
export class SayEvent extends CustomEvent<string> {
  constructor(line: string) {
    super("say", { detail: line });
  }
}

/**
 * The letter that types itself: what everyone heard, and between it what I said and was answered.
 *
 * It lies open, so no card is ever in it: what is for my eyes only is under the cover.
 */
@customElement("clueful-letter")
export class Letter extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** What may be said next, below the last answer. */
  @property({ attribute: false }) suggestions: readonly string[] = [];
  @query(".sheet") private readonly sheet!: HTMLElement | null;
  @query(".typed") private readonly typed!: HTMLElement | null;
  @queryAll(".said") private readonly said!: NodeListOf<HTMLElement>;
  private length = 0;
  private answered = 0;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const mine = exchanges(this.store);
    const keys = view.log.map(keyOf);
    // What was said before all that is still in the log comes first.
    const early = mine.filter(({ after }) => !keys.includes(after));
    return html`<div
      class="sheet"
      role="region"
      tabindex="0"
      aria-label=${say(this.store, "letter")}
    >
      <div class="typed">
        <p class="head">${say(this.store, "letterhead")}</p>
        <p>${say(this.store, "opening")}</p>
        ${early.map((one) => this.exchange(one))} ${view.log.map((entry) => this.turn(entry, mine))}
        ${this.suggestions.length > 0 ? this.suggested() : nothing}
        <p class="carriage" aria-hidden="true"></p>
      </div>
    </div>`;
  }

  override updated(): void {
    const length = this.typed?.childElementCount ?? 0;
    const said = [...this.said];
    if (length === this.length && said.length === this.answered) return;
    const last = this.length > 0 && said.length > this.answered ? said[said.length - 1] : null;
    this.length = length;
    this.answered = said.length;
    this.turnTo(last ?? null);
  }

  /** Show the foot of the sheet, where its scrolling begins, or a long answer from its beginning. */
  private turnTo(line: HTMLElement | null): void {
    const { sheet } = this;
    if (sheet === null) return;
    sheet.scrollTop = 0;
    const above =
      line === null ? 0 : sheet.getBoundingClientRect().top - line.getBoundingClientRect().top;
    if (above > 0) sheet.scrollTop = -above;
  }

  private turn(entry: LogEntry, mine: readonly Exchange[]): TemplateResult {
    const key = keyOf(entry);
    const seat = this.store.names?.seat(entry.by);
    return html`<div class="turn ${entry.deed}" data-turn=${key}>
        ${
          seat === undefined
            ? nothing
            : html`<parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>`
        }
        <p>${heard(this.store, entry).join(" ")}</p>
        ${key === shownToMe(this.store) ? this.sealed() : nothing}
      </div>
      ${mine.filter(({ after }) => after === key).map((one) => this.exchange(one))}`;
  }

  private exchange({ said, answer, sealed }: Exchange): TemplateResult {
    const text = sealed ? `${answer} ${say(this.store, "sealed")}`.trim() : answer;
    return html`<p class="said">
        <span class="unseen">${say(this.store, "you_said")}</span>${said}
      </p>
      <p class="answer">${text}</p>`;
  }

  /** A card was shown to me; it is not here. */
  private sealed(): TemplateResult {
    return html`<button
      class="seal"
      data-action="to-hand"
      @click=${() => this.dispatchEvent(new CustomEvent("unseal"))}
    >
      ${SEAL} ${say(this.store, "to_hand")}
    </button>`;
  }

  private suggested(): TemplateResult {
    return html`<p class="perhaps">
      ${this.suggestions.map(
        (line) =>
          html`<button data-say=${line} @click=${() => this.dispatchEvent(new SayEvent(line))}>
            ${line}
          </button>`,
      )}
    </p>`;
  }
}

const SEAL = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M12 2.5l2.6 1.7 3.1-.2 1.2 2.9 2.6 1.7-.7 3 .7 3-2.6 1.7-1.2 2.9-3.1-.2L12 21.5l-2.6-1.8-3.1.2-1.2-2.9-2.6-1.7.7-3-.7-3 2.6-1.7 1.2-2.9 3.1.2z"
  ></path>
</svg>`;
