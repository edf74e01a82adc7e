import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { Claim } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import styles from "./lobby.css?inline";

/** Someone says "it's me again": the host knows the faces and decides. */
@customElement("parlor-claims")
export class Claims extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const claims = this.store.now?.private.claims ?? [];
    return claims.length === 0 ? nothing : html`${claims.map((claim) => this.claim(claim))}`;
  }

  private claim({ seat, name }: Claim): TemplateResult {
    const answer = (allow: boolean): void => {
      void this.store.send({ type: "approve", seat, allow });
    };
    return html`<section class="claim" aria-label=${t("claim.title", { name })}>
      <p role="alert">${t("claim.question", { name })}</p>
      <div class="two">
        <button class="rim" @click=${() => answer(false)}>${t("claim.no")}</button>
        <button class="brass" @click=${() => answer(true)}>${t("claim.yes", { name })}</button>
      </div>
    </section>`;
  }
}
