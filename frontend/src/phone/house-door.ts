import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../shared/elements/notices";
import { t } from "../shared/i18n";
import { Door } from "./door";
import type { FramedSession } from "./framed";

/** The door for someone whom the house knows: one tap, and in. */
@customElement("parlor-house-door")
export class HouseDoor extends Door {
  @property({ attribute: false }) declare session: FramedSession;

  override firstUpdated(): void {
    // There is no name to be typed.
  }

  override render(): TemplateResult {
    const table = this.store.greeting?.table.name ?? "";
    return html`<parlor-scene .heading=${t("door.title", { table })}>
        ${this.there()}
        <button slot="actions" class="brass wide" @click=${() => void this.session.sit()}>
          ${t("door.join")}
        </button>
        <button slot="actions" class="quiet" @click=${this.watch}>${t("door.watch")}</button>
      </parlor-scene>
      <parlor-notices .store=${this.store}></parlor-notices>`;
  }

  private watch(): void {
    this.session.watch();
    this.store.refresh();
  }
}
