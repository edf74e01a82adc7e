import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { timeToObject, whatIsMissing, whatIsSaid } from "../shared/claims";
import "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { ClaimInfo } from "../shared/protocol";
import styles from "./claims.css?inline";

const TICK_MS = 1000;

/** Someone says that a seat is theirs: the whole room is told, in one line that lies over nothing. */
@customElement("parlor-tv-claims")
export class TvClaims extends TableElement {
  static override styles = unsafeCSS(styles);

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.requestUpdate(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override render(): TemplateResult | typeof nothing {
    const [first, ...others] = this.store.now?.public.claims ?? [];
    if (first === undefined) return nothing;
    return html`<p role="alert">
      <b>${whatIsSaid(first, this.store)}</b> <span>${this.missing(first)}</span>
      ${this.left(first)}
      ${others.length === 0 ? nothing : html`<i>${t("tv.more_claims", { count: others.length })}</i>`}
    </p>`;
  }

  /** How the house lets somebody in stands on every phone; here is no room for it. */
  private missing(claim: ClaimInfo): string {
    return claim.waits_for === "house" ? t("tv.claim_house") : whatIsMissing(claim, this.store);
  }

  private left(claim: ClaimInfo): TemplateResult | typeof nothing {
    const left = (): number => timeToObject(claim, this.store);
    return left() === 0 ? nothing : html`<parlor-clock calm .remaining=${left}></parlor-clock>`;
  }
}
