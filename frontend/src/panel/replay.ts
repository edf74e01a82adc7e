import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { ListedTable } from "../house/tables";
import { icon } from "../shared/art/icons";
import "../shared/elements/person";
import { currentLanguage, t } from "../shared/i18n";
import type { Json, SeatInfo } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import type { Frame, Replay } from "./archive";
import { outcomeOf } from "./outcome";
import { type Pace, PACES, Playhead } from "./playhead";
import styles from "./replay.css?inline";
import { Screening } from "./screening";
import { sitting } from "./sitting";
import "./stage";
import "./steps";
import { Told } from "./told";
import { View } from "./view";
import common from "./view.css?inline";

/** A game that is over, move by move, as the TV or as any seat saw it. */
@customElement("parlor-panel-replay")
export class ReplayView extends View {
  static override styles = [unsafeCSS(controls), unsafeCSS(common), unsafeCSS(styles)];

  @property({ attribute: false }) tables: ListedTable[] | null = null;
  @property() entry = "";
  @property({ type: Number }) number = 0;
  @state() private replay: Replay | null = null;
  @state() private head: Playhead | null = null;
  /** As whom it is seen: a seat, or the TV. */
  @state() private seat: string | null = null;
  @state() private screening: Screening | null = null;
  @state() private shown: Frame | null = null;
  private readonly frames = new Map<string, Promise<Frame>>();

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.key);
    this.while(() => window.removeEventListener("keydown", this.key));
    this.while(() => this.head?.stop());
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("entry") || changed.has("number")) void this.open();
  }

  override render(): TemplateResult {
    const back = this.link(
      { view: "table", entry: this.entry },
      html`${icon("back")}<span>${this.tableName || t("panel.back_to_table")}</span>`,
      "back",
    );
    const { replay, head } = this;
    if (replay === null || head === null) return html`${back}${this.moment()}`;
    return html`${back}
      <div class="split">
        <div class="seen">${this.heading(replay)} ${this.seats(replay)} ${this.stage(replay)}</div>
        <div class="led leaf">
          ${this.controls(head)} ${this.caption(replay, head)}
          <parlor-steps
            .steps=${replay.steps}
            .told=${this.toldOf(replay)}
            .at=${head.at}
            @step=${(event: CustomEvent<number>) => this.jump(event.detail)}
          ></parlor-steps>
        </div>
      </div>`;
  }

  private get tableName(): string {
    return this.tables?.find(({ entry_id }) => entry_id === this.entry)?.name ?? "";
  }

  private heading({ game }: Replay): TemplateResult {
    const { title, note } = outcomeOf(game, this.words.of(game.game));
    const when = `${this.dates.evening(game.started)}, ${this.dates.time(game.started)}`;
    return html`<div class="heading">
      <parlor-emblem .game=${game.game}></parlor-emblem>
      <div>
        <h2>${this.nameOf(game.game)}</h2>
        <p class="soft">${[title, note, when].filter(Boolean).join(" · ")}</p>
      </div>
    </div>`;
  }

  /** Through whose eyes it is seen. */
  private seats({ game }: Replay): TemplateResult {
    return html`<fieldset class="eyes">
      <legend class="unseen">${t("panel.seen_by")}</legend>
      ${this.eye(null, html`${icon("screen")}<span>${t("panel.tv")}</span>`)}
      ${sitting(game).map((seat) => this.eye(seat, this.face(seat)))}
    </fieldset>`;
  }

  private face(seat: SeatInfo): TemplateResult {
    return html`<parlor-person .seat=${seat}></parlor-person><span>${seat.name}</span>`;
  }

  private eye(seat: SeatInfo | null, content: TemplateResult): TemplateResult {
    const id = seat?.id ?? null;
    return html`<label class=${this.seat === id ? "chosen" : ""}>
      <input
        class="tap"
        type="radio"
        name="eyes"
        value=${id ?? "tv"}
        .checked=${this.seat === id}
        @change=${() => this.see(id)}
      />${content}
    </label>`;
  }

  private stage({ game }: Replay): TemplateResult | typeof nothing {
    if (this.screening === null) return nothing;
    const { language, themes } = this.hass;
    return html`${keyed(
      this.screening,
      html`<parlor-stage
        .screening=${this.screening}
        .kind=${this.seat === null ? "tv" : "phone"}
        .label=${t("panel.stage", { game: this.nameOf(game.game) })}
        .surroundings=${{ language, dark: this.seat === null || themes.darkMode }}
      ></parlor-stage>`,
    )}`;
  }

  private caption(replay: Replay, head: Playhead): TemplateResult {
    const step = replay.steps[head.at];
    const told = step === undefined ? [] : this.toldOf(replay).step(step);
    return html`<p class="caption" aria-live=${head.playing ? "off" : "polite"}>
      <b>${t("panel.step_of", { step: head.at, last: head.last })}</b> ${told.join(" ")}
    </p>`;
  }

  private controls(head: Playhead): TemplateResult {
    const { at, last, playing, pace } = head;
    return html`<div class="controls" role="group" aria-label=${t("panel.controls")}>
      <input
        type="range"
        min="0"
        max=${last}
        step="1"
        .value=${String(at)}
        aria-label=${t("panel.scrubber")}
        aria-valuetext=${t("panel.step_of", { step: at, last })}
        @input=${this.scrub}
      />
      <div class="keys">
        ${this.button("first", t("panel.first"), at === 0, () => this.jump(0))}
        ${this.button("left", t("panel.back_one"), at === 0, () => this.jump(at - 1))}
        <button
          class="brass"
          data-key="play"
          aria-label=${t(playing ? "panel.stop" : "panel.play")}
          @click=${() => head.toggle()}
        >
          ${icon(playing ? "pause" : "play")}
        </button>
        ${this.button("right", t("panel.forward_one"), at === last, () => this.jump(at + 1))}
        ${this.button("next", t("panel.last"), at === last, () => this.jump(last))}
      </div>
      <div class="ways">
        <label class="pace">
          <span class="unseen">${t("panel.pace")}</span>
          <select @change=${(event: Event) => this.setPace(event)}>
            ${(Object.keys(PACES) as Pace[]).map(
              (one) =>
                html`<option value=${one} ?selected=${one === pace}>${t(`panel.${one}`)}</option>`,
            )}
          </select>
        </label>
        <p class="soft small">${t("panel.keys")}</p>
      </div>
    </div>`;
  }

  private button(
    drawing: "first" | "left" | "right" | "next",
    label: string,
    off: boolean,
    press: () => void,
  ): TemplateResult {
    return html`<button
      class="rim"
      data-key=${drawing}
      aria-label=${label}
      ?disabled=${off}
      @click=${press}
    >
      ${icon(drawing)}
    </button>`;
  }

  private toldOf({ game }: Replay): Told {
    const view = { public: this.shown?.state.public.view, own: this.shown?.state.private.view };
    return new Told(sitting(game), this.words.of(game.game), this.seat, view as unknown as Json);
  }

  private jump(step: number): void {
    const { head } = this;
    if (head === null) return;
    head.playing = false;
    head.go(step);
    this.requestUpdate();
  }

  private scrub(event: Event): void {
    this.jump(Number((event.target as HTMLInputElement).value));
  }

  private setPace(event: Event): void {
    this.head?.setPace((event.target as HTMLSelectElement).value as Pace);
  }

  private readonly key = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    // A slider, a choice and a button know their keys themselves.
    const busy = target instanceof Element && target.closest("input, select, button, a, dialog");
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (busy && !(busy.matches("button, a") && event.key.startsWith("Arrow"))) return;
    if (this.head?.key(event.key) === true) event.preventDefault();
  };

  private see(seat: string | null): void {
    this.seat = seat;
    this.prepare();
  }

  private async open(): Promise<void> {
    this.head?.stop();
    this.replay = this.head = this.screening = this.shown = null;
    this.seat = null;
    this.frames.clear();
    const { entry, number } = this;
    const replay = await this.lookUp(this.archive.replay(entry, number));
    if (replay === null || entry !== this.entry || number !== this.number) return;
    this.replay = replay;
    this.head = new Playhead(replay.steps.length - 1, () => this.moved());
    this.prepare();
  }

  /** Another page shows it from now on. */
  private prepare(): void {
    if (this.replay === null) return;
    const { game } = this.replay;
    const info = { id: game.game, min_seats: 0, max_seats: game.players.length, options: [] };
    this.screening = new Screening({
      table: { id: "", name: this.tableName },
      seat: this.seat,
      games: [info],
    });
    this.moved();
  }

  private moved(): void {
    this.requestUpdate();
    void this.show();
  }

  private async show(): Promise<void> {
    const { head, seat, screening } = this;
    if (head === null || screening === null) return;
    const { at } = head;
    const frame = await this.lookUp(this.frame(at, seat));
    // Whoever scrubs is shown what they stop at.
    if (frame === null || head.at !== at || screening !== this.screening) return;
    this.shown = frame;
    screening.show(at, frame);
    if (at < head.last) this.frame(at + 1, seat).catch(() => undefined);
  }

  private frame(step: number, seat: string | null): Promise<Frame> {
    const key = `${currentLanguage()} ${seat ?? ""} ${step}`;
    const known = this.frames.get(key);
    if (known !== undefined) return known;
    const asked = this.archive.frame(this.entry, this.number, step, seat, currentLanguage());
    this.frames.set(key, asked);
    asked.catch(() => this.frames.delete(key));
    return asked;
  }
}
