import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { icon, type IconName } from "../shared/art/icons";
import { TableElement } from "../shared/elements/element";
import { isThere } from "../shared/elements/later";
import "../shared/elements/person";
import "../shared/elements/seat";
import { eveningOf } from "../shared/evening";
import { t } from "../shared/i18n";
import { OwnScreens, type Screen } from "../shared/own-screens";
import type { GameInfo, State } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import { summaryOf } from "../shared/summary";
import controls from "../shared/theme/controls.css?inline";
import "./game-card";
import { OpenEvent, type SheetName } from "./intent";
import styles from "./lobby.css?inline";
import "./round-table";

/** What a game adds to its lobby: `games/<id>/lobby.ts` exports it as default. */
const additions = import.meta.glob<Screen>("../games/*/lobby.ts", { import: "default" });

/** The lobby: who is there, what is played, and what can be arranged. */
@customElement("parlor-lobby")
export class Lobby extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, additions, "lobby");

  override render(): TemplateResult | typeof nothing {
    const { now, game, words } = this.store;
    if (now === null || game === null) return nothing;
    const { host } = now.public;
    const seats = stillHere(now.public.seats);
    return html`<parlor-round-table
        .seats=${seats.filter((seat) => !seat.watching)}
        .me=${this.store.me?.id ?? ""}
        .host=${host ?? ""}
        .game=${game.id}
        .least=${game.min_seats}
        ?powers=${this.store.powers}
      ></parlor-round-table>
      <div class="below">
        ${this.watchers(now)} ${this.face()} ${this.choices(game)}
        <parlor-game-card
          .game=${game}
          .words=${words}
          .summary=${summaryOf(this.store)}
        ></parlor-game-card>
        ${this.store.powers ? this.hostTools() : this.guestTools()} ${this.own.draw(this.store)}
        ${this.evening(now)}
      </div>`;
  }

  /** Whoever has just sat down sees what they look like, and can change it. */
  private face(): TemplateResult | typeof nothing {
    const { me } = this.store;
    if (me === null) return nothing;
    return html`<button class="rim mine" @click=${() => this.dispatchEvent(new OpenEvent("dress"))}>
      <parlor-person .seat=${me}></parlor-person>
      <span>${t("lobby.dress")}</span>
    </button>`;
  }

  /** Few games let every seat choose, so a phone fetches that when it is wanted. */
  private choices({ options }: GameInfo): TemplateResult | typeof nothing {
    if (!options.some((option) => option.each)) return nothing;
    if (!isThere("parlor-choices", () => import("./choices"), this)) return nothing;
    return html`<parlor-choices .store=${this.store}></parlor-choices>`;
  }

  /** What was played before, for those who wait. */
  private evening(now: State): TemplateResult | typeof nothing {
    if (eveningOf(now.public) === null) return nothing;
    if (!isThere("parlor-evening", () => import("./evening"), this)) return nothing;
    return html`<parlor-evening .store=${this.store}></parlor-evening>`;
  }

  private watchers({ public: { seats } }: State): TemplateResult | typeof nothing {
    const watching = seats.filter((seat) => seat.watching);
    if (watching.length === 0) return nothing;
    return html`<div class="watchers">
      <p class="caps">${t("lobby.watching")}</p>
      <ul>
        ${watching.map((seat) => html`<li><parlor-seat .seat=${seat}></parlor-seat></li>`)}
      </ul>
    </div>`;
  }

  private hostTools(): TemplateResult {
    const several = (this.store.greeting?.games.length ?? 0) > 1;
    return html`<div class="tools">
      ${several ? this.opener("games", "cards", t("lobby.other_game")) : nothing} ${this.options()}
      <button class="rim" @click=${() => void this.store.send({ type: "add_bot" })}>
        ${icon("bot")}<span>${t("lobby.add_bot")}</span>
      </button>
      ${this.opener("invite", "plus", t("lobby.invite"))}
    </div>`;
  }

  private guestTools(): TemplateResult {
    return html`<div class="tools">
      ${this.options()} ${this.opener("invite", "plus", t("lobby.invite"))}
    </div>`;
  }

  private options(): TemplateResult | typeof nothing {
    const some = this.store.game?.options.some((option) => !option.each) === true;
    return some ? this.opener("options", "gear", t("lobby.options")) : nothing;
  }

  private opener(sheet: SheetName, drawing: IconName, label: string): TemplateResult {
    return html`<button class="rim" @click=${() => this.dispatchEvent(new OpenEvent(sheet))}>
      ${icon(drawing)}<span>${label}</span>
    </button>`;
  }
}
