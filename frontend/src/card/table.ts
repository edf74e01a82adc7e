import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../phone/claims";
import type { AskEvent, OpenEvent, Question, SheetName } from "../phone/intent";
import { maySkip, skip } from "../phone/next";
import "../phone/round-table";
import { icon } from "../shared/art/icons";
import { LAMP } from "../shared/art/lamp";
import "../shared/elements/away";
import { tableClock } from "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import "../shared/elements/notices";
import "../shared/elements/sheet";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import { summaryOf } from "../shared/summary";
import controls from "../shared/theme/controls.css?inline";
import lamp from "../shared/theme/lamp.css?inline";
import "./controls";
import { gameName, headline, turnLine } from "./headline";
import { ScreenEvent } from "./intent";
import "./people";
import { sheetContent, sheetTitle } from "./sheets";
import styles from "./table.css?inline";
import "./ticket";

/** A table as it lies on a dashboard: who is there, what is played, and how to lead it. */
@customElement("parlor-card-table")
export class CardTable extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(lamp), unsafeCSS(styles)];

  /** Whether the QR code and the spoken code are shown. */
  @property({ type: Boolean }) code = false;
  @state() private sheet: SheetName | null = null;
  @state() private question: Question | null = null;
  /** The moment in which the question was asked: in another one nobody means it any more. */
  private asked = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("open-sheet", this.open as EventListener);
    this.addEventListener("ask", this.ask as EventListener);
    this.addEventListener("done", this.close);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("open-sheet", this.open as EventListener);
    this.removeEventListener("ask", this.ask as EventListener);
    this.removeEventListener("done", this.close);
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.question !== null && this.asked !== this.moment) this.question = null;
    // All of them are named where a game is chosen.
    for (const { id } of this.store.greeting?.games ?? []) this.store.vocabulary.of(id);
  }

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    if (now === null) return nothing;
    return html`${this.header(now)} ${this.claims(now)} ${this.away(now)}
      <div class="room" ?inert=${this.store.line !== "online"}>
        <div class="body">
          <div class="company">${this.company(now)}</div>
          <div class="lead">
            ${now.public.stage === "lobby" ? this.plate(now) : nothing}
            <parlor-card-controls .store=${this.store}></parlor-card-controls>
          </div>
          ${this.code ? html`<parlor-ticket .store=${this.store}></parlor-ticket>` : nothing}
        </div>
      </div>
      ${this.sheet === null ? this.notices() : this.openSheet(this.sheet)}
      ${this.question === null ? nothing : this.asking(this.question)}`;
  }

  private header(now: State): TemplateResult {
    const { stage, game, table } = now.public;
    const offline = this.store.line === "online" ? null : (this.store.whyOffline ?? t("card.lost"));
    const turn = turnLine(this.store);
    return html`<header>
      ${stage === "lobby" ? LAMP : html`<parlor-emblem .game=${game}></parlor-emblem>`}
      <div class="titles">
        <h2>${table.name}</h2>
        <p class="status" role="status">
          ${stage === "lobby" ? nothing : html`<b>${gameName(this.store)}</b> · `}${
            offline ?? headline(this.store)
          }
        </p>
        ${turn === "" || offline !== null ? nothing : html`<p class="soft small">${turn}</p>`}
      </div>
      <div class="clock">${tableClock(this.store)}</div>
    </header>`;
  }

  private company(now: State): TemplateResult {
    if (now.public.stage !== "lobby") {
      return html`<parlor-card-people .store=${this.store}></parlor-card-people>`;
    }
    const seats = stillHere(now.public.seats);
    const watching = seats.filter((seat) => seat.watching).map(({ name }) => name);
    return html`<parlor-round-table
        .seats=${seats.filter((seat) => !seat.watching)}
        .me=${this.store.me?.id ?? ""}
        .host=${now.public.host ?? ""}
        .game=${now.public.game}
        .least=${this.store.game?.min_seats ?? 0}
        ?powers=${this.store.powers}
      ></parlor-round-table>
      ${
        watching.length === 0
          ? nothing
          : html`<p class="soft small centre">${t("lobby.watching")}: ${watching.join(", ")}</p>`
      }`;
  }

  /** What will be played; a tap leads to the other games. */
  private plate(now: State): TemplateResult | typeof nothing {
    const { game } = this.store;
    if (game === null) return nothing;
    const several = (this.store.greeting?.games.length ?? 0) > 1;
    const { min_seats: min, max_seats: max } = game;
    return html`<button
      class="plate"
      ?disabled=${!several || !this.store.powers}
      @click=${() => this.showSheet("games")}
    >
      <parlor-emblem .game=${now.public.game}></parlor-emblem>
      <span class="game">${gameName(this.store)}</span>
      <span class="about"
        >${[t("lobby.players", { min, max }), summaryOf(this.store)].filter(Boolean).join(" · ")}</span
      >
      ${several ? html`<span class="change">${icon("cards")}<span class="unseen">${t("lobby.other_game")}</span></span>` : nothing}
    </button>`;
  }

  private claims({ public: { claims, knocks } }: State): TemplateResult | typeof nothing {
    if (claims.length + knocks.length === 0) return nothing;
    return html`<parlor-claims .store=${this.store}></parlor-claims>`;
  }

  private away({ public: { away } }: State): TemplateResult | typeof nothing {
    if (away === null) return nothing;
    const goOn = this.store.powers && maySkip(this.store) ? this.goOn : null;
    return html`<parlor-away .store=${this.store} .goOn=${goOn}></parlor-away>`;
  }

  private readonly goOn = (): void => skip(this, this.store);

  private openSheet(sheet: SheetName): TemplateResult {
    return html`<parlor-sheet .heading=${sheetTitle(sheet, this.store)} @closed=${this.close}>
      ${sheetContent(sheet, this.store)} ${this.notices()}
    </parlor-sheet>`;
  }

  /** What is told in passing, on top of whatever is open. */
  private notices(): TemplateResult {
    return html`<parlor-notices .store=${this.store}></parlor-notices>`;
  }

  private asking({ question, yes, then }: Question): TemplateResult {
    const no = (): void => {
      this.question = null;
    };
    const answer = (): void => {
      this.question = null;
      then();
    };
    return html`<parlor-sheet .heading=${t("shell.sure")} @closed=${no}>
      <p class="question">${question}</p>
      <div class="pair">
        <button class="rim" @click=${no}>${t("shell.cancel")}</button>
        <button class="rim wax" data-yes @click=${answer}>${yes}</button>
      </div>
    </parlor-sheet>`;
  }

  private get moment(): string {
    const now = this.store.now?.public;
    return `${now?.match ?? 0} ${now?.stage ?? ""}`;
  }

  private showSheet(sheet: SheetName): void {
    this.sheet = sheet;
  }

  private open(event: OpenEvent): void {
    // How I look is my seat's own affair.
    if (event.detail === "dress") {
      this.close();
      this.dispatchEvent(new ScreenEvent("seat"));
    } else this.showSheet(event.detail);
  }

  private ask(event: AskEvent): void {
    this.sheet = null;
    this.asked = this.moment;
    this.question = event.detail;
  }

  private close(): void {
    this.sheet = null;
  }
}
