import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/mark";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./board.css?inline";
import { motif } from "./glaze";
import glazes from "./glaze.css?inline";
import { distance, holding, type Layout, layoutOf, standingOn } from "./model";
import { stamp } from "./pattern";
import { sign } from "./sign";
import { tileTold } from "./telling";
import type { LevelView } from "./view";
import { ripple, rise } from "./wave";

/** Who has tapped where, a moment ago. */
export interface Touch {
  id: number;
  seat: string;
  tile: number;
}

export type TileEvent = CustomEvent<number>;

const STEPS: Record<string, readonly [number, number] | undefined> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A board of tiles; it says `tile` with the place that was tapped, where it can be. */
@customElement("cascade-board")
export class Board extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(glazes), unsafeCSS(styles)];

  @property({ attribute: false }) level!: LevelView;
  @property({ attribute: false }) hues: readonly number[] = [];
  @property({ attribute: false }) touches: readonly Touch[] = [];
  /** The tile from which the last change came. */
  @property({ attribute: false }) origin: number | null = null;
  @property({ type: Boolean }) live = false;
  @property({ type: Boolean, reflect: true }) solved = false;
  @property({ type: Boolean, reflect: true }) lost = false;

  /** The place that each finger holds; null while it has slid off. */
  @state() private held: ReadonlyMap<number, number | null> = new Map();
  /** The place that the arrow keys have come to. */
  @state() private at = 0;
  private readonly pressed = new Map<number, number>();
  /** Whether a finger was lifted whose click may still come. */
  private lifted = false;

  override willUpdate(changed: PropertyValues<this>): void {
    const { columns, rows, places } = layoutOf(this.level);
    this.style.setProperty("--columns", String(columns));
    this.style.setProperty("--rows", String(rows));
    if (changed.has("level") && changed.get("level")?.level !== this.level.level) {
      this.at = places.findIndex((tile) => tile !== null);
      this.letGo();
    }
    if (changed.has("live") && !this.live) this.letGo();
  }

  override updated(changed: PropertyValues<this>): void {
    const before = changed.get("level") ?? this.level;
    if (before.level !== this.level.level) return;
    if (this.solved && changed.has("solved")) this.sweep(rise);
    else if (changed.has("hues")) this.sweep(ripple, changed.get("hues"));
  }

  override render(): TemplateResult {
    const layout = layoutOf(this.level);
    const reached = new Set(
      [...this.held.values()].flatMap((place) => {
        const tile = place === null ? null : (layout.places[place] ?? null);
        return tile === null ? [] : (layout.reach[tile] ?? []);
      }),
    );
    return html`<div
      class="tray"
      role="group"
      @pointerdown=${this.press}
      @pointermove=${this.slide}
      @pointerup=${this.lift}
      @pointercancel=${this.cancel}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @keydown=${this.walk}
    >
      ${layout.places.map((tile, place) =>
        tile === null ? this.gap(place) : this.tile(layout, tile, place, reached.has(tile)),
      )}
    </div>`;
  }

  /** A gap that costs a step can be tapped, too. */
  private gap(place: number): TemplateResult {
    if (!this.live || !this.level.empty_costs) return html`<span class="gap"></span>`;
    return html`<span class="gap costly" data-place=${place}></span>`;
  }

  private tile(layout: Layout, tile: number, place: number, reached: boolean): TemplateResult {
    const { level } = layout;
    const hue = this.hues[tile] ?? 0;
    const glaze = level.colors[hue] ?? 0;
    const special = level.specials[standingOn(level, level.specials, tile)];
    const armed = [...this.held.values()].includes(place);
    const inside = html`${this.face(layout, tile, glaze)}
      ${special === undefined ? nothing : stamp(special.nine)}
      ${reached ? this.drop(level.colors[(hue + 1) % level.colors.length] ?? 0) : nothing}
      <i class="gleam"></i>${this.touch(tile)}`;
    const signed = standingOn(level, level.constraints, tile) !== -1;
    const look = classMap({
      [`g${glaze}`]: true,
      tile: true,
      glazed: true,
      armed,
      reached,
      signed,
    });
    const told = tileTold(this.store, layout, this.hues, tile, place);
    if (!this.live) {
      return html`<span class=${look} role="img" aria-label=${told} data-tile=${tile}
        >${inside}</span
      >`;
    }
    return html`<button
      class=${look}
      data-tile=${tile}
      data-place=${place}
      tabindex=${place === this.at ? 0 : -1}
      aria-label=${told}
      @click=${(event: MouseEvent) => this.clicked(event, place)}
      @focus=${() => (this.at = place)}
    >
      ${inside}
    </button>`;
  }

  /** The motif, or the sign that stands on the tile. */
  private face(layout: Layout, tile: number, glaze: number): TemplateResult {
    const { level } = layout;
    const which = standingOn(level, level.constraints, tile);
    const constraint = level.constraints[which];
    if (constraint !== undefined) {
      return sign(constraint.nine, holding(layout, this.hues, which), glaze);
    }
    return html`<svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${motif(glaze)}</svg>`;
  }

  /** What the finger would make of a tile. */
  private drop(glaze: number): TemplateResult {
    return html`<span class="drop glazed g${glaze}"
      ><svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${motif(glaze)}</svg></span
    >`;
  }

  /** Who has just tapped here. */
  private touch(tile: number): TemplateResult | typeof nothing {
    const [touch] = this.touches.filter((one) => one.tile === tile).slice(-1);
    const seat = this.store.names?.seat(touch?.seat);
    if (seat === undefined) return nothing;
    return html`<parlor-mark
      class="touch"
      .colour=${seat.colour}
      .shape=${seat.shape}
    ></parlor-mark>`;
  }

  /** Let a wave go over the tiles that have changed, or over all, from where it began. */
  private sweep(wave: typeof ripple, before?: readonly number[]): void {
    for (const one of this.renderRoot.querySelectorAll<HTMLElement>("[data-tile]")) {
      const tile = Number(one.dataset.tile);
      if (before !== undefined && before[tile] === this.hues[tile]) continue;
      wave(one, distance(this.level, this.origin ?? tile, tile));
    }
  }

  private press(event: PointerEvent): void {
    const place = placeOf(event.target);
    this.lifted = false;
    if (place === null || event.button !== 0 || !this.live) return;
    // A finger that slides off is still this tile's, and may come back.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.pressed.set(event.pointerId, place);
    this.hold(event.pointerId, place);
  }

  private slide(event: PointerEvent): void {
    const place = this.pressed.get(event.pointerId);
    if (place === undefined) return;
    const now = this.isOver(event, place) ? place : null;
    if (now !== this.held.get(event.pointerId)) this.hold(event.pointerId, now);
  }

  private lift(event: PointerEvent): void {
    const place = this.held.get(event.pointerId) ?? null;
    if (!this.pressed.has(event.pointerId)) return;
    this.lifted = true;
    this.cancel(event);
    if (place !== null) this.tell(place);
  }

  private cancel({ pointerId }: PointerEvent): void {
    this.pressed.delete(pointerId);
    this.hold(pointerId, undefined);
  }

  private hold(finger: number, place: number | null | undefined): void {
    const held = new Map(this.held);
    if (place === undefined) held.delete(finger);
    else held.set(finger, place);
    this.held = held;
  }

  private letGo(): void {
    this.pressed.clear();
    this.held = new Map();
  }

  private isOver({ clientX, clientY }: PointerEvent, place: number): boolean {
    const box = this.renderRoot.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (box === undefined) return false;
    const { left, right, top, bottom } = box;
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  /** Keys and screen readers click; what a finger does was heard when it was lifted. */
  private clicked({ detail }: MouseEvent, place: number): void {
    if (detail === 0 || !this.lifted) this.tell(place);
    this.lifted = false;
  }

  private tell(place: number): void {
    this.at = place;
    this.dispatchEvent(new CustomEvent("tile", { detail: place }));
  }

  /** Arrow keys go from tile to tile, over gaps. */
  private walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { columns, rows, places } = layoutOf(this.level);
    const [across, down] = step;
    let [x, y] = [this.at % columns, Math.floor(this.at / columns)];
    do {
      [x, y] = [x + across, y + down];
    } while (places[y * columns + x] === null && x >= 0 && x < columns && y >= 0 && y < rows);
    if (x < 0 || x >= columns || y < 0 || y >= rows) return;
    this.at = y * columns + x;
    this.renderRoot.querySelector<HTMLElement>(`[data-place="${this.at}"]`)?.focus();
  }
}

function placeOf(target: EventTarget | null): number | null {
  const place = (target as Element | null)?.closest<HTMLElement>("[data-place]")?.dataset.place;
  return place === undefined ? null : Number(place);
}
