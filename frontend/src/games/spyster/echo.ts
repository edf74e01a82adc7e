import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/mark";
import "../../shared/elements/person";
import { number } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import { SILHOUETTE } from "./art";
import art from "./art.css?inline";
import styles from "./echo.css?inline";
import "./verdict";
import { middleOf, playersOf, type Reveal, viewOf } from "./view";
import { placeOf, say } from "./words";

const ALL_IN = 3;

/** The reveal on a phone, step by step with the TV: votes fall, or the spy guesses; the verdict. */
@customElement("spyster-echo")
export class Echo extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const reveal = viewOf(this.store)?.reveal;
    if (reveal == null) return nothing;
    const { step, act, verdict } = reveal;
    if (verdict !== null) {
      return html`<spyster-verdict .store=${this.store} .verdict=${verdict}></spyster-verdict>
        ${act === "votes" ? this.piles(reveal) : nothing}`;
    }
    return html`<h2 data-step=${step}>${this.store.names?.say(step)}</h2>
      ${act === "guess" ? this.guess(reveal) : this.piles(reveal)}`;
  }

  /** Everyone has a place from the start, so that nothing moves when a vote falls. */
  private piles(reveal: Reveal): TemplateResult {
    const { votes, verdict } = reveal;
    const seats = playersOf(this.store);
    const shown = verdict === null ? seats : seats.filter(({ id }) => reveal.tally[id]);
    const silent = votes.filter(({ target }) => target === null);
    return html`<ol data-step=${reveal.step}>
        ${shown.map((seat) => this.pile(seat, reveal))}
      </ol>
      ${this.footnote(reveal, silent.length)}`;
  }

  private pile(seat: SeatInfo, reveal: Reveal): TemplateResult {
    const votes = reveal.votes.filter(({ target }) => target === seat.id);
    const accused = reveal.accused === seat.id || reveal.verdict?.convicted === seat.id;
    return html`<li class=${classMap({ accused, spared: !accused })} data-seat=${seat.id}>
      <parlor-person .seat=${seat}></parlor-person>
      <span class="name">${seat.name}</span>
      <span class="votes">${votes.map((vote) => this.vote(vote.seat, reveal.bets))}</span>
      <b class="count">${votes.length === 0 ? nothing : number(votes.length)}</b>
    </li>`;
  }

  private vote(voter: string, bets: Reveal["bets"]): TemplateResult {
    const seat = this.store.names?.seat(voter);
    const bet = bets?.[voter];
    return html`<span class="vote ${bet === ALL_IN ? "all" : ""}" data-voter=${voter}>
      <span class="unseen">${seat?.name}</span>
      <parlor-mark .colour=${seat?.colour} .shape=${seat?.shape}></parlor-mark>
      ${bet === undefined ? nothing : this.bet(bet)}
    </span>`;
  }

  private bet(bet: number): TemplateResult {
    const label = bet === ALL_IN ? say(this.store, "all_in") : number(bet);
    return html`<i class="bet">
      <span class="unseen">${say(this.store, "bet", { bet: label })}</span>
      <span aria-hidden="true">${number(bet)}</span>
    </i>`;
  }

  private footnote({ needed, step }: Reveal, silent: number): TemplateResult {
    const notes = [
      silent > 0 ? say(this.store, "abstained", { count: silent }) : "",
      needed !== null && step !== "verdict" ? say(this.store, "needed", { count: needed }) : "",
    ];
    return html`<p class="soft note">${notes.filter((note) => note !== "").join(" ")}</p>`;
  }

  /** Everything stops, the spy steps forward, the places light up, and one stays. */
  private guess({ step, spy, places, guess }: Reveal): TemplateResult {
    const seat = this.store.names?.seat(spy);
    return html`<div class="stage" data-step=${step}>
      <div class="spy">
        ${
          seat === undefined
            ? SILHOUETTE
            : html`<parlor-person .seat=${seat}></parlor-person>
                <p class="name">${seat.name}</p>`
        }
      </div>
      <ul aria-live="polite">
        ${Array.from({ length: places ?? 0 }, (_, at) => {
          const stays = guess !== null && at === middleOf(places ?? 0);
          return html`<li class=${guess === null ? "lit" : stays ? "stays" : "dark"}>
            ${stays ? placeOf(guess) : "?"}
          </li>`;
        })}
      </ul>
    </div>`;
  }
}
