import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import paints from "./art/card.css?inline";
import { lobbyOf, placeId, type PlaceId } from "./cards";
import styles from "./map.css?inline";
import { house, type Moment } from "./map/house";
import { HEIGHT, isPassage, roomPlace, standing, wayBetween, WIDTH } from "./map/plan";
import { placeExplained, placeTold, whyNot } from "./map/telling";
import { walk } from "./map/walk";
import { viewOf } from "./view";
import { say } from "./words";

const LINGER_MS = 500;
/** How far on the next target lies in each direction: rooms and lobbies take turns, three abreast. */
const STEPS: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};
/** The targets as they lie, row by row. */
const TARGETS = [0, 3, 6]
  .map((row) => [row, row + 1, row + 2])
  .flatMap((rooms) => [...rooms.map(roomPlace), ...rooms.map(lobbyOf)]);

/** Told when somebody taps what is out of reach, or lingers on anything. */
export interface Explained {
  place: PlaceId;
  why: string;
}

/**
 * The house from above, by candle light: who stands where, and where one may go.
 *
 * It tells `go` (a place) and `explain` (`Explained`); a page without a seat sees a picture.
 */
@customElement("occluedo-map")
export class HouseMap extends TableElement {
  static override styles = [unsafeCSS(paints), unsafeCSS(styles)];

  /** My role's number: the room in which it stands is shaded. */
  @property({ attribute: false }) mine: number | null = null;
  /** The places that glow and can be tapped. */
  @property({ attribute: false }) reach: readonly PlaceId[] = [];
  /** The number of the room that is talked about. */
  @property({ attribute: false }) lit: number | null = null;
  /** Where somebody wants to go, until they confirm it. */
  @property({ attribute: false }) chosen: PlaceId | null = null;
  private seen: readonly number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasLingered = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.lift();
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.now();
    if (now === null) return nothing;
    const isOpen = now.view.result === null && this.store.me !== null;
    return html`<div class="house">
      <svg
        class=${this.lit === null ? "" : "hushed"}
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        role="img"
        aria-label=${say(this.store, "plan")}
      >
        ${house(isOpen ? now : { ...now, reach: [] })}
      </svg>
      ${isOpen ? this.targets(now) : nothing}
    </div>`;
  }

  override updated(): void {
    const places = viewOf(this.store)?.player_places ?? [];
    const before = this.seen;
    const [from, to] = [standing(before), standing(places)];
    this.seen = places;
    for (const token of this.renderRoot.querySelectorAll<SVGElement>(".token")) {
      const role = Number(token.dataset.role);
      const [left, entered, start, end] = [before[role], places[role], from[role], to[role]];
      if (left === undefined || entered === undefined || !start || !end) continue;
      walk(token, [start, ...wayBetween(left, entered), end], isPassage(left, entered));
    }
  }

  private now(): Moment | null {
    const { store, mine, reach, lit, chosen } = this;
    const view = viewOf(store);
    return view === null ? null : { store, view, mine, reach, lit, chosen };
  }

  private targets(now: Moment): TemplateResult {
    return html`<div class="targets" @keydown=${this.steer}>
      ${TARGETS.map((place) => this.target(now, place))}
    </div>`;
  }

  private target(now: Moment, number: number): TemplateResult {
    const place = placeId(number);
    const isNear = this.reach.includes(place);
    return html`<button
      class=${isNear ? "near" : ""}
      data-place=${place}
      tabindex=${isNear ? 0 : -1}
      aria-label=${placeTold(now, number)}
      title=${whyNot(now, number) || nothing}
      aria-disabled=${!isNear}
      aria-pressed=${isNear ? place === this.chosen : nothing}
      @pointerdown=${() => this.linger(number)}
      @pointerup=${this.lift}
      @pointerleave=${this.lift}
      @pointercancel=${this.lift}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @click=${() => this.tap(number)}
    ></button>`;
  }

  private tap(number: number): void {
    const place = placeId(number);
    if (this.hasLingered) this.hasLingered = false;
    else if (this.reach.includes(place)) this.tell("go", place);
    else this.explain(number);
  }

  private linger(number: number): void {
    this.lift();
    this.hasLingered = false;
    this.timer = setTimeout(() => {
      this.hasLingered = true;
      this.explain(number);
    }, LINGER_MS);
  }

  private lift(): void {
    clearTimeout(this.timer);
  }

  private steer(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...this.renderRoot.querySelectorAll<HTMLElement>(".targets button")];
    all[all.indexOf(event.target as HTMLElement) + step]?.focus();
  }

  private explain(number: number): void {
    const now = this.now();
    if (now === null) return;
    this.tell("explain", { place: placeId(number), why: placeExplained(now, number) });
  }

  private tell(type: "go" | "explain", detail: PlaceId | Explained): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
