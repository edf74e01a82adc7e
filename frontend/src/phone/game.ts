import { nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { onlyGeneric } from "../shared/games";
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

/** A running game: by its own screen, or by the generic one; a phone loads only what it shows. */
@customElement("parlor-game")
export class Game extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private shown: { game: string; screen: PhoneScreen } | null = null;

  override render(): TemplateResult | typeof nothing {
    const game = this.store.now?.public.game;
    if (game === undefined) return nothing;
    if (this.shown?.game === game) return this.shown.screen(this.store);
    void this.load(game);
    return nothing;
  }

  private async load(game: string): Promise<void> {
    const own = hasOwnScreen(game) ? screens[`../games/${game}/phone.ts`] : undefined;
    const screen = own === undefined ? (await import("./generic")).default : await own();
    this.shown = { game, screen };
  }
}
