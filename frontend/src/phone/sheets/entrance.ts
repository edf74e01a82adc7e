import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/switch";
import { t } from "../../shared/i18n";
import type { SpectatorCount } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import { AskEvent } from "../intent";
import { entry } from "./entry";
import styles from "./list.css?inline";

/** The door: who may come in, who looks on, and how a host sends those away. */
@customElement("parlor-entrance")
export class Entrance extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private spectators: number | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.count();
  }

  override render(): TemplateResult {
    const guarded = this.store.now?.public.guarded ?? false;
    return html`<div class="rule"></div>
      <h3>${t("menu.door")}</h3>
      <parlor-switch
        .label=${t("entrance.guard")}
        .help=${t(guarded ? "entrance.guarded" : "entrance.open")}
        .on=${live(guarded)}
        @switched=${this.guard}
      ></parlor-switch>
      ${this.watching()} ${entry("remove", t("entrance.new_code"), () => this.renew(), true)}
      <p class="soft small">${t("entrance.new_code_help")}</p>`;
  }

  private watching(): TemplateResult | typeof nothing {
    if (this.spectators === null) return nothing;
    const count = this.spectators;
    return html`<p>${count === 0 ? t("entrance.nobody") : t("entrance.watching", { count })}</p>`;
  }

  private guard(event: CustomEvent<boolean>): void {
    void this.store.send({ type: "guard", guarded: event.detail });
  }

  private renew(): void {
    const then = (): void => void this.store.send({ type: "new_code" });
    this.dispatchEvent(new AskEvent(t("entrance.ask_new_code"), t("entrance.new_code"), then));
  }

  private async count(): Promise<void> {
    const answer = await this.store.send({ type: "spectators" });
    this.spectators = (answer as SpectatorCount | null)?.count ?? null;
  }
}
