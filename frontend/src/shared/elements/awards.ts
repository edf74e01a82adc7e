import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { list, t } from "../i18n";
import type { AwardInfo, SeatInfo } from "../protocol";
import controls from "../theme/controls.css?inline";
import styles from "./awards.css?inline";
import { TableElement } from "./element";
import "./person";

const MOST_COLUMNS = 3;

/** A small ceremony: who is honoured for what really happened. */
@customElement("parlor-awards")
export class Awards extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;
  /** In rows, where there is much else to see. */
  @property({ type: Boolean, reflect: true }) rows = false;

  override render(): TemplateResult | typeof nothing {
    const awards = this.store.now?.public.result?.awards ?? [];
    if (awards.length === 0) return nothing;
    return html`<h2 class=${this.large ? "unseen" : "caps"}>${t("over.awards")}</h2>
      <ul .style=${`--columns: ${columnsOf(awards.length)}`}>
        ${awards.map((award, at) => this.award(award, at))}
      </ul>`;
  }

  private award({ id, seats, number }: AwardInfo, at: number): TemplateResult | typeof nothing {
    const honoured = seats.flatMap((seat) => this.store.names?.seat(seat) ?? []);
    const said = this.store.names?.award(id, number, honoured.length > 1) ?? null;
    if (said === null || honoured.length === 0) return nothing;
    return html`<li data-award=${id} .style=${`--at: ${at}`}>
      <div class="faces">${honoured.slice(0, 3).map((seat) => face(seat))}</div>
      <div>
        <h3>${said.name}</h3>
        <p class="who">${list(honoured.map(({ name }) => name))}</p>
        <p class="text">${said.text}</p>
      </div>
    </li>`;
  }
}

/** Return in how many columns so many awards leave no row nearly empty. */
function columnsOf(count: number): number {
  return Math.ceil(count / Math.ceil(count / MOST_COLUMNS));
}

function face(seat: SeatInfo): TemplateResult {
  return html`<parlor-person .seat=${seat} mood="winning"></parlor-person>`;
}
