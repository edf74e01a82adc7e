import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../../../shared/art/icons";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number, signed, t } from "../../../shared/i18n";
import { isAway } from "../../../shared/seats";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { cards, coin, crown } from "../art/things";
import { district } from "../district";
import districts from "../district.css?inline";
import { type Card, type CitadelsView, type Player, viewOf } from "../view";
import { say } from "../words";
import { Changes } from "./changes";
import styles from "./city.css?inline";
import "./slots";

/** So many districts have room side by side, and two rows among so many players. */
const SIDE_BY_SIDE = 8;
const ALWAYS_TWO_ROWS = 3;
const ROOM_FOR_TWO_ROWS = 4;
const LEAST_COLUMNS = 4;

/** One player on the TV: who it is, what lies in front of them, and their city. */
@customElement("citadels-city")
export class City extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(districts),
    unsafeCSS(styles),
  ];

  @property({ attribute: false }) player!: Player;

  private readonly changes = new Changes(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(() => this.changes.stop());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.changes.look(this.player);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    const seat = this.store.names?.seat(this.player.player);
    if (view === null || seat === undefined) return nothing;
    const { player } = this;
    const classes = {
      acts: this.acts(view),
      complete: player.complete,
      gone: player.gone,
    };
    return html`<section class="player ${classMap(classes)}" aria-label=${seat.name}>
      <parlor-person .seat=${seat}></parlor-person>
      <div class="who">
        <h2><span>${seat.name} ${this.note(isAway(seat))}</span></h2>
        <p class="purse">${this.purse(player)}</p>
      </div>
      <citadels-slots .store=${this.store} .player=${player}></citadels-slots>
      ${this.city(view)}
      <p class="score">
        <b>${player.complete ? this.flag() : nothing}${number(player.score.total)}</b>
        <small>${t("scores.points")}</small>
      </p>
    </section>`;
  }

  private flag(): TemplateResult {
    return html`<span class="done">
      ${icon("flag")}<span class="unseen">${say(this.store, "complete")}</span>
    </span>`;
  }

  private acts({ waiting_for }: CitadelsView): boolean {
    return waiting_for.includes(this.player.player);
  }

  private note(away: boolean): TemplateResult | typeof nothing {
    if (this.player.gone) return html`<small>${t("seat.gone")}</small>`;
    return away ? html`<small>(${t("seat.away")})</small>` : nothing;
  }

  private purse({ gold, hand_size: hand, has_crown }: Player): TemplateResult {
    const change = this.changes.gold;
    return html`<span class="thing-and-count">
        ${coin()}<b aria-hidden="true">${number(gold)}</b
        ><span class="unseen">${say(this.store, "gold", { count: gold })}</span>
      </span>
      <span class="thing-and-count">
        ${cards()}<b aria-hidden="true">${number(hand)}</b
        ><span class="unseen">${say(this.store, "hand", { count: hand })}</span>
      </span>
      ${
        has_crown
          ? html`<span class="crowned">
              ${crown()}<span class="unseen">${say(this.store, "crown")}</span>
            </span>`
          : nothing
      }
      ${change === 0 ? nothing : html`<span class="change">${signed(change)}</span>`}`;
  }

  /** What has just fallen, and what may still be dug out. */
  private ruins({ destroyed }: CitadelsView): Card[] {
    const { ruins } = this.changes;
    if (destroyed?.owner !== this.player.player) return ruins;
    return [...ruins.filter(({ id }) => id !== destroyed.card.id), destroyed.card];
  }

  private city(view: CitadelsView): TemplateResult {
    const { city } = this.player;
    const ruins = this.ruins(view);
    const plots = Math.max(0, view.end_city_size - city.length - ruins.length);
    const lots: Lot[] = [
      ...city.map((card) => ({ id: card.id, tile: district(this.store, card, "built") })),
      ...ruins.map((card) => ({ id: `${card.id} ruin`, tile: district(this.store, card, "ruin") })),
      ...Array.from({ length: plots }, (_, at) => ({ id: `plot ${at}`, tile: PLOT })),
    ];
    const half = Math.ceil(lots.length / 2);
    switch (mannerOf(view.players.length, lots.length)) {
      case "dense":
        return html`<div class="city dense">
          <div class="line">${tiles(lots.slice(0, half))}</div>
          <div class="line">${tiles(lots.slice(half))}</div>
        </div>`;
      case "broad":
        return html`<div class="city broad of-${Math.max(LEAST_COLUMNS, half)}">
          ${tiles(lots)}
        </div>`;
      case "plain":
        return html`<div class="city of-${lots.length}">${tiles(lots)}</div>`;
    }
  }
}

/** A piece of land: with a district, with what is left of one, or empty. */
interface Lot {
  id: string;
  tile: TemplateResult;
}

const PLOT = html`<div class="plot"></div>`;

function tiles(lots: Lot[]): unknown {
  return repeat(
    lots,
    ({ id }) => id,
    ({ tile }) => tile,
  );
}

/** Return how a city is built: in one row of tiles, in two, or low. */
function mannerOf(players: number, count: number): "plain" | "broad" | "dense" {
  if (players <= ALWAYS_TWO_ROWS) return "broad";
  if (count <= SIDE_BY_SIDE) return "plain";
  return players <= ROOM_FOR_TWO_ROWS ? "broad" : "dense";
}
