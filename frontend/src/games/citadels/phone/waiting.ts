import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import { number, t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { outline, symbol } from "../art/districts";
import { onStage, ranked } from "../counting";
import { storyOf } from "../story";
import { type CitadelsView, type Color, nextCallOf, playerOf, viewOf } from "../view";
import { calledOf, charactersOf, colorOf, districtOf, say } from "../words";
import styles from "./waiting.css?inline";

const LINES = 5;

/** The second screen of the story: whose city is on, what happened, and who is called next. */
@customElement("citadels-waiting")
export class Waiting extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    if (view.count !== null) return this.count(view);
    return html`${this.city(view)} ${this.story(view)} ${this.next(view)}`;
  }

  /** The count as the room sees it, and no faster. */
  private count(view: CitadelsView): TemplateResult {
    const shown = onStage(view);
    return html`<ol class="count" aria-label=${t("scores.title")}>
      ${repeat(
        ranked(view),
        ({ seat }) => seat,
        ({ seat, total }) =>
          html`<li class=${seat === shown ? "now" : ""} data-seat=${seat}>
            <span>${nameOf(this.store, seat)}</span> <b>${number(total)}</b>
          </li>`,
      )}
    </ol>`;
  }

  private city(view: CitadelsView): TemplateResult | typeof nothing {
    const call = view.calls[view.calls.length - 1];
    const active = view.current_turn ?? (view.phase === "resolution" ? call?.player : null);
    const city = playerOf(this.store, active)?.city;
    if (city === undefined) return nothing;
    const name = nameOf(this.store, active);
    const heading = say(this.store, "city_of", { name });
    const named = (district: string, color: Color): string =>
      `${districtOf(this.store, district).name}, ${colorOf(this.store, color).name}`;
    const size = say(this.store, "city_size", { count: city.length, size: view.end_city_size });
    return html`<section class="city">
      <h3>${heading} <small>${size}</small></h3>
      ${
        city.length === 0
          ? html`<p>${say(this.store, "empty_city")}</p>`
          : html`<ul>
              ${city.map(
                ({ district, color }) =>
                  html`<li class=${color}>
                    ${outline(district)}<span class="sign">${symbol(color)}</span>
                    <span class="unseen">${named(district, color)}</span>
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
  }

  private story(view: CitadelsView): TemplateResult {
    const told = storyOf(this.store, view, LINES);
    return html`<ol class="story" aria-label=${t("game.story")}>
      ${repeat(
        told,
        ({ number: line }) => line,
        ({ sentence }) => html`<li>${sentence}</li>`,
      )}
    </ol>`;
  }

  private next(view: CitadelsView): TemplateResult | typeof nothing {
    const next = nextCallOf(view, charactersOf(this.store));
    if (next === null) return nothing;
    const character = calledOf(this.store, next);
    return html`<p class="next">${say(this.store, "next_call", { character })}</p>`;
  }
}
