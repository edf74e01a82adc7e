import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import "../shared/elements/cover";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/facts";
import "../shared/elements/generic";
import "../shared/elements/story";
import { onlyGeneric } from "../shared/games";
import { t } from "../shared/i18n";
import type { State } from "../shared/protocol";
import type { Store } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import styles from "./game.css?inline";

/** A game's own screen for phones: `games/<id>/phone.ts` exports it as default. */
export type PhoneScreen = (store: Store) => TemplateResult;

const screens = import.meta.glob<PhoneScreen>("../games/*/phone.ts", { import: "default" });

/** Return whether a game brings its own screen, which then draws everything itself. */
export function hasOwnScreen(game: string): boolean {
  return !onlyGeneric() && `../games/${game}/phone.ts` in screens;
}

/** A running game: by its own screen, or by the generic elements. */
@customElement("parlor-game")
export class Game extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private own: { game: string; screen: PhoneScreen } | null = null;

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now;
    if (now === null) return nothing;
    const { game } = now.public;
    if (!hasOwnScreen(game)) return this.generic(now);
    if (this.own?.game === game) return this.own.screen(this.store);
    void this.load(game);
    return nothing;
  }

  private async load(game: string): Promise<void> {
    const screen = await screens[`../games/${game}/phone.ts`]?.();
    if (screen !== undefined) this.own = { game, screen };
  }

  private generic(now: State): TemplateResult {
    return html`<parlor-generic .store=${this.store}>
      <div class="last"><parlor-story .store=${this.store} .lines=${1}></parlor-story></div>
      ${this.card(now)}
    </parlor-generic>`;
  }

  private card(now: State): TemplateResult | typeof nothing {
    const { view } = now.private;
    const { names, words } = this.store;
    if (names === null || Object.keys(view).length === 0) return nothing;
    const content = (): TemplateResult =>
      html`<parlor-facts .view=${view} .names=${names} .words=${words}></parlor-facts>`;
    return html`<parlor-cover .label=${t("game.my_card")} .content=${content}></parlor-cover>`;
  }
}
