import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { t } from "../../shared/i18n";
import { EXPRESSIONS, HATS, type SeatInfo } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./dress.css?inline";

const COLOURS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** What I look like: a big face, and three rows in which one tap changes it. */
@customElement("parlor-dress")
export class Dress extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const { me } = this.store;
    if (me === null) return nothing;
    return html`<parlor-person class="big" .seat=${me}></parlor-person>
      <div class="row hats" role="group" aria-label=${t("dress.hat")}>
        ${HATS.map((hat) => this.choice({ ...me, hat }, t(`dress.hats.${hat}`), me.hat === hat, { hat }))}
      </div>
      <div class="row colours" role="group" aria-label=${t("dress.colour")}>
        ${COLOURS.map((name) => this.colour(me, Number(name), t(`dress.colours.${name}`)))}
      </div>
      <div class="row faces" role="group" aria-label=${t("dress.expression")}>
        ${EXPRESSIONS.map((expression) =>
          this.choice(
            { ...me, expression },
            t(`dress.expressions.${expression}`),
            me.expression === expression,
            { expression },
          ),
        )}
      </div>`;
  }

  private choice(
    seat: SeatInfo,
    label: string,
    worn: boolean,
    wanted: Partial<Pick<SeatInfo, "hat" | "expression">>,
  ): TemplateResult {
    return html`<button
      aria-label=${label}
      aria-pressed=${worn}
      @click=${() => void this.store.send({ type: "dress", ...wanted })}
    >
      <parlor-person .seat=${seat}></parlor-person>
    </button>`;
  }

  /** A colour that somebody else has is theirs. */
  private colour(me: SeatInfo, colour: number, name: string): TemplateResult {
    const others = this.store.now?.public.seats.filter((seat) => seat.id !== me.id) ?? [];
    const owner = others.find((seat) => seat.colour === colour);
    const taken = owner !== undefined && colour !== me.colour;
    return html`<button
      aria-label=${taken ? t("dress.taken", { colour: name, name: owner.name }) : name}
      aria-pressed=${colour === me.colour}
      ?disabled=${taken}
      @click=${() => void this.store.send({ type: "dress", colour })}
    >
      <parlor-mark .colour=${colour} .shape=${me.shape}></parlor-mark>
    </button>`;
  }
}
