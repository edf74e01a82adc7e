import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { cardBack, pictureOf } from "../art/card";
import cards from "../art/card.css?inline";
import { cardsOf } from "../cards";
import { type LogEntry, type LogResponse, type OccluedoView, viewOf } from "../view";
import { cardName } from "../words";
import styles from "./casebook.css?inline";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import { isSilence } from "./staging";
import { namedIn, sayOnTv } from "./words";

/** So many have room beside two people, and beside more; what was before is on everyone's sheet. */
const LINES = { two: 7, more: 5 };

/** What was asked and who had an answer, as pictures and faces, the latest first. */
@customElement("occluedo-casebook")
export class Casebook extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(styles),
  ];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const latest = view.log.slice(-linesBeside(view)).reverse();
    return html`<h2 class="unseen">${sayOnTv(this.store, "log")}</h2>
      ${
        latest.length === 0
          ? html`<p class="none">${sayOnTv(this.store, "no_log")}</p>`
          : html`<ol>
              ${repeat(
                latest,
                ({ turn }) => turn,
                (entry) => this.entry(view, entry),
              )}
            </ol>`
      }`;
  }

  private entry(view: OccluedoView, entry: LogEntry): TemplateResult {
    const { by, named, accusation, answers } = entry;
    const silence = isSilence(view, entry);
    const kind = accusation ? "accusation" : silence ? "silence" : "";
    return html`<li class=${kind} data-turn=${entry.turn}>
      ${guest(this.store, by)}
      <span class="unseen">${this.sentence(entry)}</span>
      <span class="named" aria-hidden="true">${cardsOf(named).map((id) => this.thing(id))}</span>
      <span class="answers">
        ${
          accusation
            ? html`<b class="stamp">${sayOnTv(this.store, "wrong")}</b>`
            : silence
              ? html`<b class="stamp">${sayOnTv(this.store, "silence")}</b>`
              : answers.map((answer) => this.answer(answer))
        }
      </span>
    </li>`;
  }

  private sentence({ by, named, accusation }: LogEntry): string {
    const values = { by: nameOf(this.store, by), ...namedIn(this.store, named) };
    if (accusation) return sayOnTv(this.store, "was_wrong", values);
    return `${values.by}: ${sayOnTv(this.store, "asks", values)}`;
  }

  private thing(id: string): TemplateResult {
    return html`<i class="thing" title=${cardName(this.store, id)}>${pictureOf(id)}</i>`;
  }

  private answer({ by, answer }: LogResponse): TemplateResult {
    const shown = answer === "shown";
    const told = sayOnTv(this.store, shown ? "showed_card" : "was_sorry", {
      by: nameOf(this.store, by),
    });
    return html`<span class="answer ${answer}" data-seat=${by}>
      ${guest(this.store, by)} ${shown ? cardBack() : SHRUG}
      <span class="unseen">${told}</span>
    </span>`;
  }
}

function linesBeside({ active_roles: { length } }: OccluedoView): number {
  return length === 2 ? LINES.two : LINES.more;
}

/** A head that was shaken. */
const SHRUG = html`<svg class="shrug" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="11"></circle>
  <path d="M7 7l10 10M17 7L7 17"></path>
</svg>`;
