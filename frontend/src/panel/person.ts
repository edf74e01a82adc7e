import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import "../shared/elements/sheet";
import { number, t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import type { Career, Daily, GameCount, Person, Statistics } from "./archive";
import charts from "./charts/charts.css?inline";
import { outcomes } from "./charts/outcomes";
import { ratingChart } from "./charts/rating";
import { ring } from "./charts/ring";
import { countedOf } from "./counted";
import styles from "./person.css?inline";
import { GoEvent } from "./place";
import { View } from "./view";
import common from "./view.css?inline";

/** What somebody has come to, game by game; and how to be forgotten. */
@customElement("parlor-panel-person")
export class PersonView extends View {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(common),
    unsafeCSS(charts),
    unsafeCSS(styles),
  ];

  @property() person = "";
  @state() private statistics: Statistics | null = null;
  @state() private careers: Career[] | null = null;
  @state() private asking = false;
  @state() private refused = "";

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("person")) return;
    this.statistics = this.careers = null;
    void this.look();
  }

  override render(): TemplateResult {
    const back = this.link(
      { view: "people" },
      html`${icon("back")}<span>${t("panel.all_people")}</span>`,
      "back",
    );
    const known = this.statistics?.persons.find(({ person }) => person === this.person);
    if (this.statistics !== null && known === undefined) {
      return html`${back}${this.alone(t("panel.unknown"), t("panel.unknown_text"))}`;
    }
    return html`${back}${known === undefined ? this.moment() : this.content(known)}`;
  }

  private content(person: Person): TemplateResult {
    const { name, all, games } = person;
    const sum = countedOf(all);
    return html`<div class="who">
        ${ring(all.won, all.played)}
        <div>
          <h2>${name}</h2>
          <p class="soft">${[sum, this.streaks(all)].filter(Boolean).join(" · ")}</p>
          <p class="soft small">${t("panel.last_played", { day: this.dates.day(all.last) })}</p>
        </div>
        ${
          this.mayForget
            ? html`<button class="rim wax" @click=${this.ask}>
                ${this.isMe ? t("panel.forget_me") : t("panel.forget", { name })}
              </button>`
            : nothing
        }
      </div>
      ${games.map((count) => this.game(count))} ${this.asking ? this.question(person) : nothing}`;
  }

  private game(count: GameCount): TemplateResult {
    const career = this.careers?.find(({ game }) => game === count.game);
    return html`<section class="leaf" data-game=${count.game}>
      <header>
        <parlor-emblem .game=${count.game}></parlor-emblem>
        <h3>${this.nameOf(count.game)}</h3>
      </header>
      <div class="halves">
        <div>
          <dl>
            ${this.figure(t("panel.played"), number(count.played))}
            ${this.figure(t("panel.won"), number(count.won))}
            ${count.best === null ? nothing : this.figure(t("panel.best"), number(count.best))}
            ${this.figure(t("panel.longest"), number(count.longest))}
            ${
              count.stars === null
                ? nothing
                : html`${this.figure(t("panel.levels"), number(count.stars.levels))}
                  ${this.figure(t("panel.stars"), number(count.stars.stars))}`
            }
            ${count.practised === 0 ? nothing : this.figure(t("panel.practised"), number(count.practised))}
          </dl>
          ${count.daily === null ? nothing : this.daily(count.daily)}
          ${
            career === undefined
              ? nothing
              : html`<h4 class="caps">${t("panel.outcomes")}</h4>
                  ${outcomes(career.outcomes, (at) => this.dates.day(at))}`
          }
        </div>
        <div>
          <h4 class="caps">${t("panel.rating")}</h4>
          ${this.rating(count, career)}
        </div>
      </div>
    </section>`;
  }

  private daily({ days, stars, streak, longest }: Daily): TemplateResult {
    return html`<h4 class="caps">${t("panel.daily")}</h4>
      <dl data-daily>
        ${this.figure(t("panel.daily_days"), number(days))}
        ${this.figure(t("panel.stars"), number(stars))}
        ${this.figure(t("panel.daily_streak"), number(streak))}
        ${this.figure(t("panel.daily_longest"), number(longest))}
      </dl>`;
  }

  /** Too few games say nothing, and that is what is said. */
  private rating({ rating, played }: GameCount, career: Career | undefined): TemplateResult {
    if (rating === null) {
      const needed = this.statistics?.games_to_rate ?? 0;
      return html`<p class="soft">
        ${t("panel.no_rating", { count: Math.max(1, needed - played) })}
      </p>`;
    }
    const { value, uncertainty } = rating;
    return html`<p>
        <b class="value">${number(value)}</b>
        <span class="soft">${t("panel.give_or_take", { uncertainty })}</span>
      </p>
      ${career === undefined ? nothing : ratingChart(career.ratings, (at) => this.dates.day(at))}
      <p class="soft small">${t("panel.rating_text")}</p>`;
  }

  private figure(name: string, value: string): TemplateResult {
    return html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  }

  private streaks({ streak }: Person["all"]): string {
    return streak > 1 ? t("panel.streak_now", { count: streak }) : "";
  }

  private get isMe(): boolean {
    return this.person === `user:${this.hass.user?.id ?? ""}`;
  }

  /** Anybody may be forgotten at their own wish; others are an administrator's affair. */
  private get mayForget(): boolean {
    return this.isMe || this.hass.user?.is_admin === true;
  }

  private question({ name }: Person): TemplateResult {
    const no = (): void => {
      this.asking = false;
    };
    return html`<parlor-sheet .heading=${t("shell.sure")} @closed=${no}>
      <p>${t("panel.ask_forget", { name })}</p>
      ${this.refused === "" ? nothing : html`<p class="warn" role="alert">${this.refused}</p>`}
      <div class="pair">
        <button class="rim" @click=${no}>${t("shell.cancel")}</button>
        <button class="rim wax" data-yes @click=${() => void this.forget()}>
          ${this.isMe ? t("panel.forget_me") : t("panel.forget", { name })}
        </button>
      </div>
    </parlor-sheet>`;
  }

  private ask(): void {
    this.refused = "";
    this.asking = true;
  }

  private async forget(): Promise<void> {
    if ((await this.lookUp(this.archive.forget(this.person))) === null) {
      this.refused = this.trouble ?? "";
      return;
    }
    this.asking = false;
    this.dispatchEvent(new GoEvent({ view: "people" }));
  }

  private async look(): Promise<void> {
    const { person } = this;
    const [statistics, careers] = await Promise.all([
      this.lookUp(this.archive.statistics()),
      this.archive.career(person).catch(() => []),
    ]);
    if (person !== this.person) return;
    this.statistics = statistics;
    this.careers = careers;
  }
}
