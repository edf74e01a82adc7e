import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number, t } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { type Player, playerOf } from "../view";
import { characterOf, districtOf, say } from "../words";
import { about, districtCard } from "./card";
import card from "./card.css?inline";
import { factsOf } from "./facts";
import { MeetEvent } from "./meet";
import styles from "./visit.css?inline";

/** A visit to somebody's city: what everyone may know of a player. */
@customElement("citadels-visit")
export class Visit extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(card),
    unsafeCSS(styles),
  ];

  @property() seat = "";

  override render(): TemplateResult | typeof nothing {
    const player = playerOf(this.store, this.seat);
    const seat = this.store.names?.seat(this.seat);
    if (player === null || seat === undefined) return nothing;
    const { city } = player;
    return html`<div class="owner">
        <parlor-person .seat=${seat}></parlor-person>
        <ul>
          ${factsOf(this.store, seat, player).map((fact) => html`<li>${fact}</li>`)}
          <li>${number(player.score.total)} ${t("scores.points")}</li>
        </ul>
      </div>
      ${this.roles(player)}
      ${
        city.length === 0
          ? html`<p class="soft">${say(this.store, "empty_city")}</p>`
          : html`<ul class="cards">
              ${city.map(
                (one) =>
                  html`<li class="card" data-district=${one.district}>
                    ${districtCard(this.store, one)}
                  </li>`,
              )}
            </ul>`
      }
      ${city.map(({ district }) => this.effect(district))}`;
  }

  private roles({ revealed_roles: roles }: Player): TemplateResult[] {
    return roles.map((id) => {
      const { name, power } = characterOf(this.store, id);
      return html`<button class="role" @click=${() => this.dispatchEvent(new MeetEvent(id))}>
        ${character(id)}<span>${about(name, power)}</span>
      </button>`;
    });
  }

  private effect(district: string): TemplateResult | typeof nothing {
    const { name, effect } = districtOf(this.store, district);
    return effect === undefined ? nothing : html`<p class="small">${about(name, effect)}</p>`;
  }
}
