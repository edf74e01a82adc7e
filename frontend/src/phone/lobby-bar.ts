import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { Public } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import controls from "../shared/theme/controls.css?inline";
import styles from "./bar.css?inline";
import { obstacle } from "./obstacle";
import { OneTap } from "./one-tap";

/** Under the thumb in the lobby: ready, then start; and if not, why not. */
@customElement("parlor-lobby-bar")
export class LobbyBar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  protected readonly oneTap = new OneTap(this);

  override render(): TemplateResult | typeof nothing {
    const { me, now } = this.store;
    if (now === null) return nothing;
    if (me === null) return this.onlooker();
    if (me.watching) return html`<p class="why">${t("lobby.you_watch")}</p>`;
    const start = obstacle(this.store);
    if (this.alone && this.store.game?.min_seats === 1) return this.onlyMe(start);
    const why = start === null ? "" : this.store.why(start);
    if (!me.ready) {
      const ready = html`<button class="brass wide" @click=${() => this.ready(true)}>
        ${t("lobby.ready")}
      </button>`;
      return html`<p class="why">${why}</p>
        ${this.alone ? html`<div class="pair">${this.practise()}${ready}</div>` : ready}`;
    }
    return html`<p class="why" id="why">${why || t("lobby.all_ready")}</p>
      <div class="pair">
        <button class="rim" @click=${() => this.ready(false)}>${t("lobby.not_ready")}</button>
        <button
          class="brass"
          aria-describedby="why"
          ?disabled=${start !== null}
          @click=${() => void this.store.send({ type: "start" })}
        >
          ${t("lobby.start")}
        </button>
      </div>`;
  }

  /** Where one can play, nobody has to be waited for: one tap, unless the start is somebody else's. */
  private onlyMe(start: Public["start"]): TemplateResult {
    const ready = start === null || start.code === "not_ready";
    return html`<p class="why" id="why">${ready ? t("lobby.alone") : this.store.why(start)}</p>
      <button
        class="brass wide"
        aria-describedby="why"
        ?disabled=${!ready}
        @click=${() => void this.store.send({ type: "practise" })}
      >
        ${t("lobby.start")}
      </button>`;
  }

  private onlooker(): TemplateResult {
    const sitDown = (): void => {
      this.dispatchEvent(new CustomEvent("leave", { bubbles: true, composed: true }));
    };
    return html`<p class="why">${t("game.you_watch")}</p>
      <button class="brass wide" @click=${sitDown}>${t("door.join")}</button>`;
  }

  private get alone(): boolean {
    const people = stillHere(this.store.now?.public.seats ?? []).filter(
      (seat) => seat.kind !== "bot",
    );
    return people.length === 1;
  }

  private practise(): TemplateResult {
    return html`<button class="rim" @click=${() => void this.store.send({ type: "practise" })}>
      ${t("lobby.practise")}
    </button>`;
  }

  private ready(ready: boolean): void {
    void this.store.send({ type: "ready", ready });
  }
}
