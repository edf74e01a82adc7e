import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { card, kindSign } from "../art/card";
import cards from "../art/card.css?inline";
import { cardsOf, type Kind } from "../cards";
import { type OccluedoView, roleOf, seatOf, viewOf } from "../view";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import type { Act } from "./staging";
import styles from "./suggestion.css?inline";
import { sayOnTv } from "./words";

const KINDS: readonly Kind[] = ["room", "suspect", "weapon"];

/** A suggestion: three pictures come one by one, then each of the others answers in turn. */
@customElement("occluedo-suggestion")
export class Suggestion extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(styles),
  ];

  @property({ attribute: false }) act!: Act;

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const { by, silence } = this.act;
    return html`<section class=${silence ? "silent" : ""}>
      <ol class="named">
        ${KINDS.map((kind, at) => this.thing(kind, at))}
      </ol>
      ${silence ? this.silence() : nothing}
      <ol class="others">
        ${repeat(
          othersAfter(view, by),
          (seat) => seat,
          (seat) => this.neighbour(view, seat),
        )}
      </ol>
    </section>`;
  }

  /** Return where somebody sits who answers. */
  placeOf(seat: string): HTMLElement | null {
    return this.renderRoot.querySelector(`.others [data-seat="${seat}"]`);
  }

  private thing(kind: Kind, at: number): TemplateResult {
    const id = cardsOf(this.act.named)[at];
    if (id !== undefined) return html`<li class="there">${card(this.store, id)}</li>`;
    const now = at === this.act.named.length ? "now" : "";
    return html`<li class="blank ${now}">
      ${kindSign(kind)}<span>${sayOnTv(this.store, `blank_${kind}` as const)}</span>
    </li>`;
  }

  private silence(): TemplateResult {
    return html`<p class="silence">${sayOnTv(this.store, "silence")}</p>`;
  }

  private neighbour(view: OccluedoView, seat: string): TemplateResult {
    const answer = this.act.answers.find(({ by }) => by === seat)?.answer ?? null;
    const asked = this.act.asked === seat;
    const classes = { asked, [`role-${roleOf(view, seat) ?? 0}`]: true, [answer ?? "yet"]: true };
    return html`<li class=${classMap(classes)} data-seat=${seat}>
      <p class="said">${this.said(answer, asked)}</p>
      ${guest(this.store, seat, asked ? "waiting" : null)}
      <p class="name"><span>${nameOf(this.store, seat)}</span></p>
    </li>`;
  }

  private said(answer: "sorry" | "shown" | null, asked: boolean): TemplateResult | typeof nothing {
    if (answer === null) return asked ? html`<span class="thinks">…</span>` : nothing;
    const key = answer === "sorry" ? "sorry" : "has_card";
    return html`<span class=${answer}>${sayOnTv(this.store, key)}</span>`;
  }
}

/** Return the others in the order in which they are asked. */
export function othersAfter(view: OccluedoView, by: string): string[] {
  const role = roleOf(view, by) ?? 0;
  const after = (other: number): number => (other - role + 6) % 6;
  return view.active_roles
    .filter((other) => other !== role)
    .sort((one, other) => after(one) - after(other))
    .flatMap((other) => seatOf(view, other) ?? []);
}
