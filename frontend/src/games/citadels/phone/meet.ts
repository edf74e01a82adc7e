import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { number } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { symbol } from "../art/districts";
import { coin } from "../art/things";
import { ownViewOf, viewOf } from "../view";
import { answerTo, characterOf, charactersOf, rankOf, say } from "../words";
import styles from "./meet.css?inline";
import { paysOf } from "./pays";

/** Asks who a character is. */
export class MeetEvent extends CustomEvent<string> {
  constructor(character: string) {
    super("meet", { detail: character, bubbles: true, composed: true });
  }
}

/** A character explains itself: its number, what it does, and what it would pay me now. */
@customElement("citadels-meet")
export class Meet extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property() character = "";

  override render(): TemplateResult {
    const { power } = characterOf(this.store, this.character);
    const color = ownViewOf(this.store).pays?.[this.character]?.color ?? null;
    return html`<div class="one" data-character=${this.character}>
        ${character(this.character)}
        <div>
          <p class="rank">${say(this.store, "rank", { number: this.rank })}</p>
          <p>${power}</p>
          ${paysOf(this.store, this.character).map(
            (pay) =>
              html`<p class="pay">
                ${color === null ? coin() : symbol(color)} <span>${pay}</span>
              </p>`,
          )}
          ${this.fate()}
        </div>
      </div>
      ${this.others()}`;
  }

  private get rank(): number {
    return rankOf(this.store, this.character);
  }

  /** What everyone knows of it in this round. */
  private fate(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const call = view.calls.find((one) => one.character === this.character);
    const facts = [
      call === undefined ? "" : answerTo(this.store, call),
      view.draft_face_up.includes(this.character) ? say(this.store, "face_up_now") : "",
      view.murdered === this.character && call?.murdered !== true
        ? say(this.store, "to_be_murdered")
        : "",
      view.robbed === this.character && call === undefined ? say(this.store, "to_be_robbed") : "",
    ].filter((fact) => fact !== "");
    return facts.length === 0 ? nothing : html`<p class="fate">${facts.join(" ")}</p>`;
  }

  /** From one to the next without closing: all eight are a tap away. */
  private others(): TemplateResult {
    return html`<ol class="all">
      ${charactersOf(this.store).map((id) => {
        const { name } = characterOf(this.store, id);
        return html`<li>
          <button
            aria-label="${number(rankOf(this.store, id))} ${name}"
            aria-current=${id === this.character}
            data-character=${id}
            @click=${() => this.dispatchEvent(new MeetEvent(id))}
          >
            ${character(id)}<span>${number(rankOf(this.store, id))}</span>
          </button>
        </li>`;
      })}
    </ol>`;
  }
}
