import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import "../shared/elements/lesson";
import "../shared/elements/person";
import "../shared/elements/qr";
import { list, t } from "../shared/i18n";
import type { Invitation, SeatInfo, Wifi } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import { summaryOf } from "../shared/summary";
import controls from "../shared/theme/controls.css?inline";
import { addressOf } from "./address";
import styles from "./lobby.css?inline";

const PICTURE_MS = 9000;

/** The TV's lobby: how to come in, who is there, and what the game is about. */
@customElement("parlor-tv-lobby")
export class TvLobby extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) invitation: Invitation | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which picture of the lesson is shown; before the first one, what the game is about. */
  @state() private picture = -1;

  override connectedCallback(): void {
    super.connectedCallback();
    this.wait();
    this.while(() => clearTimeout(this.timer));
  }

  override render(): TemplateResult | typeof nothing {
    const { now, words } = this.store;
    if (now === null) return nothing;
    const seats = stillHere(now.public.seats).filter((seat) => !seat.watching);
    const crowded = this.invitation?.wifi !== undefined;
    return html`<section class="join ${crowded ? "wifi-too" : ""}">${this.joining()}</section>
      <section class="room">
        <div class="game">
          <parlor-emblem .game=${now.public.game}></parlor-emblem>
          <div>
            <p class="caps">${now.public.table.name}</p>
            <h1>${words?.name ?? ""}</h1>
            <p class="summary">${summaryOf(this.store)}</p>
          </div>
          <div class="about">${this.about(now.public.game)}</div>
        </div>
        <ul class="people ${seats.length <= 5 ? "few" : ""}">
          ${repeat(
            seats,
            (seat) => seat.id,
            (seat) => this.person(seat),
          )}
          ${seats.length === 0 ? html`<li class="nobody">${t("tv.waiting")}</li>` : nothing}
        </ul>
        ${this.status(seats)}
      </section>`;
  }

  /** What the game is about, and then its pictures, for those who wait. */
  private about(game: string): TemplateResult {
    const page = this.store.words?.lesson?.[this.picture];
    if (page === undefined) return html`<p>${this.store.words?.about ?? ""}</p>`;
    return html`<parlor-lesson
      beside
      brief
      .game=${game}
      .number=${this.picture}
      .page=${page}
    ></parlor-lesson>`;
  }

  private wait(): void {
    this.timer = setTimeout(() => this.turnPicture(), PICTURE_MS);
  }

  private turnPicture(): void {
    this.wait();
    const count = this.store.words?.lesson?.length ?? 0;
    this.picture = this.picture + 1 < count ? this.picture + 1 : -1;
  }

  private joining(): TemplateResult | typeof nothing {
    if (this.invitation === null) return nothing;
    const { qr, short_code: code, wifi } = this.invitation;
    const address = addressOf(this.invitation);
    return html`<h2>${t("tv.scan")}</h2>
      ${
        qr === null
          ? html`<p class="or">${t("invite.no_address")}</p>`
          : html`<div class="plate">
              <parlor-qr .code=${qr} .label=${t("invite.qr")}></parlor-qr>
            </div>`
      }
      <p class="or">${t("invite.or_type", { address })}</p>
      <p class="code" aria-label=${t("invite.code", { code })}>${code}</p>
      ${wifi === undefined ? nothing : this.wifi(wifi)}`;
  }

  private wifi({ name, password, qr }: Wifi): TemplateResult {
    return html`<div class="wifi">
      <parlor-qr .code=${qr} .label=${t("tv.wifi")}></parlor-qr>
      <div>
        <p class="caps">${t("tv.wifi")}</p>
        <p>${name}</p>
        ${password === "" ? nothing : html`<p>${t("tv.wifi_password", { password })}</p>`}
      </div>
    </div>`;
  }

  private person(seat: SeatInfo): TemplateResult {
    return html`<li data-seat=${seat.id}>
      <parlor-person .seat=${seat} gathering></parlor-person>
      <span class="name">${seat.name}</span>
      ${this.chosen(seat)}
      <span class="unseen">${t(seat.ready ? "seat.ready" : "seat.not_ready")}</span>
    </li>`;
  }

  /** What this person has chosen to be, where the game lets everyone choose. */
  private chosen({ choices }: SeatInfo): TemplateResult | typeof nothing {
    const options = this.store.game?.options.filter((option) => option.each) ?? [];
    const said = options.flatMap(({ key }) => {
      const choice = choices[key];
      return choice === undefined ? [] : [this.store.names?.say(choice, key) ?? choice];
    });
    return said.length === 0 ? nothing : html`<span class="chosen">${said.join(" · ")}</span>`;
  }

  private status(seats: SeatInfo[]): TemplateResult {
    const watching = this.store.now?.public.seats.filter((seat) => seat.watching) ?? [];
    return html`<div class="status">
      <b>${this.progress(seats)}</b>
      ${
        watching.length === 0
          ? nothing
          : html`<span class="watching"
              >${t("tv.watching", { names: list(watching.map(({ name }) => name)) })}</span
            >`
      }
    </div>`;
  }

  private progress(seats: SeatInfo[]): string {
    const missing = this.store.now?.public.missing ?? null;
    if (missing === null) return t("tv.all_ready");
    if (missing.players > 0) return t("tv.needed", { count: missing.players });
    if (seats.length === 1) return t("tv.alone");
    const ready = seats.filter((seat) => seat.ready).length;
    return t("tv.ready_count", { ready, count: ready + missing.ready });
  }
}
