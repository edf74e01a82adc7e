import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/awards";
import "../shared/elements/podium";
import "../shared/elements/scores";
import { endingOf } from "../shared/ending";
import { t } from "../shared/i18n";
import { OwnScreens, type Screen } from "../shared/own-screens";
import type { GameResult, Public, SeatInfo } from "../shared/protocol";
import { standings } from "../shared/standings";
import controls from "../shared/theme/controls.css?inline";
import "./evening";
import styles from "./over.css?inline";

/** A game's own ending for phones: `games/<id>/phone-over.ts` exports it as default. */
const screens = import.meta.glob<Screen>("../games/*/phone-over.ts", { import: "default" });

/** What a game tells after its result, before all else where nobody has points: `games/<id>/phone-after.ts`. */
const afterwards = import.meta.glob<Screen>("../games/*/phone-after.ts", { import: "default" });

/** The end: who won, and where every point came from. */
@customElement("parlor-over")
export class Over extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, screens, "phone-over");
  private readonly more = new OwnScreens(this, afterwards, "phone-after");

  override render(): TemplateResult | typeof nothing {
    const now = this.store.now?.public;
    if (now?.result == null) return nothing;
    return html`${this.own.draw(this.store) ?? this.generic(now, now.result)}`;
  }

  private generic(now: Public, result: GameResult): TemplateResult {
    const { seats, won, title, ranked } = endingOf(now, result, this.store.me?.id);
    const why = [this.store.names?.tie(result.tie), this.store.whyOver(result.ended_by)];
    return html`<div class="winners ${ranked ? "" : "unranked"}">
        <parlor-podium
          class=${seats.length > 1 ? "many" : ""}
          .seats=${seats}
          ?bare=${!won}
          ?named=${!ranked && seats.length > 1}
        ></parlor-podium>
        <h1>${title}</h1>
        ${this.mine(now.seats, result)}
        ${why.map((text) => (text == null ? nothing : html`<p class="soft">${text}</p>`))}
      </div>
      ${ranked ? nothing : this.more.draw(this.store)}
      <parlor-awards .store=${this.store}></parlor-awards>
      ${ranked ? html`${this.scores(now, result)} ${this.more.draw(this.store)}` : nothing}
      <parlor-evening .store=${this.store}></parlor-evening>`;
  }

  /** Where I stand, for whoever would have to look for it below. */
  private mine(seats: SeatInfo[], result: GameResult): TemplateResult | typeof nothing {
    const { scores, winners, left } = result;
    const { me } = this.store;
    const place = standings(seats, scores, winners, left).find(({ seat }) => seat === me)?.place;
    if (me === null || place == null || winners.includes(me.id)) return nothing;
    return html`<p class="mine"><b>${t("over.your_place", { place })}</b></p>`;
  }

  private scores(
    { seats }: Public,
    { scores, winners, left, breakdown }: GameResult,
  ): TemplateResult {
    return html`<section>
      <h2 class="unseen">${t("scores.title")}</h2>
      <parlor-scores
        .seats=${seats}
        .scores=${scores}
        .winners=${winners}
        .left=${left}
        .breakdown=${breakdown}
        .names=${this.store.names}
        .me=${this.store.me?.id ?? ""}
      ></parlor-scores>
    </section>`;
  }
}
