import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../../shared/art/icons";
import { copy } from "../../../shared/copy";
import { TableElement } from "../../../shared/elements/element";
import { number } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import "../board";
import type { TileEvent } from "../board";
import tiles from "../board.css?inline";
import { chime } from "../chime";
import { motif } from "../glaze";
import glazes from "../glaze.css?inline";
import {
  begun,
  holding,
  isSolved,
  layoutOf,
  MIDDLE,
  spotAt,
  type Standing,
  tapped,
} from "../model";
import { stamp } from "../pattern";
import { sign } from "../sign";
import { glazeName, say, wayName } from "../words";
import {
  ACROSS,
  type Draft,
  GLAZES,
  keep,
  levelOf,
  newSign,
  packOf,
  recalled,
  strokesOf,
  turned,
  withColour,
  without,
  withTile,
} from "./draft";
import styles from "./editor.css?inline";
import { fewest, type Verdict } from "./solver";

const GAME = "cascade";
const PACK = "pack";
type Tool = "tiles" | "signs" | "specials";
const TOOLS: readonly Tool[] = ["tiles", "signs", "specials"];
/** While a finger draws, nobody wants an answer. */
const PAUSE_MS = 120;
const ROW = [0, 0, 0, 1, 1, 1, 0, 0, 0];

/** A sheet to draw a level on: it says at once whether it can be solved, and lets it be played. */
@customElement("cascade-editor")
export class Editor extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(glazes),
    unsafeCSS(tiles),
    unsafeCSS(styles),
  ];

  @state() private draft = recalled();
  @state() private tool: Tool = "tiles";
  /** The place whose sign, or own pattern, is being drawn. */
  @state() private chosen: number | null = null;
  @state() private verdict: Verdict | null = null;
  /** The board, while what is drawn is being played. */
  @state() private playing: Standing | null = null;
  /** What came of the last deed; a notice would lie under this sheet. */
  @state() private said = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.style.setProperty("--columns", String(ACROSS));
    this.style.setProperty("--rows", String(ACROSS));
    this.judge();
    this.while(() => clearTimeout(this.timer));
  }

  override render(): TemplateResult {
    return html`${this.playing === null ? this.sheet() : this.play(this.playing)}
      <p class="verdict ${typeof this.verdict === "number" ? "good" : ""}" role="status">
        ${this.told()}
      </p>
      <div class="deeds">
        <button class="brass" ?disabled=${!this.isWhole} data-action="play" @click=${this.begin}>
          ${icon(this.playing === null ? "play" : "pencil")}
          <span>${say(this.store, this.playing === null ? "draw_play" : "draw_on")}</span>
        </button>
        <button
          class="rim"
          ?disabled=${!this.isWorthKeeping}
          data-action="copy"
          @click=${this.copy}
        >
          ${icon("cards")}<span>${say(this.store, "draw_copy")}</span>
        </button>
        ${this.store.powers ? this.shelf() : nothing}
      </div>
      <p class="said" role="status">${this.said}</p>`;
  }

  /** Whoever leads the table has a place for it in the house. */
  private shelf(): TemplateResult {
    return html`<button
      class="rim"
      ?disabled=${!this.isWorthKeeping}
      data-action="keep"
      @click=${this.shelve}
    >
      ${icon("book")}<span>${say(this.store, "draw_keep")}</span>
    </button>`;
  }

  private sheet(): TemplateResult {
    return html`<input
        class="field"
        maxlength="40"
        aria-label=${say(this.store, "draw_name")}
        placeholder=${say(this.store, "draw_name")}
        .value=${this.draft.name}
        @input=${(event: Event) => this.draw({ ...this.draft, name: (event.target as HTMLInputElement).value })}
      />
      <div class="tools" role="group" aria-label=${say(this.store, "draw_tools")}>
        ${TOOLS.map((tool) => this.toolButton(tool))}
      </div>
      <div class="tray">${this.draft.tiles.map((there, place) => this.cell(there, place))}</div>
      ${this.panel()}`;
  }

  private toolButton(tool: Tool): TemplateResult {
    return html`<button
      class=${tool === this.tool ? "brass" : "rim"}
      aria-pressed=${tool === this.tool}
      data-tool=${tool}
      @click=${() => this.take(tool)}
    >
      ${say(this.store, `draw_${tool}`)}
    </button>`;
  }

  private cell(there: boolean, place: number): TemplateResult {
    const { colors, signs, specials } = this.draft;
    const [glaze = 0] = colors;
    const own = signs[place];
    const special = specials[place];
    const look = {
      [`g${glaze}`]: there,
      tile: there,
      glazed: there,
      blank: !there,
      reached: place === this.chosen,
    };
    const values = { row: Math.floor(place / ACROSS) + 1, column: (place % ACROSS) + 1 };
    const what = say(this.store, there ? "draw_there" : "draw_gap", values);
    const stands =
      own !== undefined ? "draw_signs" : special !== undefined ? "draw_specials" : null;
    return html`<button
      class=${classMap(look)}
      data-place=${place}
      aria-label="${what} ${stands === null ? "" : say(this.store, stands)}"
      @click=${() => this.touch(there, place)}
    >
      ${there ? (own === undefined ? drawn(glaze) : sign(own, this.held(place), glaze)) : nothing}
      ${special === undefined ? nothing : stamp(special)}
    </button>`;
  }

  private held(place: number): ReadonlyMap<number, boolean> {
    const level = levelOf(this.draft);
    const which = Object.keys(this.draft.signs).indexOf(String(place));
    return holding(layoutOf(level), begun(level).hues, which);
  }

  /** What belongs to the tool: the pattern and the colours of all, or the nine of one tile. */
  private panel(): TemplateResult {
    const nine = this.chosen === null ? undefined : this.ofChosen(this.chosen);
    if (this.tool === "tiles") {
      return html`<div class="panel">
        ${this.nine(this.draft.pattern, "draw_pattern", (at) => this.draw({ ...this.draft, pattern: flipped(this.draft.pattern, at) }))}
        ${this.colours()}
      </div>`;
    }
    if (nine === undefined || this.chosen === null) {
      return html`<p class="soft">
        ${say(this.store, this.tool === "signs" ? "draw_choose_sign" : "draw_choose_special")}
      </p>`;
    }
    const { chosen, tool } = this;
    return html`<div class="panel">
      ${
        tool === "signs"
          ? this.nine(nine, "draw_signs", (at) => this.put(chosen, turned(this.draft, nine, at)))
          : this.nine(nine, "draw_specials", (at) => this.put(chosen, flipped(nine, at)))
      }
      <button class="rim" data-action="remove" @click=${() => this.put(chosen, undefined)}>
        ${icon("close")}<span>${say(this.store, "draw_remove")}</span>
      </button>
    </div>`;
  }

  private nine(
    nine: readonly number[],
    label: "draw_pattern" | "draw_signs" | "draw_specials",
    change: (at: number) => void,
  ): TemplateResult {
    const ofSign = label === "draw_signs";
    return html`<div class="nine" role="group" aria-label=${say(this.store, label)}>
      ${nine.map((one, at) => {
        const target = ofSign && at === MIDDLE;
        const on = ofSign ? one === 0 : one === 1;
        const look = {
          [`g${one}`]: target,
          glazed: target,
          wants: ofSign && on,
          on: !ofSign && on,
        };
        const told = target ? glazeName(this.store, one) : wayName(this.store, at);
        return html`<button
          class=${classMap(look)}
          aria-label=${told}
          aria-pressed=${target ? nothing : on}
          @click=${() => change(at)}
        >
          ${target ? drawn(one) : nothing}
        </button>`;
      })}
    </div>`;
  }

  private colours(): TemplateResult {
    const { colors } = this.draft;
    return html`<div class="colours" role="group" aria-label=${say(this.store, "draw_colours")}>
      ${GLAZES.map((glaze) => {
        const at = colors.indexOf(glaze);
        return html`<button
          class="glazed g${glaze} ${at === -1 ? "unused" : ""}"
          aria-label="${glazeName(this.store, glaze)} ${at === -1 ? "" : number(at + 1)}"
          aria-pressed=${at !== -1}
          @click=${() => this.draw(withColour(this.draft, glaze))}
        >
          ${drawn(glaze)} ${at === -1 ? nothing : html`<b>${number(at + 1)}</b>`}
        </button>`;
      })}
    </div>`;
  }

  private play(standing: Standing): TemplateResult {
    const level = levelOf(this.draft);
    const solved = isSolved(layoutOf(level), standing.hues);
    return html`<cascade-board
        .store=${this.store}
        .level=${level}
        .hues=${standing.hues}
        ?live=${!solved}
        ?solved=${solved}
        @tile=${(event: TileEvent) => this.tap(event.detail)}
      ></cascade-board>
      <button class="quiet" @click=${() => (this.playing = begun(level))}>
        ${this.store.words?.actions.reset?.label}
      </button>`;
  }

  private tap(place: number): void {
    const level = levelOf(this.draft);
    const layout = layoutOf(level);
    const before = this.playing ?? begun(level);
    this.playing = tapped(layout, before, ...spotAt(layout, place));
    chime(
      this.playing.hues.flatMap((hue, at) =>
        hue === before.hues[at] ? [] : [level.colors[hue] ?? 0],
      ),
    );
  }

  private get isWhole(): boolean {
    return this.draft.tiles.includes(true) && Object.keys(this.draft.signs).length > 0;
  }

  private get isWorthKeeping(): boolean {
    return typeof this.verdict === "number" && this.verdict > 0;
  }

  private told(): string {
    if (!this.isWhole) return say(this.store, "draw_needs");
    switch (this.verdict) {
      case null:
        return "…";
      case 0:
        return say(this.store, "draw_solved");
      case "unsolvable":
        return say(this.store, "draw_unsolvable");
      case "unknown":
        return say(this.store, "draw_unknown");
      default: {
        const count = this.verdict;
        return this.playing === null
          ? say(this.store, "draw_solvable", { count })
          : say(this.store, "taps_par", { count: this.playing.taps, par: count });
      }
    }
  }

  private take(tool: Tool): void {
    this.tool = tool;
    this.chosen = null;
  }

  private touch(there: boolean, place: number): void {
    if (this.tool === "tiles") return this.draw(withTile(this.draft, place));
    if (!there) return;
    this.chosen = place;
    if (this.ofChosen(place) === undefined) {
      this.put(place, this.tool === "signs" ? newSign(this.draft) : ROW);
    }
  }

  private ofChosen(place: number): number[] | undefined {
    return this.tool === "signs" ? this.draft.signs[place] : this.draft.specials[place];
  }

  private put(place: number, nine: number[] | undefined): void {
    const key = this.tool === "signs" ? "signs" : "specials";
    const others = without(this.draft[key], place);
    if (nine === undefined) this.chosen = null;
    this.draw({
      ...this.draft,
      [key]: nine === undefined ? others : { ...others, [place]: nine },
    });
  }

  private draw(draft: Draft): void {
    this.draft = draft;
    this.said = "";
    keep(draft);
    this.judge();
  }

  private judge(): void {
    this.verdict = null;
    clearTimeout(this.timer);
    if (!this.isWhole) return;
    this.timer = setTimeout(() => (this.verdict = fewest(levelOf(this.draft))), PAUSE_MS);
  }

  private begin(): void {
    this.playing = this.playing === null ? begun(levelOf(this.draft)) : null;
  }

  private copy(): void {
    const done = copy(packOf(this.draft, this.name, this.par), this.renderRoot);
    this.said = say(this.store, done ? "draw_copied" : "draw_not_copied");
  }

  private async shelve(): Promise<void> {
    const drawn = strokesOf(this.draft, this.name, this.par);
    const kept = await this.store.send({ type: "shelve", game: GAME, option: PACK, drawn });
    const why = this.store.notices[this.store.notices.length - 1]?.text ?? "";
    this.said = kept === null ? why : say(this.store, "draw_kept", { name: this.name });
  }

  private get name(): string {
    return this.draft.name.trim() || say(this.store, "draw_unnamed");
  }

  private get par(): number {
    return typeof this.verdict === "number" ? this.verdict : 0;
  }
}

function drawn(glaze: number): TemplateResult {
  return html`<svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${motif(glaze)}</svg>`;
}

function flipped(nine: readonly number[], at: number): number[] {
  return nine.map((one, other) => (other === at ? 1 - one : one));
}
