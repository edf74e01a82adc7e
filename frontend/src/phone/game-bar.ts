import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import type { ActEvent } from "../shared/elements/offers";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import styles from "./bar.css?inline";

/** Under the thumb in a game: what I can do now; the offers come with the generic screen. */
@customElement("parlor-game-bar")
export class GameBar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const { now, names, words, me } = this.store;
    if (now === null || names === null) return nothing;
    if (me === null || me.watching) return html`<p class="why">${t("game.you_watch")}</p>`;
    if (now.offers.length === 0) return html`<p class="why">${t("game.nothing_to_do")}</p>`;
    return html`<parlor-offers
      .offers=${now.offers}
      .names=${names}
      .words=${words}
      ?disabled=${now.public.paused}
      @act=${this.act}
    ></parlor-offers>`;
  }

  private act({ detail: { type, params } }: ActEvent): void {
    void this.store.act(type, params);
  }
}
