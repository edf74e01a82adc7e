import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/mark";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { dagger, purse } from "../fates";
import { type Call, callOf, type CitadelsView, hiddenOf, viewOf } from "../view";
import { characterOf, charactersOf, rankOf, say, sayOnTv } from "../words";
import styles from "./row.css?inline";

/** All characters in a row: in a draft as cards that go round, in a call as they are called. */
@customElement("citadels-row")
export class Row extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    if (view.phase === "draft_pick") return this.draft(view);
    return html`<ol class="calls">
      ${charactersOf(this.store).map((id) => this.called(id, view))}
    </ol>`;
  }

  private draft(view: CitadelsView): TemplateResult {
    const { draft_available: left, draft_face_up: open, draft_order: order } = view;
    const hidden = hiddenOf(view, charactersOf(this.store).length);
    return html`<ol class="draft">
      ${order.slice(0, view.draft_picked).map((seat) => this.taken(seat))}
      ${Array.from({ length: left }, () => this.back("on_offer"))}
      ${Array.from({ length: hidden }, () => this.back("set_aside_unseen"))}
      ${open.map((id) => this.open(id))}
    </ol>`;
  }

  private taken(id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    if (seat === undefined) return html``;
    return html`<li class="taken">
      <parlor-person .seat=${seat}></parlor-person>
      <span class="unseen">${sayOnTv(this.store, "taken_by", { name: seat.name })}</span>
    </li>`;
  }

  private back(key: "on_offer" | "set_aside_unseen"): TemplateResult {
    return html`<li class="back ${key}">
      <span class="unseen">${sayOnTv(this.store, key)}</span>
    </li>`;
  }

  private open(id: string): TemplateResult {
    return html`<li class="aside" data-character=${id}>
      ${character(id)}
      <span class="name">${characterOf(this.store, id).name}</span>
      <span class="unseen">${sayOnTv(this.store, "set_aside")}</span>
    </li>`;
  }

  private called(id: string, view: CitadelsView): TemplateResult {
    const call = view.calls.find((one) => one.character === id);
    const current = view.current_role === id || callOf(view)?.character === id;
    const aside = view.draft_face_up.includes(id);
    return html`<li
      class="${current ? "current" : ""} ${classOf(call, aside)}"
      data-character=${id}
      aria-current=${current ? "step" : nothing}
    >
      <span class="rank">${number(rankOf(this.store, id))}</span>
      ${character(id)}
      <span class="name">${characterOf(this.store, id).name}</span>
      ${this.owner(call, aside)} ${this.fate(id, view, call)}
    </li>`;
  }

  private owner(call: Call | undefined, aside: boolean): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(call?.player);
    if (seat === undefined) {
      const why = call === undefined ? (aside ? "set_aside" : null) : "nobody";
      return why === null ? nothing : html`<span class="unseen">${sayOnTv(this.store, why)}</span>`;
    }
    return html`<span class="owner">
      <parlor-mark .colour=${seat.colour} .shape=${seat.shape}></parlor-mark>
      <span class="unseen">${seat.name}</span>
    </span>`;
  }

  private fate(id: string, view: CitadelsView, call?: Call): TemplateResult | typeof nothing {
    if (view.murdered === id) {
      const key = call === undefined ? "to_be_murdered" : "was_murdered";
      return html`<span class="fate">
        ${dagger()}<span class="unseen">${say(this.store, key)}</span>
      </span>`;
    }
    if (view.robbed !== id) return nothing;
    const key = call === undefined ? "to_be_robbed" : "was_robbed";
    return html`<span class="fate">
      ${purse()}<span class="unseen">${say(this.store, key)}</span>
    </span>`;
  }
}

function classOf(call: Call | undefined, aside: boolean): string {
  if (call === undefined) return aside ? "aside" : "waits";
  return call.player === null ? "nobody" : call.murdered ? "dead" : "known";
}
