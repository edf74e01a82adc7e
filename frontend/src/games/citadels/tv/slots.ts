import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../shared/art/icons";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { dagger } from "../fates";
import { type CitadelsView, type Player, viewOf } from "../view";
import { characterOf, sayOnTv } from "../words";
import styles from "./slots.css?inline";

/** What lies before a player in this round: nothing yet, a card with its back up, a character. */
@customElement("citadels-slots")
export class Slots extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property({ attribute: false }) player!: Player;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const { player } = this.player;
    const total = view.draft_order.filter((seat) => seat === player).length;
    const shown = this.player.revealed_roles;
    const picked = this.picked(view);
    return html`${shown.map((role) => this.open(role, view))}
    ${Array.from({ length: total - shown.length }, (_, at) =>
      at + shown.length < picked ? this.back() : this.place(view, at + shown.length === picked),
    )}`;
  }

  private picked(view: CitadelsView): number {
    if (view.phase !== "draft_pick") return Infinity;
    const done = view.draft_order.slice(0, view.draft_picked);
    return done.filter((seat) => seat === this.player.player).length;
  }

  private open(role: string, view: CitadelsView): TemplateResult {
    const dead = view.calls.some((call) => call.character === role && call.murdered);
    return html`<div class="slot open ${dead ? "dead" : ""}" data-character=${role}>
      ${character(role)} ${dead ? html`<span class="fate">${dagger()}</span>` : nothing}
      <span class="unseen">${characterOf(this.store, role).name}</span>
    </div>`;
  }

  private back(): TemplateResult {
    return html`<div class="slot back">
      ${icon("check")}<span class="unseen">${sayOnTv(this.store, "has_chosen")}</span>
    </div>`;
  }

  private place({ draft_picker }: CitadelsView, next: boolean): TemplateResult {
    const chooses = next && draft_picker === this.player.player;
    return html`<div class="slot place ${chooses ? "chooses" : ""}">
      ${chooses ? html`<i></i><i></i><i></i>` : nothing}
      <span class="unseen">${chooses ? sayOnTv(this.store, "chooses") : ""}</span>
    </div>`;
  }
}
