import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import "../shared/elements/generic";
import "../shared/elements/story";
import { onlyGeneric } from "../shared/games";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import type { Store } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import { fit } from "./fit";
import styles from "./game.css?inline";

/** A game's own screen for the TV: `games/<id>/tv.ts` exports it as default. */
export type TvScreen = (store: Store) => TemplateResult;

const screens = import.meta.glob<TvScreen>("../games/*/tv.ts", { import: "default" });

/** A running game: the story, the clock, and the board by its own screen or the generic one. */
@customElement("parlor-tv-game")
export class TvGame extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private own: { game: string; screen: TvScreen } | null = null;
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
    const { game } = now.public;
    const load = onlyGeneric() ? undefined : screens[`../games/${game}/tv.ts`];
    if (load === undefined) return this.generic(now);
    if (this.own?.game === game) return this.own.screen(this.store);
    void this.load(game, load);
    return nothing;
  }

  private async load(game: string, load: () => Promise<TvScreen>): Promise<void> {
    this.own = { game, screen: await load() };
  }

  private generic(now: State): TemplateResult {
    return html`<div class="head">
        <parlor-emblem .game=${now.public.game}></parlor-emblem>
        <div>
          <p class="caps">${this.where(now)}</p>
          <h1>${this.store.names?.phase(now.public.view?.phase ?? "") ?? ""}</h1>
        </div>
        ${this.clock(now)}
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

  private clock({ remaining, public: { clock, paused } }: State): TemplateResult | typeof nothing {
    if (clock === null || remaining === null) return nothing;
    return html`<parlor-clock
      .remaining=${() => this.store.remaining()}
      ?stopped=${paused || !clock.running}
    ></parlor-clock>`;
  }
}
