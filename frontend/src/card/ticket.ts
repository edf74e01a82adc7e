import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/qr";
import { t } from "../shared/i18n";
import { type Invitation, SHORT_URL, TV_URL } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import fold from "../shared/theme/fold.css?inline";
import { copy } from "../shared/copy";
import styles from "./ticket.css?inline";

/** The invitation as a ticket: the QR code, the letters to say aloud, and the links behind them. */
@customElement("parlor-ticket")
export class Ticket extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(fold), unsafeCSS(styles)];

  @state() private invitation: Invitation | null = null;
  @state() private copied = "";
  private asking = false;
  private askedAt: number | null = null;

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    void this.ask();
  }

  override render(): TemplateResult | typeof nothing {
    if (this.invitation === null) return nothing;
    const { qr, link, short_code: code } = this.invitation;
    return html`<section class="ticket" aria-label=${t("card.scan")}>
        ${
          qr === null
            ? html`<p class="lost">${t("invite.no_address")}</p>`
            : html`<parlor-qr .code=${qr} .label=${t("invite.qr")}></parlor-qr>`
        }
        <div class="words">
          <p class="scan">${t("card.scan")}</p>
          ${
            link === null
              ? nothing
              : html`<p class="address">${t("invite.or_type", { address: shortAddress(link) })}</p>`
          }
          <p class="spoken" aria-label=${t("invite.code", { code })}>${code}</p>
        </div>
      </section>
      ${this.links(this.invitation)}`;
  }

  private links({ link, tv_code: tvCode }: Invitation): TemplateResult | typeof nothing {
    if (link === null) return nothing;
    const tv = tvCode === undefined ? null : `${new URL(link).origin}${TV_URL}#${tvCode}`;
    return html`<details>
      <summary>${icon("plus")}<span>${t("card.links")}</span>${icon("down")}</summary>
      <ul class="links">
        ${this.link(t("card.join_link"), link)}
        ${tv === null ? nothing : this.link(t("card.tv_link"), tv)}
      </ul>
    </details>`;
  }

  private link(label: string, address: string): TemplateResult {
    const done = this.copied === address;
    return html`<li>
      <span class="label">${label}</span>
      <a class="quiet" href=${address} target="_blank" rel="noopener"
        >${t("card.open")}<span class="unseen"> ${label}</span></a
      >
      <button class="quiet" @click=${() => this.copy(address)}>
        <span role="status">${t(done ? "card.copied" : "card.copy")}</span
        ><span class="unseen"> ${label}</span>
      </button>
    </li>`;
  }

  private copy(address: string): void {
    if (copy(address, this.renderRoot)) this.copied = address;
  }

  /** Ask how guests come in; whatever has changed at the table, it may have been the codes. */
  private async ask(): Promise<void> {
    const version = this.store.now?.version ?? null;
    if (version === null || this.asking || this.askedAt === version) return;
    this.asking = true;
    this.askedAt = version;
    const answer = await this.store.send({ type: "invite", origin: location.origin });
    this.asking = false;
    if (answer !== null) this.invitation = answer as unknown as Invitation;
  }
}

/** Return where the letters can be typed; a narrow ticket breaks it before the path. */
function shortAddress(link: string): string {
  return `${new URL(link).host}\u200b${SHORT_URL}`;
}
