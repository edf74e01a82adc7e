import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { Announcer } from "../../../shared/announce";
import { tableClock } from "../../../shared/elements/clock";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { inWords } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import seats from "../../../shared/theme/seats.css?inline";
import "../board";
import { layoutOf, progress, tileAt } from "../model";
import { stars } from "../stars";
import starred from "../stars.css?inline";
import { type BoardView, type CascadeView, levelOf, viewOf } from "../view";
import { say } from "../words";
import styles from "./race.css?inline";
import { sayOnTv } from "./words";

/** Everyone's own board, in the order of their seats; whoever leads wears the crown. */
@customElement("cascade-race")
export class Race extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(seats),
    unsafeCSS(starred),
    unsafeCSS(styles),
  ];

  private readonly announcer = new Announcer();
  /** How many levels each had behind them when this was last drawn. */
  private known = new Map<string, number>();
  private just = new Set<string>();

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const boards = viewOf(this.store)?.boards ?? [];
    for (const {
      seats: [seat = ""],
      past,
    } of boards) {
      if (past.length > (this.known.get(seat) ?? past.length)) this.shine(seat);
      this.known.set(seat, past.length);
    }
  }

  override updated(): void {
    this.announcer.hear(this.tidings());
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const leader = leaderOf(view);
    const inOrder = [...view.boards].sort((one, other) => this.place(one) - this.place(other));
    return html`<header>
        <div>
          <p class="caps">${inWords(view.pack)}</p>
          <h1>
            ${leader === null ? sayOnTv(this.store, "race") : sayOnTv(this.store, "leads", { name: nameOf(this.store, leader) })}
          </h1>
        </div>
        ${tableClock(this.store)}
      </header>
      <ol class="of-${view.boards.length}">
        ${repeat(
          inOrder,
          ({ seats: [seat] }) => seat,
          (board) => this.lane(view, board, leader),
        )}
      </ol>`;
  }

  private place({ seats: [seat] }: BoardView): number {
    return this.store.now?.public.seats.findIndex(({ id }) => id === seat) ?? 0;
  }

  private lane(view: CascadeView, board: BoardView, leader: string | null): TemplateResult {
    const [id = ""] = board.seats;
    const seat = this.store.names?.seat(id);
    const look = {
      [`c${(seat?.colour ?? 0) % 10}`]: true,
      leads: id === leader,
      through: board.through,
      just: this.just.has(id),
    };
    return html`<li class=${classMap(look)} data-seat=${id}>
      <div class="who">
        <parlor-person
          .seat=${seat}
          .mood=${id === leader ? "winning" : null}
          aria-hidden="true"
        ></parlor-person>
        <p class="name">${nameOf(this.store, id)}</p>
      </div>
      ${this.board(view, board)} ${this.way(view, board)}
    </li>`;
  }

  private board(view: CascadeView, board: BoardView): TemplateResult | typeof nothing {
    const level = levelOf(view, board);
    if (level === undefined) return nothing;
    const { last } = board;
    const here = last?.level === level.level ? tileAt(layoutOf(level), last.x, last.y) : null;
    return html`<div class="board">
      <cascade-board
        .store=${this.store}
        .level=${level}
        .hues=${board.hues}
        .origin=${here}
        ?solved=${board.solved}
        ?lost=${board.lost}
      ></cascade-board>
      ${board.through ? html`<p class="done">${sayOnTv(this.store, "through")}</p>` : nothing}
    </div>`;
  }

  /** The levels behind somebody, the one they are at as far as it is solved, and those to come. */
  private way(view: CascadeView, board: BoardView): TemplateResult {
    const level = levelOf(view, board);
    const { held, of } =
      level === undefined ? { held: 0, of: 1 } : progress(layoutOf(level), board.hues);
    const count = board.past.length;
    const told = say(this.store, "levels_done", { count, of: view.course.length });
    const [last] = board.past.slice(-1);
    return html`<div class="way">
      <div class="bar" role="img" aria-label=${told}>
        ${view.course.map((_, at) => {
          const past = board.past[at];
          if (past !== undefined) return html`<i class=${past.stars === 0 ? "up" : "done"}></i>`;
          return html`<i
            class=${at === count ? `now part-${Math.floor((4 * held) / of)}` : ""}
          ></i>`;
        })}
      </div>
      <p>${told} ${last === undefined ? nothing : stars(last.stars)}</p>
    </div>`;
  }

  private shine(seat: string): void {
    this.just.add(seat);
    setTimeout(() => {
      this.just.delete(seat);
      this.requestUpdate();
    }, 1600);
  }

  private tidings(): string {
    const view = viewOf(this.store);
    const leader = view === null ? null : leaderOf(view);
    return leader === null
      ? ""
      : sayOnTv(this.store, "leads", { name: nameOf(this.store, leader) });
  }
}

/** Return who is ahead of all others; nobody while nobody has solved anything. */
function leaderOf({ boards: [first] }: CascadeView): string | null {
  const solved = first?.past.some(({ stars: some }) => some > 0) === true;
  return solved ? (first.seats[0] ?? null) : null;
}
