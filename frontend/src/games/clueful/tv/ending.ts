import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { againLine } from "../../../shared/again";
import { announce } from "../../../shared/announce";
import { WREATH } from "../../../shared/art/wreath";
import "../../../shared/elements/awards";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { type Ending, endingOf } from "../../../shared/ending";
import { eveningOf } from "../../../shared/evening";
import { t } from "../../../shared/i18n";
import { nameOf } from "../../../shared/own-words";
import type { GameResult, Public } from "../../../shared/protocol";
import controls from "../../../shared/theme/controls.css?inline";
import { photo, photoBack } from "../art/photo";
import art from "../art/photo.css?inline";
import { KINDS, kindOf, type Theory } from "../cards";
import { type CluefulView, type LogEntry, viewOf } from "../view";
import styles from "./ending.css?inline";
import { theoryIn } from "./staging";
import { namedIn, sayOnTv } from "./words";

/** What is stamped on the letter, by how it ended. */
const STAMPS = { played: "right", wrong: "wrong", last_one: "last_one" } as const;

/** The end on the TV: what was accused, then the envelope, then who has won. */
@customElement("clueful-ending")
export class EndingScreen extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override firstUpdated(): void {
    const now = this.store.now?.public;
    const view = viewOf(this.store);
    if (now?.result == null || view === null) return;
    const was = sayOnTv(this.store, "it_was", namedIn(this.store, crimeOf(view)));
    announce(`${this.stamp(now.result)}. ${was} ${endingOf(now, now.result).title}`);
  }

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    const view = viewOf(this.store);
    if (now?.result == null || view === null || this.store.words === null) return nothing;
    const { result } = now;
    const ending = endingOf(now, result);
    const last = view.log[view.log.length - 1];
    const charge = last?.deed === "accused" ? last : null;
    return html`<section class=${result.ended_by === "played" ? "right" : result.ended_by}>
        ${this.people(ending)}
        <div class="told">
          <h1>${this.stamp(result)}</h1>
          ${ending.won ? html`<p class="title-line">${ending.title}</p>` : nothing}
          ${[this.store.whyOver(result.ended_by), this.tonight(now, result), againLine(now)].map(
            (text) => (text === null || text === "" ? nothing : html`<p>${text}</p>`),
          )}
        </div>
        <div class="papers">
          ${charge === null ? nothing : this.charge(charge, crimeOf(view))}
          ${this.envelope(crimeOf(view))}
        </div>
      </section>
      <parlor-awards large rows .store=${this.store}></parlor-awards>`;
  }

  private stamp({ ended_by }: GameResult): string {
    const known = Object.entries(STAMPS).find(([by]) => by === ended_by)?.[1];
    return sayOnTv(this.store, known ?? "unsolved");
  }

  /** The winner in a wreath; where nobody has won, everyone. */
  private people({ seats, won }: Ending): TemplateResult {
    const [first] = seats;
    if (!won || first === undefined) {
      return html`<div class="everyone">
        ${seats.map((seat) => html`<parlor-person .seat=${seat} mood="beaten"></parlor-person>`)}
      </div>`;
    }
    return html`<div class="winner" data-seat=${first.id}>
      ${WREATH}<parlor-person .seat=${first} mood="winning"></parlor-person>
    </div>`;
  }

  /** Return what the winner has come to this evening, once more than one game was played. */
  private tonight(now: Public, { winners }: GameResult): string | null {
    const player = eveningOf(now)?.players.find(({ seat }) => seat === winners[0]);
    if (player === undefined) return null;
    return t("over.tonight", { sum: t("over.wins", { count: player.wins }) });
  }

  private charge(entry: LogEntry, crime: Theory): TemplateResult | typeof nothing {
    const theory = theoryIn(entry);
    if (theory === null) return nothing;
    const name = nameOf(this.store, entry.by);
    return html`<div class="paper charge">
      <h2>${sayOnTv(this.store, "accuses", { name })}</h2>
      <ol>
        ${KINDS.map((kind) => {
          const missed = theory[kind] !== crime[kind];
          return html`<li class=${missed ? "missed" : ""}>
            ${photo(this.store, theory[kind])}${missed ? CROSS : nothing}
          </li>`;
        })}
      </ol>
    </div>`;
  }

  private envelope(crime: Theory): TemplateResult {
    return html`<div class="paper envelope">
      <h2>${sayOnTv(this.store, "envelope")}</h2>
      <ol>
        ${KINDS.map(
          (kind, at) =>
            html`<li .style=${`--at: ${at}`}>
              ${photo(this.store, crime[kind])}<i class="under" aria-hidden="true"
                >${photoBack()}</i
              >
            </li>`,
        )}
      </ol>
    </div>`;
  }
}

function crimeOf({ envelope }: CluefulView): Theory {
  return Object.fromEntries(
    (envelope ?? []).map((card) => [kindOf(card), card]),
  ) as unknown as Theory;
}

const CROSS = html`<svg class="cross" viewBox="0 0 64 64" aria-hidden="true">
  <path d="M10 12l44 40M53 10L12 54"></path>
</svg>`;
