import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { type CluefulView, viewOf } from "../view";
import styles from "./people.css?inline";
import { sayOnTv } from "./words";

/** Everyone in the order of turns; an arrow says who answers whom. */
@customElement("clueful-people")
export class People extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** Whose turn everyone sees. */
  @property() who: string | null = null;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<ol class="of-${view.order.length}" aria-label=${sayOnTv(this.store, "order")}>
      ${view.order.map((seat) => this.person(view, seat))}
    </ol>`;
  }

  private person(view: CluefulView, id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    const now = this.who === id;
    const gone = view.left.includes(id);
    const count = view.hand_sizes[id] ?? 0;
    return html`<li
      class=${classMap({ now, gone })}
      data-seat=${id}
      aria-current=${now ? "step" : nothing}
    >
      ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
      <p class="name">${nameOf(this.store, id)}</p>
      <p class="note">
        ${gone ? sayOnTv(this.store, "left") : sayOnTv(this.store, "cards", { count })}
      </p>
      ${ARROW}
    </li>`;
  }
}

const ARROW = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3 12h17M14 6l6 6-6 6"></path>
</svg>`;
