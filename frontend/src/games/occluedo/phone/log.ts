import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/card.css?inline";
import { type LogEntry, type LogResponse, viewOf } from "../view";
import { say } from "../words";
import styles from "./log.css?inline";
import { namedCards } from "./question";
import question from "./question.css?inline";
import { answerSign } from "./signs";

/** What was asked, who was sorry and who showed whom: the latest first. */
@customElement("occluedo-log")
export class Log extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(art),
    unsafeCSS(question),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    if (view.log.length === 0) return html`<p class="soft">${say(this.store, "nobody_asked")}</p>`;
    return html`<ol>
      ${repeat(
        [...view.log].reverse(),
        ({ turn }) => turn,
        (entry) => this.entry(entry),
      )}
    </ol>`;
  }

  private entry({ round, by, named, accusation, answers }: LogEntry): TemplateResult {
    const name = nameOf(this.store, by);
    const silent = !accusation && answers.every(({ answer }) => answer === "sorry");
    return html`<li class=${accusation ? "accusation" : ""}>
      <h3>
        ${say(this.store, accusation ? "they_were_wrong" : "they_suggest", { name })}
        <small>${say(this.store, "round", { round })}</small>
      </h3>
      ${namedCards(this.store, named)}
      ${
        accusation
          ? nothing
          : html`<ul class="said">
              ${answers.map((one) => this.answer(one))}
            </ul>`
      }
      ${silent && !this.isOpen(answers) ? html`<p class="silent">${say(this.store, "nobody")}</p>` : nothing}
    </li>`;
  }

  /** Whether somebody is still to be asked. */
  private isOpen(answers: readonly LogResponse[]): boolean {
    return answers.length < (viewOf(this.store)?.active_roles.length ?? 0) - 1;
  }

  private answer({ by, answer }: LogResponse): TemplateResult {
    const seat = this.store.names?.seat(by);
    return html`<li>
      ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
      <span
        >${say(this.store, "answer_by", { name: nameOf(this.store, by), answer: this.store.names?.say(answer) ?? "" })}</span
      >
      ${answerSign(answer)}
    </li>`;
  }
}
