import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import type { Offered, Value } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { type Card, type Player, playerOf, viewOf } from "../view";
import { characterOf, charactersOf, districtOf, say } from "../words";
import styles from "./aim.css?inline";
import { characterCard, districtCard } from "./card";
import card from "./card.css?inline";
import { aimsOf, type Deed, offersTo, taken } from "./deeds";
import { abilityName } from "./now";

type Params = Record<string, Value>;

/**
 * Whom or what the ability is used on: a character, a player, or a district in a city.
 *
 * Which of them it is depends on what is offered, not on who asks.
 */
@customElement("citadels-aim")
export class Aim extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(card),
    unsafeCSS(styles),
  ];

  @state() private params: Params | null = null;

  override render(): TemplateResult {
    const deed = this.deed(this.params);
    return html`${this.choices()}
      <div class="confirm">
        <p class="note" role="status">
          ${say(this.store, deed === null ? "aim_first" : "no_way_back")}
        </p>
        <button
          class="brass wide"
          data-action="ability"
          ?disabled=${deed === null}
          @click=${() => void this.use(deed)}
        >
          ${deed === null ? abilityName(this.store) : this.label(deed)}
        </button>
      </div>`;
  }

  private get offers(): Offered[] {
    return aimsOf(offersTo(this.store));
  }

  private choices(): TemplateResult {
    const { offers } = this;
    const others = (viewOf(this.store)?.players ?? []).filter(
      ({ player }) => player !== this.store.me?.id,
    );
    if (offers.some(({ params }) => "character" in params)) {
      return html`<div class="cards" role="radiogroup">
        ${charactersOf(this.store).map((id) => this.named(id))}
      </div>`;
    }
    if (offers.some(({ params }) => "district_name" in params)) {
      return html`${others.map((player) => this.besieged(player))}`;
    }
    return html`<div class="faces" role="radiogroup">
      ${others.map(({ player }) => this.face(player))}
    </div>`;
  }

  private named(id: string): TemplateResult {
    const { murdered } = viewOf(this.store) ?? {};
    const why = id === murdered ? say(this.store, "was_murdered") : "";
    return html`<label class=${this.look({ character: id }, "card")} data-character=${id}>
      ${this.input({ character: id })} ${characterCard(this.store, id)} ${stamp(why)}
    </label>`;
  }

  private face(id: string): TemplateResult {
    const params = { extra_data: "swap_hand", target: id };
    const seat = this.store.names?.seat(id);
    const count = playerOf(this.store, id)?.hand_size ?? 0;
    return html`<label class=${this.look(params, "face")} data-seat=${id}>
      ${this.input(params)}
      ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
      <b>${nameOf(this.store, id)}</b> <small>${say(this.store, "hand", { count })}</small>
    </label>`;
  }

  private besieged(player: Player): TemplateResult {
    const { player: id, city } = player;
    const seat = this.store.names?.seat(id);
    return html`<section data-seat=${id}>
      <h3>
        ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
        <span>${nameOf(this.store, id)} <small>${this.shelter(player)}</small></span>
      </h3>
      <div class="cards" role="radiogroup" aria-label=${nameOf(this.store, id)}>
        ${city.map((one) => this.district(player, one))}
      </div>
    </section>`;
  }

  private district(player: Player, one: Card): TemplateResult {
    const params = { target: player.player, district_name: one.district };
    const offered = this.deed(params) !== null;
    const open = offered || this.shelter(player) !== "";
    const dear = one.cost - 1 > (playerOf(this.store, this.store.me?.id)?.gold ?? 0);
    const why = open ? "" : say(this.store, dear ? "safe_price" : "safe_keep");
    return html`<label class=${this.look(params, "card")} data-district=${one.district}>
      ${this.input(params)} ${districtCard(this.store, one)} ${stamp(why)}
      ${
        offered
          ? html`<span class="price">${say(this.store, "gold", { count: one.cost - 1 })}</span>`
          : nothing
      }
    </label>`;
  }

  /** Why a whole city is out of reach, as far as everyone can know. */
  private shelter({ complete, city, revealed_roles: roles }: Player): string {
    if (complete) return say(this.store, "safe_complete");
    if (city.length === 0) return say(this.store, "empty_city");
    const guarded = roles.includes("bishop") && viewOf(this.store)?.murdered !== "bishop";
    return guarded ? say(this.store, "safe_bishop") : "";
  }

  private look(params: Params, kind: string): string {
    const chosen = this.params !== null && same(this.params, params);
    const off = this.deed(params) === null;
    return `${kind} ${chosen ? "chosen" : off ? "off" : ""}`;
  }

  private input(params: Params): TemplateResult {
    return html`<input
      class="tap"
      type="radio"
      name="aim"
      .checked=${this.params !== null && same(this.params, params)}
      ?disabled=${this.deed(params) === null}
      @change=${() => (this.params = params)}
    />`;
  }

  private deed(params: Params | null): Deed | null {
    if (params === null) return null;
    return this.offers.map((offer) => taken(offer, params)).find((deed) => deed !== null) ?? null;
  }

  private label({ params }: Deed): string {
    const { character, target, district_name: district } = params as Record<string, string>;
    if (character !== undefined) {
      const role = viewOf(this.store)?.current_role;
      const key =
        role === "assassin" || role === "thief" ? (`aim_${role}` as const) : "aim_character";
      return say(this.store, key, { character: characterOf(this.store, character).name });
    }
    if (district === undefined) {
      return say(this.store, "aim_swap", { name: nameOf(this.store, target) });
    }
    const built = playerOf(this.store, target)?.city.find((one) => one.district === district);
    const values = { district: districtOf(this.store, district).name };
    return say(this.store, "aim_raze", { ...values, count: (built?.cost ?? 1) - 1 });
  }

  private async use(deed: Deed | null): Promise<void> {
    if (deed === null) return;
    const answer = await this.store.act(deed.type, deed.params);
    if (answer !== null) this.dispatchEvent(new CustomEvent("aimed"));
  }
}

function stamp(why: string): TemplateResult | typeof nothing {
  return why === "" ? nothing : html`<em class="why">${why}</em>`;
}

function same(one: Params, other: Params): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
