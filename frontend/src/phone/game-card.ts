import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { SpeakingElement } from "../shared/elements/element";
import "../shared/elements/emblem";
import { type GameWords, humanise } from "../shared/games";
import { t } from "../shared/i18n";
import type { GameInfo } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import styles from "./game-card.css?inline";

/** A game as a card on the table: its emblem and what it is about. */
@customElement("parlor-game-card")
export class GameCard extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) words: GameWords | null = null;
  /** What was chosen of its options, in a line. */
  @property() summary = "";

  override render(): TemplateResult {
    const { id, min_seats: min, max_seats: max } = this.game;
    return html`<article class="card">
      <parlor-emblem .game=${id}></parlor-emblem>
      <h2>${this.words?.name ?? humanise(id)}</h2>
      <p class="players">${t("lobby.players", { min, max })}</p>
      ${this.summary === "" ? nothing : html`<p class="summary">${this.summary}</p>`}
      <p class="about">${this.words?.about ?? ""}</p>
    </article>`;
  }
}
