import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon, line } from "../shared/art/icons";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/lesson";
import "../shared/elements/sheet";
import type { LessonPage } from "../shared/games";
import { t } from "../shared/i18n";
import { chooseTheme, isDay, isOn, turn } from "../shared/settings";
import { soundIsUnlocked, turnSoundOn } from "../shared/sound/sound";
import controls from "../shared/theme/controls.css?inline";
import styles from "./controls.css?inline";
import { whenQuiet } from "./quiet";
import { SWITCHES } from "./switches";

/** The few things that a TV can be told, by the arrow keys of its remote control. */
@customElement("parlor-tv-controls")
export class Controls extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private page: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(
      whenQuiet((quiet) => {
        this.toggleAttribute("quiet", quiet);
        document.documentElement.toggleAttribute("data-quiet", quiet);
      }),
    );
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    void this.store.fetchMoreWords();
  }

  override render(): TemplateResult {
    const loud = soundIsUnlocked() && isOn("sound");
    return html`<button @click=${() => void this.toggleSound(!loud)}>
        ${line(SWITCHES[loud ? "sound" : "mute"])}${t(loud ? "tv.sound_off" : "tv.sound_on")}
      </button>
      <button @click=${this.toggleLight}>
        ${line(SWITCHES[isDay() ? "moon" : "sun"])}${t(isDay() ? "tv.evening" : "tv.day")}
      </button>
      ${
        document.fullscreenEnabled
          ? html`<button @click=${this.toggleFullScreen}>
              ${icon("screen")}${t("tv.fullscreen")}
            </button>`
          : nothing
      }
      ${
        this.pages.length > 0
          ? html`<button @click=${() => this.turnTo(0)}>${icon("book")}${t("tv.help")}</button>`
          : nothing
      }
      ${this.page === null ? nothing : this.help(this.page)}`;
  }

  /** First the pictures, then all the rules. */
  private get pages(): LessonPage[] {
    const { lesson = [], help = [] } = this.store.words ?? {};
    return [...lesson, ...help];
  }

  private help(page: number): TemplateResult {
    const shown = this.pages[page] ?? { title: "", text: "" };
    const drawn = page < (this.store.words?.lesson?.length ?? 0);
    return html`<parlor-sheet
      .heading=${this.store.words?.name ?? ""}
      @closed=${() => {
        this.page = null;
      }}
      @keydown=${this.turnByKey}
    >
      <section class="page" aria-live="polite">
        ${
          drawn
            ? html`<parlor-lesson
                beside
                .game=${this.store.now?.public.game ?? ""}
                .number=${page}
                .page=${shown}
              ></parlor-lesson>`
            : html`<h3>${shown.title}</h3>
                <p>${shown.text}</p>`
        }
      </section>
      <div class="turner">
        <button aria-label=${t("tv.previous")} @click=${() => this.turnTo(page - 1)}>
          ${icon("left")}
        </button>
        ${t("tv.page", { page: page + 1, count: this.pages.length })}
        <button aria-label=${t("tv.next")} @click=${() => this.turnTo(page + 1)}>
          ${icon("right")}
        </button>
      </div>
    </parlor-sheet>`;
  }

  private turnByKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || this.page === null) return;
    event.stopPropagation();
    this.turnTo(this.page + step);
  }

  private turnTo(page: number): void {
    this.page = (page + this.pages.length) % this.pages.length;
  }

  /** Do what the button said when it was pressed: the press itself may have unlocked the sound. */
  private async toggleSound(on: boolean): Promise<void> {
    turn("sound", on);
    if (on) await turnSoundOn();
    this.requestUpdate();
  }

  private toggleLight(): void {
    chooseTheme(isDay() ? "dark" : "light");
    this.requestUpdate();
  }

  private toggleFullScreen(): void {
    if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
    else void document.exitFullscreen();
  }
}
