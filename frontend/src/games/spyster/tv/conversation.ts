import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { t } from "../../../shared/i18n";
import type { SeatInfo } from "../../../shared/protocol";
import { isAway } from "../../../shared/seats";
import controls from "../../../shared/theme/controls.css?inline";
import { ARROW } from "../art";
import art from "../art.css?inline";
import { type Question, type SpysterView, viewOf } from "../view";
import { lineOf, say } from "../words";
import styles from "./conversation.css?inline";

/** How many questions back the room is reminded of. */
const REMEMBERED = 4;

/** People talk: who asks whom, what is said as bubbles at their heads, and who asked whom before. */
@customElement("spyster-conversation")
export class Conversation extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const asker = this.store.names?.seat(view?.questioner ?? null);
    const answerer = this.store.names?.seat(view?.answerer ?? null);
    if (view === null || asker === undefined || answerer === undefined) return nothing;
    return html`<div class="pair">
        ${this.speaker(asker, view, "asks")}
        <div class="between">${ARROW}<span class="caps">${say(this.store, "asks")}</span></div>
        ${this.speaker(answerer, view, "answers")}
      </div>
      ${this.trail(view.asked)}`;
  }

  private speaker(seat: SeatInfo, view: SpysterView, does: string): TemplateResult {
    const said = view.said.filter(
      (line) => line.seat === seat.id && line.question === view.question,
    );
    const line = lineOf(this.store, said[said.length - 1]);
    const away = isAway(seat) ? ` (${t("seat.away")})` : "";
    return html`<div class="speaker ${does}" data-seat=${seat.id}>
      ${line === "" ? html`<p class="quiet"></p>` : html`<p class="bubble">${line}</p>`}
      <parlor-person .seat=${seat}></parlor-person>
      <p class="name"><span>${seat.name}${away}</span></p>
    </div>`;
  }

  private trail(asked: Question[]): TemplateResult | typeof nothing {
    const past = asked.slice(0, -1).slice(-REMEMBERED);
    if (past.length === 0) return nothing;
    return html`<section class="before">
      <h2 class="caps">${say(this.store, "asked_before")}</h2>
      <ol>
        ${past
          .reverse()
          .map(
            ({ questioner, answerer }) =>
              html`<li>${this.small(questioner)} ${ARROW} ${this.small(answerer)}</li>`,
          )}
      </ol>
    </section>`;
  }

  private small(id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    if (seat === undefined) return html`<span></span>`;
    return html`<span class="who">
      <parlor-person .seat=${seat}></parlor-person>
      <span class="short">${seat.name}</span>
    </span>`;
  }
}
