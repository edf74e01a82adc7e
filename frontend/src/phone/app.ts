import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import { tableClock } from "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import { isThere } from "../shared/elements/later";
import "../shared/elements/notices";
import { STEP_BACK } from "../shared/elements/sheet";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import { setScene } from "../shared/scene";
import controls from "../shared/theme/controls.css?inline";
import { Wake } from "../shared/wake";
import styles from "./app.css?inline";
import { BackGuard } from "./back";
import { hasOwnScreen } from "./game";
import "./game-bar";
import type { OpenEvent, AskEvent, Question, SheetName } from "./intent";
import "./lobby";
import "./lobby-bar";
import "./over-bar";
import { pageFor } from "./pages";
import type { Session } from "./session";
import { fetchSheet, sheetContent, sheetTitle } from "./sheets";

/** The phone: the way to the table, the table, and the sheets that lie over it. */
@customElement("parlor-phone")
export class Phone extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) session!: Session;
  @state() private sheet: SheetName | null = null;
  @state() private question: Question | null = null;
  private readonly wake = new Wake();
  private readonly back = new BackGuard(() => this.stepBack());

  override render(): TemplateResult {
    const { now, farewell } = this.store;
    const { step } = this.session;
    const atTable = (step === "seated" || step === "watching") && now !== null && !farewell;
    this.wake.keep(atTable && now.public.stage === "playing");
    this.back.hold(atTable);
    setScene(now?.public.game ?? "", atTable ? now.public.stage : "");
    return html`${
        atTable ? this.table(now) : pageFor(this.store, this.session, () => this.requestUpdate())
      } <parlor-notices .store=${this.store}></parlor-notices>`;
  }

  private table(now: State): TemplateResult {
    const own = now.public.stage === "playing" && hasOwnScreen(now.public.game);
    return html`<div
        class="table"
        data-game=${now.public.game}
        @open-sheet=${this.open}
        @ask=${this.ask}
        @leave=${this.leave}
        @done=${this.close}
      >
        <header>
          <h1 class="where">
            ${now.public.table.name}
            ${this.store.words === null ? nothing : html`<span>· ${this.store.words.name}</span>`}
          </h1>
          ${own ? nothing : tableClock(this.store)}
          <button aria-label=${t("shell.menu")} @click=${() => void this.show("menu")}>
            ${icon("menu")}
          </button>
        </header>
        ${this.claims(now)}
        <main class=${own ? "own" : ""} tabindex="0">${this.main(now)}</main>
        ${own ? nothing : html`<footer>${this.bar(now)}</footer>`}
        ${now.public.paused && now.public.stage === "playing" ? this.veil() : nothing}
        ${this.sheet === null ? nothing : this.openSheet(this.sheet)}
        ${this.question === null ? nothing : this.asking(this.question)}
      </div>
      ${this.store.line === "online" ? nothing : this.offline()}`;
  }

  private claims({ public: { claims, knocks } }: State): TemplateResult | typeof nothing {
    const some = claims.length + knocks.length > 0;
    if (!some || !isThere("parlor-claims", () => import("./claims"), this)) return nothing;
    // Many of them scroll.
    return html`<parlor-claims tabindex="0" .store=${this.store}></parlor-claims>`;
  }

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

  private veil(): TemplateResult {
    const { mayGoOn } = this.store;
    return html`<section class="veil" role="status">
      ${icon("pause")}
      <h2>${t("game.paused")}</h2>
      <p>${t(mayGoOn ? "game.paused_host" : "game.paused_guest")}</p>
      ${
        mayGoOn
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

  private offline(): TemplateResult {
    return html`<div class="line" role="status">
      ${icon("offline")}<span>${this.store.whyOffline ?? t("shell.offline")}</span>
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
    this.question = event.detail;
  }

  private close(): void {
    this.sheet = null;
  }

  private leave(): void {
    this.sheet = null;
    if (this.store.me === null) {
      this.session.toDoor();
      return this.requestUpdate();
    }
    const playing = this.store.now?.public.stage === "playing";
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
