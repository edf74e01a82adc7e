import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import "../game-card";
import styles from "./list.css?inline";

/** The shelf: every game that the house has. */
@customElement("parlor-games")
export class Games extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const games = this.store.greeting?.games ?? [];
    const chosen = this.store.now?.public.game;
    return html`<div class="gap">
      ${games.map(
        (game) =>
          html`<button
            class="pick"
            aria-current=${game.id === chosen}
            @click=${() => this.choose(game.id)}
          >
            <parlor-game-card
              .game=${game}
              .words=${this.store.vocabulary.of(game.id)}
            ></parlor-game-card>
          </button>`,
      )}
    </div>`;
  }

  private choose(game: string): void {
    void this.store.send({ type: "configure", game });
    this.dispatchEvent(new CustomEvent("done", { bubbles: true, composed: true }));
  }
}
