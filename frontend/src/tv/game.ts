import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query } from "lit/decorators.js";
import { tableClock } from "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import "../shared/elements/generic";
import "../shared/elements/story";
import { t } from "../shared/i18n";
import { OwnScreens, type Screen } from "../shared/own-screens";
import type { State } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import { fit } from "./fit";
import styles from "./game.css?inline";

/** A game's own screen for the TV: `games/<id>/tv.ts` exports it as default. */
const screens = import.meta.glob<Screen>("../games/*/tv.ts", { import: "default" });

/** A running game: the story, the clock, and the board by its own screen or the generic one. */
@customElement("parlor-tv-game")
export class TvGame extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, screens, "tv");
  @query(".stage") private readonly box!: HTMLElement | null;
  @query("parlor-generic") private readonly board!: HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    const resized = (): void => this.fit();
    window.addEventListener("resize", resized);
    this.while(() => window.removeEventListener("resize", resized));
  }

  /** Its facts are drawn after it, but before the next frame. */
  override updated(): void {
    requestAnimationFrame(() => this.fit());
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now;
    if (now === null) return nothing;
    return this.own.draw(this.store) ?? this.generic(now);
  }

  private generic(now: State): TemplateResult {
    return html`<div class="head">
        <parlor-emblem .game=${now.public.game}></parlor-emblem>
        <div>
          <p class="caps">${this.where(now)}</p>
          <h1>${this.store.names?.phase(now.public.view?.phase ?? "") ?? ""}</h1>
        </div>
        ${tableClock(this.store)}
      </div>
      <div class="stage"><parlor-generic large .store=${this.store}></parlor-generic></div>
      <div class="told"><parlor-story .store=${this.store} .lines=${3}></parlor-story></div>`;
  }

  private fit(): void {
    if (this.box !== null && this.board !== null) fit(this.box, this.board);
  }

  private where({ public: { view } }: State): string {
    const game = this.store.words?.name ?? "";
    const round = view?.round ?? null;
    return round === null ? game : `${game} · ${t("game.round", { round })}`;
  }
}
