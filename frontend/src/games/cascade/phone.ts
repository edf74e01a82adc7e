import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Announcer } from "../../shared/announce";
import { tableClock } from "../../shared/elements/clock";
import { TableElement } from "../../shared/elements/element";
import { inWords } from "../../shared/i18n";
import { vibrate } from "../../shared/sound/sound";
import type { Store } from "../../shared/store";
import controls from "../../shared/theme/controls.css?inline";
import { Ahead, MOST_AHEAD, type OwnTap } from "./ahead";
import "./board";
import type { TileEvent } from "./board";
import { chime } from "./chime";
import { isSolved, layoutOf, spotAt, type Standing, starsFor, tapped, tileAt } from "./model";
import { type Finished, Looking } from "./moment";
import styles from "./phone.css?inline";
import "./phone/bar";
import "./phone/people";
import { stars } from "./stars";
import starred from "./stars.css?inline";
import "./steps";
import { howFinished, standingTold } from "./telling";
import { Touches } from "./touches";
import {
  type BoardView,
  boardOf,
  type CascadeView,
  type LevelView,
  levelOf,
  plays,
  legOf,
  viewOf,
} from "./view";
import { say } from "./words";

/** What others do at the same moment may make a tap too late: the board shows that. */
const FORESEEN = ["other_level", "no_steps_left", "through", "wrong_phase"];
/** For so long a finger that comes down again means the level before. */
const SETTLE_MS = 500;
const TAP_HUM = [12];
const SOLVED_HUM = [30, 50, 30, 50, 90];

interface Now {
  view: CascadeView;
  board: BoardView;
  level: LevelView;
}

/** Cascade Tiles on a phone: the level, its board under the finger, and what is left of the steps. */
@customElement("cascade-phone")
export class CascadePhone extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(starred), unsafeCSS(styles)];

  private readonly ahead = new Ahead();
  private readonly touches = new Touches(() => this.requestUpdate());
  private readonly announcer = new Announcer();
  private readonly looking = new Looking(() => this.requestUpdate());
  /** What my own tap has come to, for those who hear it. */
  @state() private told = "";
  private origin: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(() => this.looking.stop());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const now = this.now();
    if (now === null) return;
    const { board, level } = now;
    const me = this.store.me?.id;
    this.ahead.hear(board.tapped[me ?? ""] ?? 0);
    this.touches.listen(this.store, level, board, me);
    const { last } = board;
    // Where I have tapped, I know best.
    if (last?.level === level.level && last.seat !== me) {
      this.origin = tileAt(layoutOf(level), last.x, last.y);
    }
    const isNew = this.looking.see(level, this.ahead.shown(level, board), board);
    if (isNew) this.told = this.levelTold(now);
  }

  override updated(): void {
    this.announcer.hear(this.tidings());
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.now();
    const { finished } = this.looking;
    const standing = finished?.standing ?? this.looking.standing;
    if (now === null || this.store.words === null || standing === null) return nothing;
    const { view, board } = now;
    const level = finished?.level ?? now.level;
    return html`${this.head(view, level, standing)}
      <div class="play" @click=${this.goOn}>
        ${this.board(now, level, standing)} ${this.steps(level, standing)}
      </div>
      <div class="below" @click=${this.goOn}>
        <cascade-bar
          .store=${this.store}
          .level=${level}
          .board=${board}
          ?lost=${standing.left === 0 && finished === null}
        ></cascade-bar>
        ${
          board.seats.length > 1 || view.boards.length > 1
            ? html`<cascade-people
                .store=${this.store}
                .lit=${this.touches.all.map(({ seat }) => seat)}
              ></cascade-people>`
            : nothing
        }
        ${finished === null ? nothing : this.triumph(finished)}
      </div>`;
  }

  private now(): Now | null {
    const view = viewOf(this.store);
    const board = view === null ? undefined : boardOf(view, this.store.me?.id);
    const level = view === null || board === undefined ? undefined : levelOf(view, board);
    if (view === null || board === undefined || level === undefined) return null;
    return { view, board, level };
  }

  private head(view: CascadeView, level: LevelView, { taps }: Standing): TemplateResult {
    const leg = legOf(view, level);
    const reachable = this.looking.finished?.past.stars ?? starsFor(taps + 1, level.par);
    return html`<header class="head">
      <p class="caps">${this.where(view, leg)}</p>
      <p class="par">
        ${stars(reachable)}
        <span>${say(this.store, "par", { par: level.par })}</span>
        ${tableClock(this.store)}
      </p>
      <h2>${inWords(level.name)}</h2>
      <p class="note">${inWords(level.note)}</p>
    </header>`;
  }

  private where(view: CascadeView, leg: number): string {
    if (view.day !== null) return inWords(view.pack);
    return say(this.store, "level_of", { level: leg, of: view.course.length });
  }

  private board({ board }: Now, level: LevelView, { hues, left }: Standing): TemplateResult {
    const solved = isSolved(layoutOf(level), hues);
    const live =
      plays(this.store, board) && this.looking.finished === null && !solved && left !== 0;
    return html`<cascade-board
      .store=${this.store}
      .level=${level}
      .hues=${hues}
      .touches=${this.looking.finished === null ? this.touches.all : []}
      .origin=${this.looking.finished?.origin ?? this.origin}
      ?live=${live}
      ?solved=${solved}
      ?lost=${left === 0 && !solved}
      @tile=${(event: TileEvent) => this.tap(level, event.detail)}
    ></cascade-board>`;
  }

  private steps({ budget, par }: LevelView, { taps, left }: Standing): TemplateResult {
    const told = say(this.store, "taps_par", { count: taps, par });
    if (left === null) return html`<p class="count">${told}</p>`;
    const label = say(this.store, "steps_left", { count: left });
    return html`<cascade-steps .left=${left} .budget=${budget} .label=${label}></cascade-steps>
      <p class="count"><span>${label}</span><span>${told}</span></p>`;
  }

  /** What was just finished, in a line over the board. */
  private triumph(finished: Finished): TemplateResult {
    return html`<div class="triumph">
      ${stars(finished.past.stars)}
      <p>${howFinished(this.store, finished)}</p>
    </div>`;
  }

  private tap(level: LevelView, place: number): void {
    const { standing } = this.looking;
    if (standing === null || this.ahead.length >= MOST_AHEAD) return;
    const layout = layoutOf(level);
    const [x, y] = spotAt(layout, place);
    const after = tapped(layout, standing, x, y);
    // What changes nothing and costs nothing need not be told to anybody.
    if (after === standing) return;
    this.origin = layout.places[place] ?? null;
    const changed = after.hues.flatMap((hue, tile) =>
      hue === standing.hues[tile] ? [] : [level.colors[hue] ?? 0],
    );
    chime(changed);
    vibrate(isSolved(layout, after.hues) ? SOLVED_HUM : TAP_HUM);
    this.told = standingTold(this.store, layout, after);
    void this.send({ level: level.level, x, y });
  }

  private async send(tap: OwnTap): Promise<void> {
    this.ahead.note(tap);
    this.requestUpdate();
    await this.store.act("tap", { ...tap }, FORESEEN);
    this.ahead.answered(tap);
    this.requestUpdate();
  }

  private goOn(event: Event): void {
    // The tap that has solved the level is not meant for the next one.
    const { finished, since } = this.looking;
    if (finished !== null && event.timeStamp > since + SETTLE_MS) this.looking.goOn();
  }

  private levelTold({ view, level }: Now): string {
    const words = [this.where(view, legOf(view, level)), inWords(level.name)];
    return `${words.join(": ")}. ${inWords(level.note)}`;
  }

  private tidings(): string {
    const { finished } = this.looking;
    if (finished !== null) return howFinished(this.store, finished);
    return this.looking.standing?.left === 0 ? say(this.store, "no_steps") : this.told;
  }
}

export default (store: Store): TemplateResult =>
  html`<cascade-phone .store=${store}></cascade-phone>`;
