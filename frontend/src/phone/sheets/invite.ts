import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
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
  private asking = false;
  private askedAt: number | null = null;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
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
              ${t("invite.or_type", { address: `${new URL(link).host}${SHORT_URL}` })}
            </p>`
      }
      <p class="spoken" aria-label=${t("invite.code", { code })}>${code}</p>
    </div>`;
  }

  /** Ask how guests come in; whatever has changed at the table, it may have been the codes. */
  private async ask(): Promise<void> {
    const version = this.store.now?.version ?? 0;
    if (this.asking || this.askedAt === version) return;
    this.asking = true;
    this.askedAt = version;
    const answer = await this.store.send({ type: "invite", origin: location.origin });
    this.asking = false;
    if (answer !== null) this.invitation = answer as unknown as Invitation;
  }
}
