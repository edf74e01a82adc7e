import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { cards, coin, crown } from "../art/things";
import { type Player, viewOf } from "../view";
import { factsOf } from "./facts";
import styles from "./seats.css?inline";

/** With more players gold and cards stand one below the other. */
const FEW = 5;

/** Asks for the city of a player. */
export class VisitEvent extends CustomEvent<string> {
  constructor(seat: string) {
    super("visit", { detail: seat });
  }
}

/** Everyone at the table with gold and cards; a tap leads into their city. */
@customElement("citadels-seats")
export class Seats extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<ul class=${view.players.length > FEW ? "many" : ""}>
      ${view.players.map((player) => this.face(player, view.waiting_for))}
    </ul>`;
  }

  private face(player: Player, waiting: string[]): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(player.player);
    if (seat === undefined) return nothing;
    const { gold, hand_size: hand, city, complete } = player;
    const me = seat.id === this.store.me?.id;
    const acts = waiting.includes(seat.id);
    return html`<li aria-label=${seat.name}>
      <button
        class=${classMap({ acts, me, complete })}
        data-seat=${seat.id}
        @click=${() => this.dispatchEvent(new VisitEvent(seat.id))}
      >
        <span class="face">
          <parlor-person .seat=${seat}></parlor-person>
          ${player.has_crown ? crown() : nothing}
          <b class="size" aria-hidden="true">${number(city.length)}</b>
        </span>
        <span class="name">${seat.name}</span>
        <span class="purse" aria-hidden="true"
          >${coin()}${number(gold)} ${cards()}${number(hand)}</span
        >
        <span class="unseen">${factsOf(this.store, seat, player).join(", ")}</span>
      </button>
    </li>`;
  }
}
