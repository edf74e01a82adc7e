import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/mark";
import { number } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { dagger, purse } from "../fates";
import { callOf, type CitadelsView, nextCallOf, viewOf } from "../view";
import { answerTo, characterOf, charactersOf, say } from "../words";
import { MeetEvent } from "./meet";
import styles from "./roll.css?inline";

/**
 * The roll of characters: who was called, who answered, and what is in store for whom.
 *
 * A tap on any of them, at any time, and it explains itself.
 */
@customElement("citadels-roll")
export class Roll extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    return html`<ol>
      ${charactersOf(this.store).map((id, at) => this.entry(id, at + 1, view))}
    </ol>`;
  }

  private entry(id: string, rank: number, view: CitadelsView): TemplateResult {
    const call = view.calls.find((one) => one.character === id);
    const seat = this.store.names?.seat(call?.player ?? null);
    const aside = view.draft_face_up.includes(id);
    const classes = {
      aside: aside || call?.player === null,
      now: id === view.current_role || id === callOf(view)?.character,
      next: id === nextCallOf(view, charactersOf(this.store)),
    };
    const murdered = view.murdered === id;
    const robbed = view.robbed === id;
    return html`<li class=${classMap(classes)}>
      <button data-meet=${id} @click=${() => this.dispatchEvent(new MeetEvent(id))}>
        ${character(id)}
        <span class="rank" aria-hidden="true">${number(rank)}</span>
        ${
          seat === undefined
            ? nothing
            : html`<parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>`
        }
        ${murdered ? dagger() : robbed ? purse() : nothing}
        <span class="unseen">
          ${characterOf(this.store, id).name}
          ${call === undefined ? nothing : answerTo(this.store, call)}
          ${aside ? say(this.store, "face_up_now") : nothing}
          ${murdered ? say(this.store, "was_murdered") : nothing}
          ${robbed ? say(this.store, "was_robbed") : nothing}
        </span>
      </button>
    </li>`;
  }
}
