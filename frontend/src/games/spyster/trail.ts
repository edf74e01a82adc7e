import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/mark";
import { nameOf } from "../../shared/own-words";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./trail.css?inline";
import { type Question, viewOf } from "./view";
import { say } from "./words";

/** As many fit in a line. */
const LAST = 7;

/** Who has asked whom in this round: one answers, then asks, so it is a chain. */
@customElement("spyster-trail")
export class Trail extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const asked = viewOf(this.store)?.asked ?? [];
    if (asked.length === 0) return html`<div class="chain"></div>`;
    const heard = asked.slice(-LAST).map(({ questioner, answerer }) =>
      say(this.store, "they_ask", {
        questioner: nameOf(this.store, questioner),
        answerer: nameOf(this.store, answerer),
      }),
    );
    return html`<div class="chain" role="img" aria-label=${heard.join(", ")}>
      ${chain(asked)
        .slice(-LAST)
        .map((seat, place) => this.link(seat, place > 0))}
    </div>`;
  }

  private link(id: string | null, pointed: boolean): TemplateResult {
    const seat = this.store.names?.seat(id);
    return html`${pointed ? html`<i></i>` : nothing}
    ${
      seat === undefined
        ? html`<span></span>`
        : html`<parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>`
    }`;
  }
}

/** Return the seats one after the other; a gap where the one who asked had not answered before. */
export function chain(asked: readonly Question[]): (string | null)[] {
  const seats: (string | null)[] = [];
  for (const { questioner, answerer } of asked) {
    const last = seats[seats.length - 1];
    if (last === undefined) seats.push(questioner);
    else if (last !== questioner) seats.push(null, questioner);
    seats.push(answerer);
  }
  return seats;
}
