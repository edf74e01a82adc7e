import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import { inWords, number } from "../../shared/i18n";
import controls from "../../shared/theme/controls.css?inline";
import { stars } from "./stars";
import starred from "./stars.css?inline";
import { type BoardView, type CascadeView, type LegView, viewOf } from "./view";
import styles from "./wall.css?inline";
import { say } from "./words";

/** Every level of the game as a tile in a wall: how many stars it got, and with how many taps. */
@customElement("cascade-wall")
export class Wall extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(starred), unsafeCSS(styles)];

  @property({ attribute: false }) board!: BoardView;
  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<ol class=${crowd(view)}>
      ${view.course.map((leg, at) => this.level(leg, at))}
    </ol>`;
  }

  private level(leg: LegView, at: number): TemplateResult {
    const past = this.board.past.find(({ level }) => level === leg.level);
    const count = past?.stars ?? 0;
    return html`<li class=${count > 0 ? "solved" : ""}>
      <b>${number(at + 1)}</b>
      <p class="name">${inWords(leg.name)}</p>
      ${stars(count)}
      <p class="taps">${this.told(leg, past?.taps, count)}</p>
    </li>`;
  }

  private told({ par }: LegView, taps: number | undefined, count: number): string {
    if (taps === undefined) return say(this.store, "not_reached");
    if (count === 0) return say(this.store, "not_solved");
    return say(this.store, "taps_par", { count: taps, par });
  }
}

function crowd({ course }: CascadeView): string {
  if (course.length > 12) return "crowd";
  return course.length > 6 ? "many" : "few";
}
