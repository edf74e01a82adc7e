import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import type { Offered, Value } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import {
  type Card,
  ownViewOf,
  type Player,
  playerOf,
  type Spared,
  type Target,
  viewOf,
} from "../view";
import { calledOf, characterOf, charactersOf, districtOf, say } from "../words";
import styles from "./aim.css?inline";
import { about, characterCard, districtCard } from "./card";
import card from "./card.css?inline";
import { aimsOf, type Deed, offersTo, taken } from "./deeds";
import { abilityName } from "./now";

type Params = Record<string, Value>;

/** Reasons that hold for all districts of a city. */
const WHOLE: ReadonlySet<Spared> = new Set(["complete", "guarded"]);

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
        ${this.victim(deed)}
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

  /** Who is named explains itself. */
  private victim(deed: Deed | null): TemplateResult | typeof nothing {
    const id = deed?.params.character;
    if (typeof id !== "string") return nothing;
    const { power } = characterOf(this.store, id);
    return html`<p class="victim">${about(calledOf(this.store, id), power)}</p>`;
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
    const { valid_targets: targets = [], spared = [] } = ownViewOf(this.store);
    const pointless = targets.find((one) => one.character === id)?.pointless;
    const me = id === viewOf(this.store)?.current_role ? "yours" : undefined;
    // Whoever plays two characters keeps the other to themselves: this sheet lies in plain sight.
    const known = pointless === "yours" ? undefined : pointless;
    const why = spared.find((one) => one.character === id)?.why ?? known ?? me;
    const look = `${this.look({ character: id }, "card")} ${why === undefined ? "" : "grey"}`;
    return html`<label class=${look} data-character=${id}>
      ${this.input({ character: id })} ${characterCard(this.store, id)}
      ${stamp(why === undefined ? "" : say(this.store, `why_${why}`))}
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
    const { valid_targets: targets = [], spared = [] } = ownViewOf(this.store);
    const aimed = ({ target, district_name: name }: Target): boolean =>
      target === player.player && name === one.district;
    const why = spared.find(aimed)?.why;
    const cost = targets.find(aimed)?.cost;
    // Why a whole city is out of reach stands above it.
    const alone = why !== undefined && !WHOLE.has(why);
    return html`<label class=${this.look(params, "card")} data-district=${one.district}>
      ${this.input(params)} ${districtCard(this.store, one)}
      ${stamp(alone ? say(this.store, `why_${why}`) : "")}
      ${
        cost === undefined
          ? nothing
          : html`<span class="price">${say(this.store, "gold", { count: cost })}</span>`
      }
    </label>`;
  }

  /** Why a whole city is out of reach. */
  private shelter({ player, city }: Player): string {
    if (city.length === 0) return say(this.store, "empty_city");
    const { spared = [] } = ownViewOf(this.store);
    const why = spared.find((one) => one.target === player && WHOLE.has(one.why))?.why;
    return why === undefined ? "" : say(this.store, `why_${why}`);
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
    const known = ownViewOf(this.store).valid_targets?.find(
      (one) => one.target === target && one.district_name === district,
    );
    const values = { district: districtOf(this.store, district).name };
    return say(this.store, "aim_raze", { ...values, count: known?.cost ?? 0 });
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
