import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { Announcer } from "../../../shared/announce";
import { tableClock } from "../../../shared/elements/clock";
import { TableElement } from "../../../shared/elements/element";
import { inWords } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import "../board";
import { chime } from "../chime";
import glazes from "../glaze.css?inline";
import { legend } from "../legend";
import legends from "../legend.css?inline";
import { isSolved, layoutOf, progress, type Standing, starsFor, tileAt } from "../model";
import { type Finished, Looking } from "../moment";
import { stars } from "../stars";
import starred from "../stars.css?inline";
import "../steps";
import { howFinished } from "../telling";
import { Touches } from "../touches";
import { type BoardView, type CascadeView, type LevelView, levelOf, legOf, viewOf } from "../view";
import { say } from "../words";
import "./people";
import styles from "./together.css?inline";

/** One board for everyone, large: who taps lights up, and what is still wrong can be seen from the sofa. */
@customElement("cascade-together")
export class Together extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(glazes),
    unsafeCSS(legends),
    unsafeCSS(starred),
    unsafeCSS(styles),
  ];

  private readonly looking = new Looking(() => this.requestUpdate());
  private readonly touches = new Touches(() => this.requestUpdate());
  private readonly announcer = new Announcer();

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(() => this.looking.stop());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const now = this.now();
    if (now === null) return;
    const { board, level } = now;
    const before = this.looking.standing?.hues;
    const standing = { hues: board.hues, taps: board.taps, left: board.steps_left };
    this.touches.listen(this.store, level, board, undefined);
    const isNew = this.looking.see(level, standing, board);
    if (!isNew && board.taps > 0) {
      chime(
        board.hues.flatMap((hue, at) => (hue === before?.[at] ? [] : [level.colors[hue] ?? 0])),
      );
    }
  }

  override updated(): void {
    this.announcer.hear(this.tidings());
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.now();
    const { finished } = this.looking;
    const standing = finished?.standing ?? this.looking.standing;
    if (now === null || standing === null) return nothing;
    const level = finished?.level ?? now.level;
    return html`<div class="stage">${this.board(now.board, level, standing)}</div>
      <div class="side">
        ${this.head(now.view, level)} ${this.state(level, standing, finished)}
        <cascade-everyone
          .store=${this.store}
          .lit=${this.touches.all.map(({ seat }) => seat)}
        ></cascade-everyone>
      </div>`;
  }

  private now(): { view: CascadeView; board: BoardView; level: LevelView } | null {
    const view = viewOf(this.store);
    const board = view?.boards[0];
    const level = view === null || board === undefined ? undefined : levelOf(view, board);
    if (view === null || board === undefined || level === undefined) return null;
    return { view, board, level };
  }

  private board({ last }: BoardView, level: LevelView, { hues, left }: Standing): TemplateResult {
    const { finished } = this.looking;
    const solved = isSolved(layoutOf(level), hues);
    const here = last?.level === level.level ? last : null;
    return html`<cascade-board
      .store=${this.store}
      .level=${level}
      .hues=${hues}
      .touches=${this.touches.all}
      .origin=${finished?.origin ?? (here === null ? null : tileAt(layoutOf(level), here.x, here.y))}
      ?solved=${solved}
      ?lost=${left === 0 && !solved}
    ></cascade-board>`;
  }

  private head(view: CascadeView, level: LevelView): TemplateResult {
    const stage = say(this.store, "level_of", {
      level: legOf(view, level),
      of: view.course.length,
    });
    return html`<header>
      <p class="caps">
        ${view.course.length > 1 ? `${inWords(view.pack)} · ${stage}` : inWords(view.pack)}
      </p>
      ${tableClock(this.store)}
      <h1>${inWords(level.name)}</h1>
      <p class="note">${inWords(level.note)}</p>
    </header>`;
  }

  /** What the level is at: steps, stars that can still be had, what a tap changes. */
  private state(level: LevelView, standing: Standing, finished: Finished | null): TemplateResult {
    const { taps, left } = standing;
    const { held, of } = progress(layoutOf(level), standing.hues);
    const shining = finished?.past.stars ?? starsFor(taps + 1, level.par);
    return html`<section class="state ${finished === null ? "" : "finished"}">
      <div class="row">
        ${legend(this.store, level)}
        <p class="par">
          ${stars(shining)}
          <span>${say(this.store, "taps_par", { count: taps, par: level.par })}</span>
        </p>
      </div>
      ${left === null ? nothing : this.steps(level, left)}
      <p class="told">
        ${this.told(left, finished) ?? say(this.store, "rules_hold", { count: held, of })}
      </p>
    </section>`;
  }

  private steps({ budget }: LevelView, left: number): TemplateResult {
    const label = say(this.store, "steps_left", { count: left });
    return html`<div class="steps">
      <cascade-steps .left=${left} .budget=${budget} .label=${label}></cascade-steps>
      <p>${label}</p>
    </div>`;
  }

  private told(left: number | null, finished: Finished | null): string | null {
    if (finished !== null) return howFinished(this.store, finished);
    const { votes = [], needed = 1 } = viewOf(this.store)?.boards[0] ?? {};
    if (votes.length > 0) {
      return say(this.store, "want_reset", { count: votes.length, of: needed });
    }
    if (left !== 0) return null;
    return say(this.store, needed > 1 ? "no_steps_together" : "no_steps");
  }

  private tidings(): string {
    const { finished, standing } = this.looking;
    const told = this.told(standing?.left ?? null, finished);
    const level = this.now()?.level;
    return told ?? (level === undefined ? "" : inWords(level.name));
  }
}
