import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/mark";
import { number } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import { ARROW } from "./art";
import art from "./art.css?inline";
import styles from "./reveal.css?inline";
import "./verdict";
import { playersOf, type Reveal, type Shown, viewOf } from "./view";
import { say } from "./words";

const ALL_IN = 3;

/** The reveal, as the table stages it: the votes one by one, the bets at once, the verdict. */
@customElement("spyster-reveal")
export class RevealScreen extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  /** For a TV. */
  @property({ type: Boolean, reflect: true }) large = false;

  override render(): TemplateResult | typeof nothing {
    const reveal = viewOf(this.store)?.reveal;
    if (reveal == null) return nothing;
    const { verdict } = reveal;
    return html`${
      verdict === null
        ? html`<h2 class="step">${this.store.names?.say(reveal.step)}</h2>`
        : html`<spyster-verdict
            .store=${this.store}
            .verdict=${verdict}
            ?large=${this.large}
          ></spyster-verdict>`
    }
    ${this.votes(reveal)}`;
  }

  /** Every voter has a place from the start, so that nothing moves when a vote is shown. */
  private votes(reveal: Reveal): TemplateResult | typeof nothing {
    const { votes, verdict } = reveal;
    const all = verdict === null ? playersOf(this.store).map((seat) => seat.id) : [];
    const hidden = all.filter((id) => votes.every((vote) => vote.seat !== id));
    if (votes.length + hidden.length === 0) return nothing;
    return html`<ol class="votes ${verdict === null ? "" : "small"}">
      ${votes.map((vote) => this.vote(vote, reveal))} ${hidden.map((id) => this.face(id))}
    </ol>`;
  }

  private vote({ seat, target }: Shown, reveal: Reveal): TemplateResult {
    const voter = this.store.names?.seat(seat);
    const aim = this.store.names?.seat(target);
    const hit = aim !== undefined && aim.id === reveal.verdict?.convicted;
    return html`<li class="shown ${hit ? "hit" : ""}" data-seat=${seat}>
      ${who(voter)}
      <span class="unseen">${aim === undefined ? "" : say(this.store, "votes_for")}</span>
      ${aim === undefined ? html`<span class="dash"></span>` : ARROW}
      ${aim === undefined ? html`<em>${say(this.store, "abstains")}</em>` : who(aim)}
      ${this.bet(reveal.bets?.[seat])}
    </li>`;
  }

  private face(seat: string): TemplateResult {
    return html`<li class="hidden" data-seat=${seat}>
      ${who(this.store.names?.seat(seat))}
      <span class="dash"></span><span></span><span class="chip"></span>
    </li>`;
  }

  private bet(bet: number | undefined): TemplateResult {
    if (bet === undefined) return html`<span class="chip"></span>`;
    const label = bet === ALL_IN ? say(this.store, "all_in") : number(bet);
    return html`<span class="chip in ${bet === ALL_IN ? "all" : ""}">
      <span class="unseen">${say(this.store, "bet", { bet: label })}</span>
      <span aria-hidden="true">${label}</span>
    </span>`;
  }
}

/** Return a seat's sign and name, on two lines where it is long. */
function who(seat: SeatInfo | undefined): TemplateResult {
  if (seat === undefined) return html`<span></span>`;
  const { colour, shape, name } = seat;
  return html`<span class="who">
    <parlor-mark .colour=${colour} .shape=${shape}></parlor-mark><span>${name}</span>
  </span>`;
}
