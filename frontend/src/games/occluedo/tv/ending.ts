import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { againLine } from "../../../shared/again";
import { announce } from "../../../shared/announce";
import { WREATH } from "../../../shared/art/wreath";
import "../../../shared/elements/awards";
import { TableElement } from "../../../shared/elements/element";
import { type Ending, endingOf } from "../../../shared/ending";
import { eveningOf } from "../../../shared/evening";
import { t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { GameResult, Public } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import { pictureOf } from "../art/card";
import cards from "../art/card.css?inline";
import { cardsOf } from "../cards";
import { type OccluedoView, roleOf, seatOf, viewOf } from "../view";
import { culpritLine, roleName } from "../words";
import { type Charge, chargesIn } from "./charges";
import dark from "./dark.css?inline";
import styles from "./ending.css?inline";
import { guest } from "./guest";
import guests from "./guest.css?inline";
import { turningCard } from "./turning";
import turning from "./turning.css?inline";
import { namedIn, sayOnTv } from "./words";

/** More awards than these need the room of three rows. */
const ROOMY = 6;
/** The one word for how it ended; whoever ends it otherwise has solved nothing. */
const WORDS = { played: "solved", last_one: "last_one" } as const;

/** The end on the TV: the word for it, the crime, and who was right; phones tell it just then. */
@customElement("occluedo-ending")
export class EndingScreen extends TableElement {
  static override styles = [
    unsafeCSS(controls),
    unsafeCSS(cards),
    unsafeCSS(guests),
    unsafeCSS(dark),
    unsafeCSS(turning),
    unsafeCSS(styles),
  ];

  override firstUpdated(): void {
    const now = this.store.now?.public;
    const view = viewOf(this.store);
    if (now?.result == null || view === null) return;
    const was = sayOnTv(this.store, "it_was", namedIn(this.store, view.crime ?? []));
    announce(`${this.word(now.result)}. ${was} ${endingOf(now, now.result).title}`);
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    const view = viewOf(this.store);
    if (now?.result == null || view === null || this.store.words === null) return nothing;
    const ending = endingOf(now, now.result);
    this.toggleAttribute("tight", now.result.awards.length > ROOMY);
    return html`<section class="dark">
        ${this.people(view, ending)}
        <div class="middle">${this.told(now, now.result, ending)} ${this.charges(view)}</div>
        ${this.crime(view)}
      </section>
      <parlor-awards large rows .store=${this.store}></parlor-awards>
      ${ending.won ? this.flood(now.result) : nothing}`;
  }

  private word({ ended_by }: GameResult): string {
    const key = ended_by === "played" || ended_by === "last_one" ? WORDS[ended_by] : "unsolved";
    return sayOnTv(this.store, key);
  }

  /** The winner in a wreath; where nobody has won, everyone. */
  private people(view: OccluedoView, { seats, won }: Ending): TemplateResult {
    const [first] = seats;
    if (!won || first === undefined) {
      return html`<div class="everyone">
        ${seats.map(({ id }) => guest(this.store, id, "beaten"))}
      </div>`;
    }
    const role = roleOf(view, first.id) ?? 0;
    return html`<div class="winner role-${role}" data-seat=${first.id}>
      <span class="wreathed">${WREATH}${guest(this.store, first.id, "winning")}</span>
      <p class="role">${roleName(this.store, role)}</p>
    </div>`;
  }

  private told(now: Public, result: GameResult, { title, won }: Ending): TemplateResult {
    const more = [this.store.whyOver(result.ended_by), this.tonight(now, result), againLine(now)];
    return html`<div class="told">
      <h1>${this.word(result)}</h1>
      ${won ? html`<p class="title-line">${title}</p>` : nothing}
      ${more.map((text) => (text === null || text === "" ? nothing : html`<p>${text}</p>`))}
    </div>`;
  }

  /** Return what the winner has come to this evening, once more than one game was played. */
  private tonight(now: Public, { winners }: GameResult): string | null {
    const player = eveningOf(now)?.players.find(({ seat }) => seat === winners[0]);
    if (player === undefined) return null;
    return t("over.tonight", { sum: t("over.wins", { count: player.wins }) });
  }

  private crime(view: OccluedoView): TemplateResult {
    const culprit = culpritLine(this.store, view);
    return html`<div class="crime">
      ${
        culprit === ""
          ? html`<h2 class="caps">${sayOnTv(this.store, "crime")}</h2>`
          : html`<h2 class="culprit">${culprit}</h2>`
      }
      <ol class="turning">
        ${cardsOf(view.crime ?? []).map((id, at) => turningCard(this.store, id, at))}
      </ol>
    </div>`;
  }

  private charges(view: OccluedoView): TemplateResult | typeof nothing {
    const all = chargesIn(view);
    if (all.length === 0) return nothing;
    return html`<ol class="charges" aria-label=${sayOnTv(this.store, "accusations")}>
      ${all.map((charge) => this.charge(view, charge))}
    </ol>`;
  }

  private charge(view: OccluedoView, { role, named, round, right }: Charge): TemplateResult {
    const seat = seatOf(view, role);
    const values = { by: nameOf(this.store, seat), ...namedIn(this.store, named) };
    return html`<li class=${right ? "right" : "wrong"} data-role=${role}>
      ${guest(this.store, seat)}
      <span class="unseen">${sayOnTv(this.store, right ? "was_right" : "was_wrong", values)}</span>
      <span class="things" aria-hidden="true">
        ${cardsOf(named).map((id) => html`<i class="thing">${pictureOf(id)}</i>`)}
      </span>
      <p>${round === null ? nothing : sayOnTv(this.store, "round", { round })}</p>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11"></circle>
        <path
          d=${right ? "M6.500 12.500l4 4l7-8.500" : "M7.500 7.500l9 9M16.500 7.500l-9 9"}
        ></path>
      </svg>
    </li>`;
  }

  /** For a moment the word is all there is. */
  private flood(result: GameResult): TemplateResult {
    const word = this.word(result);
    return html`<div class="flood" .style=${`--letters: ${word.length}`} aria-hidden="true">
      <span>${word}</span>
    </div>`;
  }
}
