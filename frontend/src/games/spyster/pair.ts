import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { t } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import { isAway } from "../../shared/seats";
import controls from "../../shared/theme/controls.css?inline";
import { ARROW } from "./art";
import art from "./art.css?inline";
import styles from "./pair.css?inline";
import { fitting, viewOf } from "./view";
import { say } from "./words";

/** Who asks whom: two faces and an arrow. */
@customElement("spyster-pair")
export class Pair extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const asker = this.store.names?.seat(view?.questioner ?? null);
    const answerer = this.store.names?.seat(view?.answerer ?? null);
    if (asker === undefined || answerer === undefined) return nothing;
    return html`<div class="pair">
      ${this.face(asker, "asks")}
      <div class="between">${ARROW}<span class="caps">${say(this.store, "asks")}</span></div>
      ${this.face(answerer, "answers")}
    </div>`;
  }

  private face(seat: SeatInfo, does: string): TemplateResult {
    const me = seat.id === this.store.me?.id;
    const note = me ? t("seat.you") : isAway(seat) ? `(${t("seat.away")})` : "";
    return html`<div class="face ${does} ${me ? "me" : ""}" data-seat=${seat.id}>
      <parlor-person .seat=${seat}></parlor-person>
      <p class="name">
        <span
          >${seat.name}
          ${note === "" ? nothing : html`<small class=${fitting(seat.name)}>${note}</small>`}</span
        >
      </p>
    </div>`;
  }
}
