import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../shared/i18n";
import controls from "../shared/theme/controls.css?inline";
import type { Person, Statistics } from "./archive";
import { ring } from "./charts/ring";
import charts from "./charts/charts.css?inline";
import { countedOf } from "./counted";
import styles from "./people.css?inline";
import { View } from "./view";
import common from "./view.css?inline";

/** Everyone whom the house knows again, whoever has won most first. */
@customElement("parlor-panel-people")
export class People extends View {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(common),
    unsafeCSS(charts),
    unsafeCSS(styles),
  ];

  @state() private statistics: Statistics | null = null;

  override firstUpdated(): void {
    void this.look();
  }

  override render(): TemplateResult {
    const { statistics } = this;
    if (statistics === null) return this.moment();
    if (statistics.persons.length === 0) {
      return this.alone(t("panel.nobody_known"), t("panel.nobody_known_text"));
    }
    return html`<h2>${t("panel.people")}</h2>
      <p class="soft about">${t("panel.people_text")}</p>
      <ol>
        ${statistics.persons.map((person) => html`<li>${this.person(person)}</li>`)}
      </ol>`;
  }

  private person({ person, name, kind, all, games }: Person): TemplateResult {
    const counted = countedOf(all);
    const streak = all.streak > 1 ? t("panel.streak_now", { count: all.streak }) : "";
    return this.link(
      { view: "person", person },
      html`${ring(all.won, all.played)}
        <span class="told">
          <span class="name">${name}</span>
          <span class="soft small">${[counted, streak].filter(Boolean).join(" · ")}</span>
          <span class="soft small"
            >${t(kind === "user" ? "panel.of_the_house" : "panel.guest")}</span
          >
        </span>
        <span class="games">
          ${games.map(({ game }) => html`<parlor-emblem .game=${game}></parlor-emblem>`)}
        </span>`,
      "person leaf",
    );
  }

  private async look(): Promise<void> {
    this.statistics = await this.lookUp(this.archive.statistics());
  }
}
