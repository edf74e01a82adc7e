import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Announcer, announce } from "../../shared/announce";
import { tableClock } from "../../shared/elements/clock";
import type { Cover } from "../../shared/elements/cover";
import "../../shared/elements/cover";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/sheet";
import { nameOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import controls from "../../shared/theme/controls.css?inline";
import { pictureOf } from "./art/photo";
import art from "./art/photo.css?inline";
import type { Kind } from "./cards";
import styles from "./phone.css?inline";
import bar from "./phone/bar.css?inline";
import { type Act, begun, type Draft, isOpen, named, needed, nextKind } from "./phone/building";
import { exchanges, leftToFind, write } from "./phone/diary";
import "./phone/hand";
import { sayToHouse } from "./phone/house";
import "./phone/letter";
import type { SayEvent } from "./phone/letter";
import "./phone/line";
import { nowOf, shownToMe, tidings } from "./phone/now";
import "./phone/pick";
import type { PickEvent } from "./phone/pick";
import "./phone/sheet";
import { keySign } from "./phone/signs";
import {
  type CluefulView,
  isMyTurn,
  myRoom,
  nextInLine,
  playing,
  type Spoken,
  viewOf,
} from "./view";
import { cardName, hourOf, say } from "./words";

const PAGES = ["letter", "hand", "sheet"] as const;
type Page = (typeof PAGES)[number];

/** What is asked before it is done, and what is done then. */
interface Asking {
  heading: string;
  text: string;
  type: string;
  params: Record<string, string>;
}

/** Clueful on a phone: a letter that answers, and under the cover what only I may read. */
@customElement("clueful-phone")
export class CluefulPhone extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(bar), unsafeCSS(styles)];

  @state() private page: Page = "letter";
  @state() private draft: Draft | null = null;
  /** What of the draft is being chosen. */
  @state() private kind: Kind | null = null;
  @state() private asking: Asking | null = null;
  @state() private suggestions: readonly string[] = [];
  @query("parlor-cover") private readonly cover!: Cover | null;

  private readonly announcer = new Announcer();
  private turn: string | null = null;
  private shown: string | null = null;
  private fresh = true;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view = viewOf(this.store);
    if (view === null) return;
    const turn = `${view.round} ${view.turn}`;
    const shown = shownToMe(this.store);
    // What was begun in another turn is no longer meant.
    if (turn !== this.turn) this.draft = this.asking = null;
    // That a card was shown is known to all: the way to it tells nothing.
    if (shown !== null && shown !== this.shown && !this.fresh) this.page = "hand";
    this.turn = turn;
    this.shown = shown;
    this.fresh = false;
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store));
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null || view.phase === "over") return nothing;
    return html`${this.now(view)}
      <div class="stage ${this.draft === null ? this.page : "desk"}">${this.stage()}</div>
      <div class="bar">${this.bar()}</div>
      ${this.asking === null ? nothing : this.confirm(this.asking)}`;
  }

  /** Where I am, how late it is, whose turn it is, and what is left to find here. */
  private now(view: CluefulView): TemplateResult {
    const { title, text } = nowOf(this.store);
    const room = myRoom(this.store);
    return html`<div class="now">
      ${room === null ? nothing : html`<span class="room"><span class="print">${pictureOf(room)}</span></span>`}
      <div>
        <div class="top">
          <p class="caps">
            ${say(this.store, "round", { round: view.round })} · ${hourOf(view.hour)}
          </p>
          ${tableClock(this.store)}
        </div>
        <h2>${title}</h2>
        <p>${room === null ? text : this.here(view, room)}</p>
        ${room === null ? nothing : html`<p class="hint">${text}</p>`}
      </div>
    </div>`;
  }

  private here(view: CluefulView, room: string): TemplateResult {
    const count = leftToFind(this.store, room, view.to_find[room] ?? 0);
    const left = say(this.store, count === 0 ? "all_found" : "left_to_find", { count });
    return html`<b>${cardName(this.store, room)}</b> · <span class="left">${left}</span>`;
  }

  private stage(): TemplateResult {
    const { draft } = this;
    if (draft !== null) return this.desk(draft);
    return this.page === "letter" ? this.letter() : this.secret(this.page);
  }

  private letter(): TemplateResult {
    return html`<clueful-letter
      .store=${this.store}
      .suggestions=${this.suggested()}
      @say=${this.hear}
      @unseal=${() => (this.page = "hand")}
    ></clueful-letter>`;
  }

  /** Whoever has said nothing yet may not know what can be asked, and my turn has no keys for it. */
  private suggested(): readonly string[] {
    const first = isMyTurn(this.store) && exchanges(this.store).length === 0;
    const asks = ["ask_where", "ask_time", "ask_help"] as const;
    return first ? asks.map((ask) => say(this.store, ask)) : this.suggestions;
  }

  private secret(page: "hand" | "sheet"): TemplateResult {
    const content = (): TemplateResult =>
      page === "hand"
        ? html`<clueful-hand .store=${this.store}></clueful-hand>`
        : html`<clueful-sheet .store=${this.store}></clueful-sheet>`;
    return html`<parlor-cover
      .label=${say(this.store, "eyes_only")}
      .content=${content}
    ></parlor-cover>`;
  }

  /** What is named lies in a row; what is to be named next lies spread out below. */
  private desk(draft: Draft): TemplateResult {
    const kind = this.kind ?? needed(draft)[0] ?? "room";
    return html`<div class="named" role="group" aria-label=${this.store.names?.action(draft.act)}>
        ${needed(draft).map((one) => this.tag(draft, one, one === kind))}
      </div>
      <clueful-pick
        .store=${this.store}
        .kind=${kind}
        .legend=${say(this.store, kind)}
        .picked=${draft[kind] ?? null}
        @pick=${({ detail }: PickEvent) => this.name(draft, kind, detail)}
      ></clueful-pick>`;
  }

  private tag(draft: Draft, kind: Kind, choosing: boolean): TemplateResult {
    const card = draft[kind];
    return html`<button
      class=${classMap({ slot: true, choosing })}
      data-slot=${kind}
      aria-pressed=${choosing}
      ?disabled=${!isOpen(draft, kind)}
      @click=${() => (this.kind = kind)}
    >
      <small>${say(this.store, kind)}</small>
      <span>${card === undefined ? "…" : cardName(this.store, card)}</span>
    </button>`;
  }

  private bar(): TemplateResult | typeof nothing {
    if (playing(this.store) === null) return nothing;
    const { draft } = this;
    if (draft !== null) return this.doing(draft);
    return html`${
        this.page === "letter"
          ? html`<clueful-line
              .store=${this.store}
              .suggestions=${this.suggestions}
              @say=${this.hear}
              @begin=${({ detail }: CustomEvent<Act>) => this.begin(detail)}
            ></clueful-line>`
          : nothing
      }
      <nav aria-label=${say(this.store, "pages")}>
        ${PAGES.map(
          (page) =>
            html`<button
              class=${page === this.page ? "here" : ""}
              data-page=${page}
              aria-current=${page === this.page ? "page" : nothing}
              @click=${() => (this.page = page)}
            >
              ${keySign(page)}<span>${say(this.store, `page_${page}`)}</span>
            </button>`,
        )}
      </nav>`;
  }

  private doing(draft: Draft): TemplateResult {
    const whole = nextKind(draft) === null;
    return html`<p class="why">${say(this.store, whole ? `stakes_${draft.act}` : "tap_one")}</p>
      <div class="deeds">
        <button class="quiet" data-action="back" @click=${() => (this.draft = null)}>
          ${say(this.store, "not_yet")}
        </button>
        <button
          class="brass"
          data-action=${draft.act}
          ?disabled=${!whole || this.store.now?.public.paused === true}
          @click=${() => this.done(draft)}
        >
          ${this.store.names?.action(draft.act)}
        </button>
      </div>`;
  }

  private confirm({ heading, text, type, params }: Asking): TemplateResult {
    const close = (): void => {
      this.asking = null;
    };
    return html`<parlor-sheet .heading=${heading} @closed=${close}>
      <p class="typed">${text}</p>
      <button class="brass wide" data-action="confirm" @click=${() => this.act(type, params)}>
        ${this.store.names?.action(type)}
      </button>
      <button class="quiet wide" @click=${close}>${say(this.store, "not_yet")}</button>
    </parlor-sheet>`;
  }

  private begin(act: Act): void {
    this.draft = begun(act, myRoom(this.store));
    this.kind = nextKind(this.draft);
  }

  private name(draft: Draft, kind: Kind, card: string): void {
    this.draft = { ...draft, [kind]: card };
    this.kind = nextKind(this.draft) ?? kind;
  }

  /** What ends the game is asked about once more. */
  private done(draft: Draft): void {
    const view = viewOf(this.store);
    const me = playing(this.store);
    if (draft.act !== "accuse" || view === null || me === null) {
      this.act(draft.act, named(draft));
      return;
    }
    const name = nameOf(this.store, nextInLine(view, me.id));
    const cards = needed(draft).map((kind) => cardName(this.store, draft[kind] ?? ""));
    const text = `${cards.join(", ")}. ${say(this.store, "accuse_warn", { name })}`;
    this.ask("accuse", text, named(draft));
  }

  private ask(type: string, text: string, params: Record<string, string>): void {
    const heading = say(this.store, type === "accuse" ? "accuse_ask" : "forfeit_ask");
    this.asking = { heading, text, type, params };
  }

  private act(type: string, params: Record<string, string>): void {
    this.draft = this.asking = null;
    this.suggestions = [];
    this.cover?.conceal();
    void this.store.act(type, params);
  }

  private async hear({ detail: line }: SayEvent): Promise<void> {
    const spoken = await sayToHouse(this.store, line);
    if (spoken === null) return;
    write(this.store, line, spoken);
    this.suggestions = spoken.suggestions;
    this.follow(spoken);
    announce(spoken.aloud);
    this.store.refresh();
  }

  /** Do what was meant, unless it costs something; and show the way to what is for me alone. */
  private follow({ action, stakes, text, private: own }: Spoken): void {
    // The sheet is the one answer that is written in lines.
    if (own) this.page = text.includes("\n") ? "sheet" : "hand";
    if (action === null) return;
    const { type, ...params } = action as { type: string } & Record<string, string>;
    if (stakes === null) this.act(type, params);
    else this.ask(type, text, params);
  }
}

export default (store: Store): TemplateResult =>
  html`<clueful-phone .store=${store}></clueful-phone>`;
