import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { number, signed, t } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import { isAway } from "../../shared/seats";
import controls from "../../shared/theme/controls.css?inline";
import { fitting, playersOf, type Stake } from "./view";
import styles from "./voting.css?inline";
import { say } from "./words";

const ALL_IN = 3;

/** Tells whom a vote would be for, or how much it bets. */
export class VotingEvent extends CustomEvent<{ target: string } | { bet: number }> {
  constructor(part: { target: string } | { bet: number }) {
    super("voting", { detail: part });
  }
}

/** The faces to pick from, and three bets with what they risk: what they win is on the card. */
@customElement("spyster-voting")
export class Voting extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) stakes: Stake[] = [];
  @property({ attribute: false }) target: string | null = null;
  @property({ attribute: false }) bet = 1;
  @property({ type: Boolean, reflect: true }) locked = false;

  override render(): TemplateResult {
    const others = playersOf(this.store).filter((seat) => seat.id !== this.store.me?.id);
    const many = others.length > 6;
    const faces = many ? "many" : others.length === 4 ? "four" : "";
    return html`<fieldset class=${many ? "many-players" : ""} ?disabled=${this.locked}>
        <legend>${say(this.store, "vote_for")}</legend>
        <div class="faces ${faces}">${others.map((seat) => this.face(seat))}</div>
      </fieldset>
      <fieldset class=${many ? "many-players" : ""} ?disabled=${this.locked}>
        <legend>${say(this.store, "your_bet")}</legend>
        <div class="bets">${this.stakes.map((stake) => this.chip(stake))}</div>
      </fieldset>`;
  }

  private face(seat: SeatInfo): TemplateResult {
    const chosen = seat.id === this.target;
    return html`<label class=${classMap({ face: true, chosen })} data-seat=${seat.id}>
      <input
        class="tap"
        type="radio"
        name="target"
        .checked=${chosen}
        @change=${() => this.dispatchEvent(new VotingEvent({ target: seat.id }))}
      />
      <parlor-person .seat=${seat}></parlor-person>
      <span class="name"
        ><span
          >${seat.name}${isAway(seat) ? html` <small class=${fitting(seat.name)}>${t("seat.away")}</small>` : ""}</span
        ></span
      >
    </label>`;
  }

  private chip({ id, win, lose }: Stake): TemplateResult {
    const chosen = id === this.bet;
    return html`<label class=${classMap({ bet: true, chosen, all: id === ALL_IN })} data-bet=${id}>
      <input
        class="tap"
        type="radio"
        name="bet"
        .checked=${chosen}
        @change=${() => this.dispatchEvent(new VotingEvent({ bet: id }))}
      />
      <b>${id === ALL_IN ? say(this.store, "all_in") : number(id)}</b>
      <span class="odds"
        >${say(this.store, "bet_stakes", { win: signed(win), lose: signed(-lose) })}</span
      >
    </label>`;
  }
}
