import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import { t } from "../../shared/i18n";
import controls from "../../shared/theme/controls.css?inline";
import { AskEvent, OpenEvent, type SheetName } from "../intent";
import { maySkip, skip } from "../next";
import { entry } from "./entry";
import styles from "./list.css?inline";

/** What is always at hand: help, settings, the host's controls, and the way out. */
@customElement("parlor-menu")
export class Menu extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const now = this.store.now;
    const playing = now?.public.stage === "playing";
    return html`${entry("book", t("menu.help"), () => this.open("help"))}
      ${entry("gear", t("menu.settings"), () => this.open("settings"))}
      ${this.store.me === null ? nothing : entry("face", t("menu.dress"), () => this.open("dress"))}
      ${entry("people", t("menu.players"), () => this.open("players"))}
      ${entry("plus", t("lobby.invite"), () => this.open("invite"))}
      ${this.store.powers ? entry("wifi", t("menu.connection"), () => this.open("connection")) : nothing}
      ${playing ? this.controls() : nothing}
      <div class="rule"></div>
      ${entry("leave", t(this.store.me === null ? "menu.stop_watching" : "menu.leave"), () => this.leave(), true)}`;
  }

  private controls(): TemplateResult | typeof nothing {
    if (!this.store.mayGoOn) return nothing;
    const paused = this.store.now?.public.paused === true;
    return html`<div class="rule"></div>
      ${
        paused
          ? entry("play", t("menu.resume"), () => this.send("resume_game"))
          : entry("pause", t("menu.pause"), () => this.send("pause"))
      }
      ${maySkip(this.store) ? entry("next", t("menu.next"), () => this.next()) : nothing}
      ${this.store.powers ? entry("flag", t("menu.end"), () => this.end(), true) : nothing}`;
  }

  private open(sheet: SheetName): void {
    this.dispatchEvent(new OpenEvent(sheet));
  }

  private send(type: "pause" | "resume_game"): void {
    void this.store.send({ type });
    this.done();
  }

  private next(): void {
    this.done();
    skip(this, this.store);
  }

  private done(): void {
    this.dispatchEvent(new CustomEvent("done", { bubbles: true, composed: true }));
  }

  private end(): void {
    const then = (): void => void this.store.send({ type: "end" });
    this.dispatchEvent(new AskEvent(t("menu.ask_end"), t("menu.end"), then));
  }

  private leave(): void {
    this.dispatchEvent(new CustomEvent("leave", { bubbles: true, composed: true }));
  }
}
