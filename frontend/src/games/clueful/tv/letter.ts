import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/mark";
import type { Store } from "../../../shared/store";
import controls from "../../../shared/theme/controls.css?inline";
import { keyOf, type LogEntry, viewOf } from "../view";
import { heard } from "../words";
import styles from "./letter.css?inline";
import { sayOnTv } from "./words";

/** So many letters have room in a line, and so many lines on the sheet. */
const LETTERS = 32;
const LINES = 17;

/** Return the latest turns that fit on the sheet; what was before is in everyone's own letter. */
export function fitting(store: Store, log: readonly LogEntry[]): LogEntry[] {
  let room = LINES;
  let first = log.length;
  for (const entry of [...log].reverse()) {
    room -= linesOf(heard(store, entry));
    if (room < 0) break;
    first -= 1;
  }
  return log.slice(first);
}

/** Between two turns there is half a line. */
function linesOf(sentences: readonly string[]): number {
  return sentences.reduce((sum, { length }) => sum + Math.ceil(length / LETTERS), 0.5);
}

/** What was said aloud, as it is typed: the latest last, and never a card that was shown. */
@customElement("clueful-tv-letter")
export class TvLetter extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** The turn that is on stage: until everyone has seen it, it is not written down. */
  @property() withheld: string | null = null;
  private first: string | null = null;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const log = viewOf(this.store)?.log ?? [];
    const last = log[log.length - 1];
    this.first ??= last === undefined ? "" : keyOf(last);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const at = view.log.findIndex((entry) => keyOf(entry) === this.withheld);
    const told = fitting(this.store, at < 0 ? view.log : view.log.slice(0, at));
    return html`<article aria-label=${sayOnTv(this.store, "log")}>
      <p class="head">${sayOnTv(this.store, "letterhead")}</p>
      ${
        told.length === 0
          ? html`<p class="opening">${sayOnTv(this.store, "opening")}</p>`
          : html`<ol>
              ${repeat(told, keyOf, (entry, index) => this.line(entry, index === told.length - 1))}
            </ol>`
      }
    </article>`;
  }

  private line(entry: LogEntry, last: boolean): TemplateResult {
    const seat = this.store.names?.seat(entry.by);
    const fresh = last && keyOf(entry) !== this.first;
    return html`<li class="${entry.deed} ${fresh ? "fresh" : ""}">
      ${
        seat === undefined
          ? nothing
          : html`<parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>`
      }
      ${heard(this.store, entry).map((sentence) => html`<p>${sentence}</p>`)}
    </li>`;
  }
}
