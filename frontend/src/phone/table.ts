import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import { tableClock } from "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import { isThere } from "../shared/elements/later";
import "../shared/elements/notices";
import { STEP_BACK } from "../shared/elements/sheet";
import { t } from "../shared/i18n";
import { isReplay } from "../shared/page";
import type { State } from "../shared/protocol";
import { RoomBell } from "../shared/sound/room-bell";
import { unlockSound } from "../shared/sound/sound";
import controls from "../shared/theme/controls.css?inline";
import { Wake } from "../shared/wake";
import { guardBack } from "./back";
import { hasOwnScreen } from "./game";
import "./game-bar";
import { atTheDoor, type OpenEvent, type AskEvent, type Question, type SheetName } from "./intent";
import "./lobby";
import "./lobby-bar";
import "./over-bar";
import { maySkip, skip } from "./next";
import type { Session } from "./session";
import { fetchClaims, fetchSheet, sheetContent, sheetTitle } from "./sheets";
import styles from "./table.css?inline";
import { TurnBell } from "./turn-bell";

const wake = new Wake();

/** The table on a phone: its stage, what is under the thumb, and the sheets that lie over it. */
@customElement("parlor-table")
export class Table extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) session!: Session;
  @state() private sheet: SheetName | null = null;
  @state() private question: Question | null = null;
  /** The moment in which the question made sense. */
  private asked = "";

  override connectedCallback(): void {
    super.connectedCallback();
    const bells = [new TurnBell(this.store), new RoomBell(this.store)];
    document.addEventListener("pointerup", unlockSound);
    this.while(guardBack(() => this.stepBack()));
    this.while(() => {
      for (const bell of bells) bell.stop();
      wake.keep(false);
      document.removeEventListener("pointerup", unlockSound);
    });
  }

  override willUpdate(): void {
    if (this.question !== null && this.asked !== this.moment) this.question = null;
    if (this.sheet === "door" && atTheDoor(this.store) === 0) this.sheet = null;
  }

  private get moment(): string {
    const { stage, view } = this.store.now?.public ?? {};
    return `${stage} ${view?.phase} ${view?.round}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    if (now === null) return nothing;
    const playing = now.public.stage === "playing";
    const own = playing && hasOwnScreen(now.public.game);
    const rings = this.rings;
    wake.keep(playing);
    return html`<div
        class="table ${own ? "" : "barred"}"
        data-game=${now.public.game}
        @open-sheet=${this.open}
        @ask=${this.ask}
        @leave=${this.leave}
        @done=${this.close}
      >
        <header>
          <h1 class=${rings ? "unseen" : "where"}>
            ${now.public.table.name}
            ${this.store.words === null ? nothing : html`<span>· ${this.store.words.name}</span>`}
          </h1>
          ${rings ? html`<parlor-doorbell .store=${this.store}></parlor-doorbell>` : nothing}
          ${own ? nothing : tableClock(this.store)} ${isReplay() ? nothing : this.menu()}
        </header>
        ${this.store.line === "online" ? nothing : this.offline()} ${this.aside(now)}
        <main class=${own ? "own" : ""} tabindex="0">${this.main(now)}</main>
        ${own ? nothing : html`<footer>${isReplay() ? this.past() : this.bar(now)}</footer>`}
        ${playing ? this.veil(now) : nothing}
        ${this.sheet === null ? nothing : this.openSheet(this.sheet)}
        ${this.question === null ? nothing : this.asking(this.question)}
      </div>
      <parlor-notices .store=${this.store}></parlor-notices>`;
  }

  private menu(): TemplateResult {
    return html`<button aria-label=${t("shell.menu")} @click=${() => void this.show("menu")}>
      ${icon("menu")}
    </button>`;
  }

  /** What is over cannot be led any more. */
  private past(): TemplateResult {
    return html`<p class="soft small">${t("refusals.replay")}</p>`;
  }

  private get rings(): boolean {
    return atTheDoor(this.store) > 0 && isThere("parlor-claims", fetchClaims, this);
  }

  /** What concerns the people and not the game: who is away, and who came too late for it. */
  private aside({ public: { away, stage } }: State): TemplateResult | typeof nothing {
    const late = stage === "playing" && this.store.me?.watching === true;
    const waits =
      away !== null && isThere("parlor-away", () => import("../shared/elements/away"), this);
    if (!late && !waits) return nothing;
    const goOn = this.store.mayGoOn && maySkip(this.store) ? this.goOn : null;
    // With large letters it scrolls.
    return html`<aside tabindex="0">
      ${late ? html`<p class="late" role="status">${t("game.next_is_yours")}</p>` : nothing}
      ${waits ? html`<parlor-away .store=${this.store} .goOn=${goOn}></parlor-away>` : nothing}
    </aside>`;
  }

  private readonly goOn = (): void => skip(this, this.store);

  private main(now: State): TemplateResult | typeof nothing {
    // The end is fetched while people play, so that it is there in time.
    const end =
      now.public.stage !== "lobby" && isThere("parlor-over", () => import("./over"), this);
    switch (now.public.stage) {
      case "lobby":
        return html`<parlor-lobby .store=${this.store}></parlor-lobby>`;
      case "playing":
        return html`<parlor-game .store=${this.store}></parlor-game>`;
      case "over":
        return end ? html`<parlor-over .store=${this.store}></parlor-over>` : nothing;
    }
  }

  private bar(now: State): TemplateResult {
    switch (now.public.stage) {
      case "lobby":
        return html`<parlor-lobby-bar .store=${this.store}></parlor-lobby-bar>`;
      case "playing":
        return html`<parlor-game-bar .store=${this.store}></parlor-game-bar>`;
      case "over":
        return html`<parlor-over-bar .store=${this.store}></parlor-over-bar>`;
    }
  }

  private veil({ public: { frozen, paused } }: State): TemplateResult | typeof nothing {
    // Whoever has a seat ends the standstill by looking.
    if (!paused && (!frozen || this.store.me !== null)) return nothing;
    const { mayGoOn } = this.store;
    const why = !paused ? "frozen_why" : mayGoOn ? "paused_host" : "paused_guest";
    return html`<section class="veil" role="status">
      ${icon("pause")}
      <h2>${t(paused ? "game.paused" : "game.frozen")}</h2>
      <p>${t(`game.${why}`)}</p>
      ${
        paused && mayGoOn
          ? html`<button
              class="brass"
              @click=${() => void this.store.send({ type: "resume_game" })}
            >
              ${t("menu.resume")}
            </button>`
          : nothing
      }
    </section>`;
  }

  /** Both sentences take their room, so that nothing moves under the thumb that has just pressed. */
  private offline(): TemplateResult {
    const kept = this.store.unanswered > 0;
    return html`<div class="line" role="status">
      ${icon("offline")}
      <p ?data-unsaid=${kept}>${this.store.whyOffline ?? t("shell.offline")}</p>
      <p ?data-unsaid=${!kept}>${t("shell.kept")}</p>
    </div>`;
  }

  private openSheet(sheet: SheetName): TemplateResult {
    return html`<parlor-sheet .heading=${sheetTitle(sheet, this.store)} @closed=${this.close}>
      ${sheetContent(sheet, this.store)}
    </parlor-sheet>`;
  }

  private asking({ question, yes, then }: Question): TemplateResult {
    const answer = (): void => {
      this.question = null;
      then();
    };
    const no = (): void => {
      this.question = null;
    };
    return html`<parlor-sheet .heading=${t("shell.sure")} @closed=${no}>
      <p class="question">${question}</p>
      <div class="pair">
        <button class="rim" @click=${no}>${t("shell.cancel")}</button>
        <button class="brass" @click=${answer}>${yes}</button>
      </div>
    </parlor-sheet>`;
  }

  private async show(sheet: SheetName): Promise<void> {
    const there = await fetchSheet(sheet, this.store.line === "online");
    if (there) this.sheet = sheet;
    else this.store.tell(t("shell.offline"));
  }

  private open(event: OpenEvent): void {
    void this.show(event.detail);
  }

  private ask(event: AskEvent): void {
    this.sheet = null;
    this.asked = this.moment;
    this.question = event.detail;
  }

  private close(): void {
    this.sheet = null;
  }

  private leave(): void {
    this.sheet = null;
    if (this.store.me === null) {
      this.session.toDoor();
      return this.store.refresh();
    }
    const playing = this.store.now?.public.stage === "playing";
    this.asked = this.moment;
    this.question = {
      question: t(playing ? "menu.ask_leave_game" : "menu.ask_leave"),
      yes: t("menu.leave"),
      then: () => void this.session.leave(),
    };
  }

  /** The back button closes what lies on top; at the bare table it offers the way out. */
  private stepBack(): void {
    const bare = window.dispatchEvent(new Event(STEP_BACK, { cancelable: true }));
    if (bare) void this.show("menu");
  }
}
