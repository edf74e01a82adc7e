import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import type { FinishedGame, PastEvening, ResultsPage } from "./archive";
import { minutes } from "./dates";
import styles from "./evenings.css?inline";
import { outcomeOf } from "./outcome";
import "../shared/elements/person";
import { View } from "./view";
import common from "./view.css?inline";

/** So often it is looked whether a game has ended since. */
const LOOK_AGAIN_MS = 5000;

/** The evenings of a table, newest first: what was played, who has won, and the way to see it again. */
@customElement("parlor-panel-evenings")
export class Evenings extends View {
  static override styles = [unsafeCSS(controls), unsafeCSS(common), unsafeCSS(styles)];

  @property() entry = "";
  @property({ type: Boolean }) open = false;
  @state() private page: ResultsPage | null = null;
  private older = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => {
      if (!this.older && document.visibilityState === "visible") void this.look();
    }, LOOK_AGAIN_MS);
    this.while(() => clearInterval(timer));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("entry")) this.page = null;
    if (changed.has("entry") || changed.has("open")) void this.look();
  }

  override render(): TemplateResult {
    const { page } = this;
    return html`<section class="leaf" aria-labelledby="evenings">
      <h2 id="evenings">${t("panel.evenings")}</h2>
      ${page === null ? this.waiting() : this.content(page)}
    </section>`;
  }

  private waiting(): TemplateResult {
    const why = this.open ? (this.trouble ?? t("shell.moment")) : t("shell.table_closed");
    return html`<p class="soft" role="status">${why}</p>`;
  }

  private content({ evenings, before }: ResultsPage): TemplateResult {
    if (evenings.length === 0) return html`<p class="soft">${t("panel.no_evenings")}</p>`;
    return html`${evenings.map((evening) => this.evening(evening))}
    ${
      before === null
        ? nothing
        : html`<button class="rim wide" @click=${() => void this.more(before)}>
            ${t("panel.older")}
          </button>`
    }`;
  }

  private evening({ started, ended, now, games }: PastEvening): TemplateResult {
    const span = t("panel.span", { count: games.length, minutes: minutes(started, ended) });
    return html`<article>
      <header>
        <h3>${now ? t("panel.tonight") : this.dates.evening(started)}</h3>
        <p class="soft small">${span}</p>
      </header>
      <ol>
        ${games.map((game) => html`<li>${this.game(game)}</li>`)}
      </ol>
    </article>`;
  }

  private game(game: FinishedGame): TemplateResult {
    const { title, seats, note } = outcomeOf(game, this.words.of(game.game));
    const when = `${this.nameOf(game.game)} · ${this.dates.time(game.ended)}`;
    return html`<parlor-emblem .game=${game.game}></parlor-emblem>
      <div class="told">
        <p class="title">${title}</p>
        <p class="soft small">${[when, note].filter(Boolean).join(" · ")}</p>
        <ul class="faces" aria-label=${t("card.players")}>
          ${seats.map(
            ({ seat, won, score }) =>
              html`<li class=${won ? "won" : ""}>
                <parlor-person .seat=${seat} .mood=${won ? "winning" : null}></parlor-person>
                <span>${seat.name}${score === null ? nothing : html` <b>${score}</b>`}</span>
              </li>`,
          )}
        </ul>
      </div>
      ${
        game.replay
          ? this.link(
              { view: "replay", entry: this.entry, number: game.number },
              html`<span>${t("panel.watch_again")}</span>`,
              "again",
            )
          : html`<span class="soft small">${t("panel.no_replay")}</span>`
      }`;
  }

  private async look(): Promise<void> {
    if (!this.open) return;
    const page = await this.lookUp(this.archive.results(this.entry));
    // What looks the same stays, so that nothing moves under a finger.
    if (page !== null && JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
  }

  private async more(before: number): Promise<void> {
    this.older = true;
    const page = await this.lookUp(this.archive.results(this.entry, before));
    if (page === null || this.page === null) return;
    this.page = { evenings: [...this.page.evenings, ...page.evenings], before: page.before };
  }
}
