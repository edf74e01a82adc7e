import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/qr";
import { t } from "../../shared/i18n";
import { type Invitation, SHORT_URL } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./list.css?inline";

/** Lets the person beside me scan my screen. */
@customElement("parlor-invite")
export class Invite extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @state() private invitation: Invitation | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.ask();
  }

  override render(): TemplateResult {
    if (this.invitation === null) return html`<p class="soft">${t("shell.moment")}</p>`;
    const { qr, link, short_code: code } = this.invitation;
    return html`<div class="gap">
      <p class="soft">${t("invite.text")}</p>
      ${
        qr === null
          ? html`<p>${t("invite.no_address")}</p>`
          : html`<parlor-qr .code=${qr} .label=${t("invite.qr")}></parlor-qr>`
      }
      ${
        link === null
          ? nothing
          : html`<p class="soft small centre">
              ${t("tv.or_type", { address: `${new URL(link).host}${SHORT_URL}` })}
            </p>`
      }
      <p class="spoken" aria-label=${t("invite.code", { code })}>${code}</p>
    </div>`;
  }

  private async ask(): Promise<void> {
    const answer = await this.store.send({ type: "invite", origin: location.origin });
    this.invitation = answer as unknown as Invitation | null;
  }
}
