import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import { eveningOf } from "../shared/evening";
import { number, t } from "../shared/i18n";
import type { TallyInfo } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import styles from "./evening.css?inline";
import { AskEvent } from "./intent";

/** What the whole evening has come to, once more than one game was played; a host can begin another. */
@customElement("parlor-evening")
export class Evening extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    const evening = now === null ? null : eveningOf(now.public);
    if (evening === null) return nothing;
    const { games, players } = evening;
    return html`<h2 class="caps">${t("over.evening", { count: games.length })}</h2>
      <ol>
        ${players.map((player) => this.player(player))}
      </ol>
      ${
        this.store.powers
          ? html`<button class="quiet" @click=${this.beginAnew}>${t("over.new_evening")}</button>`
          : nothing
      }`;
  }

  private player({ seat, name, wins, points }: TallyInfo): TemplateResult {
    const sitting = this.store.names?.seat(seat);
    const scored = points === null ? "" : ` · ${number(points)} ${t("scores.points")}`;
    return html`<li data-seat=${seat}>
      ${
        sitting === undefined
          ? html`<span></span>`
          : html`<parlor-person .seat=${sitting}></parlor-person>`
      }
      <span class="name">${name}</span>
      <span class="sum">${t("over.wins", { count: wins })}${scored}</span>
    </li>`;
  }

  private beginAnew(): void {
    const then = (): void => void this.store.send({ type: "new_evening" });
    this.dispatchEvent(new AskEvent(t("over.ask_new_evening"), t("over.new_evening"), then));
  }
}
