import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { type Marks, marksOf } from "../../shared/marks";
import type { SeatInfo } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./suspects.css?inline";
import { playersOf } from "./view";
import { say } from "./words";

const OPINIONS = ["trusted", "suspected"] as const;
type Opinion = (typeof OPINIONS)[number];
const SIGNS = { trusted: "check", suspected: "eye" } as const;

/** The others, each with what I think of them: only this phone knows. */
@customElement("spyster-suspects")
export class Suspects extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const others = playersOf(this.store).filter(({ id }) => id !== this.store.me?.id);
    return html`<p class="over" id="over">${say(this.store, "suspects")}</p>
      <div class="faces" role="group" aria-labelledby="over">
        ${others.map((seat) => this.face(seat))}
      </div>`;
  }

  private get marks(): Marks {
    return marksOf(this.store);
  }

  private face(seat: SeatInfo): TemplateResult {
    const kept = this.marks.on(seat.id);
    const opinion = OPINIONS.find((one) => one === kept);
    const turn = (): void => {
      this.marks.turn(seat.id, OPINIONS);
      this.requestUpdate();
    };
    return html`<button
      class=${opinion ?? ""}
      data-seat=${seat.id}
      aria-label=${say(this.store, opinion ?? "unmarked", { name: seat.name })}
      @click=${turn}
    >
      <span class="face">
        <parlor-person .seat=${seat}></parlor-person>
        ${opinion === undefined ? nothing : this.sign(opinion)}
      </span>
      <span class="name">${seat.name}</span>
    </button>`;
  }

  private sign(opinion: Opinion): TemplateResult {
    return html`<span class="sign">${icon(SIGNS[opinion])}</span>`;
  }
}
