import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { AskEvent, OpenEvent } from "../phone/intent";
import { skip } from "../phone/next";
import { OneTap } from "../phone/one-tap";
import { again, againLine } from "../shared/again";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { Public } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import { deedButton } from "./button";
import styles from "./controls.css?inline";
import { type Deed, whyNot } from "./deeds";
import { ScreenEvent } from "./intent";

/** What a user of the house can do at the table now; what it would refuse says why. */
@customElement("parlor-card-controls")
export class Controls extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  protected readonly oneTap = new OneTap(this);

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    if (now === null) return nothing;
    switch (now.public.stage) {
      case "lobby":
        return this.lobby();
      case "playing":
        return this.playing(now.public);
      case "over":
        return this.over(now.public);
    }
  }

  private lobby(): TemplateResult {
    const some = this.store.game?.options.length ?? 0;
    return html`<div class="first">
        ${deedButton("brass", "play", t("lobby.start"), this.why("start"), () => this.send("start"), "start")}
        ${this.playHere("brass")}
      </div>
      <div class="others">
        ${deedButton("rim", "bot", t("lobby.add_bot"), this.why("add_bot"), () => this.send("add_bot"), "add_bot")}
        ${some === 0 ? nothing : deedButton("rim", "gear", t("lobby.options"), null, () => this.show("options"), "options")}
        ${this.board()} ${this.people()} ${this.clear()}
      </div>`;
  }

  private playing({ paused }: Public): TemplateResult {
    const pause = paused
      ? deedButton(
          "brass",
          "play",
          t("menu.resume"),
          this.why("pause"),
          () => this.send("resume_game"),
          "resume",
        )
      : deedButton(
          "rim",
          "pause",
          t("menu.pause"),
          this.why("pause"),
          () => this.send("pause"),
          "pause",
        );
    return html`<div class="first">${paused ? pause : nothing} ${this.playHere("brass")}</div>
      <div class="others">
        ${paused ? nothing : pause}
        ${deedButton("rim", "next", t("menu.next"), this.why("next"), () => skip(this, this.store), "next")}
        ${this.board()} ${this.people()}
        ${deedButton("rim wax", "flag", t("menu.end"), this.why("end"), () => this.end(), "end")}
      </div>`;
  }

  private over(now: Public): TemplateResult {
    const { of } = again(now);
    return html`${of === 0 ? nothing : html`<p class="soft small" role="status">${againLine(now)}</p>`}
      <div class="first">
        ${deedButton("brass", "again", t("over.rematch"), this.why("rematch"), () => this.send("rematch"), "rematch")}
        ${this.playHere("rim")}
      </div>
      <div class="others">
        ${deedButton("rim", "cards", t("over.lobby"), this.why("configure"), () => this.toLobby(), "lobby")}
        ${this.board()} ${this.people()} ${this.clear()}
      </div>`;
  }

  private playHere(weight: "brass" | "rim"): TemplateResult {
    const { me } = this.store;
    const label = t(me === null ? "card.play_here" : "card.to_seat");
    return deedButton(
      weight,
      "hand",
      label,
      this.why("play_here"),
      () => void this.sit(),
      "play_here",
    );
  }

  private board(): TemplateResult {
    const show = (): boolean => this.dispatchEvent(new ScreenEvent("tv"));
    return deedButton("rim", "screen", t("card.board"), null, show, "board");
  }

  private people(): TemplateResult {
    return deedButton(
      "rim",
      "people",
      t("card.players"),
      null,
      () => this.show("players"),
      "players",
    );
  }

  private clear(): TemplateResult {
    const clear = (): void => void this.store.send({ type: "clear_table" });
    const ask = (): boolean =>
      this.dispatchEvent(new AskEvent(t("card.ask_clear"), t("card.clear"), clear));
    return deedButton("rim wax", "leave", t("card.clear"), this.why("clear_table"), ask, "clear");
  }

  /** Whoever has no seat yet sits down with this tap; then their own screen opens. */
  private async sit(): Promise<void> {
    const seated = this.store.me !== null || (await this.store.send({ type: "sit" })) !== null;
    if (seated) this.dispatchEvent(new ScreenEvent("seat"));
  }

  private end(): void {
    const then = (): void => void this.store.send({ type: "end" });
    this.dispatchEvent(new AskEvent(t("menu.ask_end"), t("menu.end"), then));
  }

  /** Choosing what is played leads back to the lobby, even if it is the same game again. */
  private toLobby(): void {
    const game = this.store.now?.public.game ?? "";
    void this.store.send({ type: "configure", game });
  }

  private send(type: "add_bot" | "pause" | "rematch" | "resume_game" | "start"): void {
    void this.store.send({ type });
  }

  private show(sheet: "options" | "players"): void {
    this.dispatchEvent(new OpenEvent(sheet));
  }

  private why(deed: Deed): string | null {
    return whyNot(this.store, deed);
  }
}
