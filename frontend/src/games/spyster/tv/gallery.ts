import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { number } from "../../../shared/i18n";
import type { SeatInfo } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import { playersOf, type Reveal, type ShownVote, viewOf } from "../view";
import { say } from "../words";
import { fly } from "./flight";
import styles from "./gallery.css?inline";

const ALL_IN = 3;

/** Everyone in a row; the votes fly onto whom they accuse and pile up. */
@customElement("spyster-gallery")
export class Gallery extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** The votes that lie on their piles already. */
  private landed: ReadonlySet<string> | null = null;

  override render(): TemplateResult | typeof nothing {
    const reveal = viewOf(this.store)?.reveal;
    if (reveal == null) return nothing;
    const seats = playersOf(this.store);
    return html`${this.headline(reveal)}
      <ol class="${reveal.step} ${seats.length <= 6 ? "few" : ""}">
        ${repeat(
          seats,
          ({ id }) => id,
          (seat) => this.column(seat, reveal),
        )}
      </ol>`;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    const votes = viewOf(this.store)?.reveal?.votes ?? [];
    for (const { seat } of votes) {
      if (this.landed === null || this.landed.has(seat)) continue;
      const from = this.renderRoot.querySelector<HTMLElement>(`li[data-seat="${seat}"] .face`);
      const vote = this.renderRoot.querySelector<HTMLElement>(`[data-voter="${seat}"]`);
      if (from !== null && vote !== null) fly(vote, from);
    }
    this.landed = new Set(votes.map(({ seat }) => seat));
  }

  /** The newest vote, large, for those who did not see where it flew; else what comes now. */
  private headline({ step, votes }: Reveal): TemplateResult {
    const names = this.store.names;
    const last = step === "votes" ? votes[votes.length - 1] : undefined;
    const voter = names?.seat(last?.seat ?? null);
    const target = names?.seat(last?.target ?? null);
    if (voter === undefined) return html`<p class="curtain">${names?.say(step)}</p>`;
    return html`<p class="duel">
      <parlor-person .seat=${voter}></parlor-person>
      <span
        >${voter.name}<i>${say(this.store, target === undefined ? "abstains" : "votes_for")}</i>${target === undefined ? nothing : target.name}</span
      >
      ${
        target === undefined
          ? html`<i class="nobody"></i>`
          : html`<parlor-person .seat=${target} mood="waiting"></parlor-person>`
      }
    </p>`;
  }

  private column(seat: SeatInfo, reveal: Reveal): TemplateResult {
    const count = reveal.tally[seat.id] ?? 0;
    const shown = reveal.votes.find((vote) => vote.seat === seat.id);
    const accused = seat.id === reveal.accused;
    const last = reveal.votes[reveal.votes.length - 1];
    const classes = {
      accused,
      voting: reveal.step === "votes" && last?.seat === seat.id,
    };
    return html`<li class=${classMap(classes)} data-seat=${seat.id}>
      <div class="tower" .style=${`--votes: ${Math.max(count, 1)}`}>
        ${count === 0 ? nothing : html`<b class="count">${number(count)}</b>`}
        ${this.votesFor(seat, reveal)}
      </div>
      <div class="face">
        <parlor-person .seat=${seat} .mood=${accused ? "caught" : null}></parlor-person>
        ${shown === undefined && reveal.verdict === null ? html`<i class="ballot"></i>` : nothing}
      </div>
      <p class="name"><span>${seat.name}</span></p>
      <p class="note">
        ${shown?.target === null ? say(this.store, "abstains") : this.spoken(shown)}
      </p>
    </li>`;
  }

  private votesFor({ id }: SeatInfo, { votes, bets }: Reveal): TemplateResult {
    return html`${repeat(
      votes.filter(({ target }) => target === id),
      ({ seat }) => seat,
      ({ seat }) => {
        const voter = this.store.names?.seat(seat);
        return html`<div class="vote" data-voter=${seat} aria-hidden="true">
          ${voter === undefined ? nothing : html`<parlor-person .seat=${voter}></parlor-person>`}
          ${this.bet(bets?.[seat])}
        </div>`;
      },
    )}`;
  }

  private bet(bet: number | undefined): TemplateResult | typeof nothing {
    if (bet === undefined) return nothing;
    const all = bet === ALL_IN;
    return html`<span class="bet ${all ? "all" : ""}"
      >${all ? say(this.store, "all_in") : number(bet)}</span
    >`;
  }

  /** Who only listens hears where each vote went. */
  private spoken(vote: ShownVote | undefined): TemplateResult | typeof nothing {
    const target = this.store.names?.seat(vote?.target ?? null);
    if (target === undefined) return nothing;
    return html`<span class="unseen">${say(this.store, "votes_for")} ${target.name}</span>`;
  }
}
