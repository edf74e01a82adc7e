import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { timeToObject, whatIsMissing, whatIsSaid } from "../shared/claims";
import "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import type { ClaimInfo } from "../shared/protocol";
import styles from "./claims.css?inline";

const TICK_MS = 1000;

/** Someone says that a seat is theirs: the whole room is told, so that anyone can object. */
@customElement("parlor-tv-claims")
export class TvClaims extends TableElement {
  static override styles = unsafeCSS(styles);

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.requestUpdate(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override render(): TemplateResult {
    const claims = this.store.now?.public.claims ?? [];
    return html`${claims.map((claim) => this.claim(claim))}`;
  }

  private claim(claim: ClaimInfo): TemplateResult {
    return html`<p role="alert">
      <b>${whatIsSaid(claim, this.store)}</b> <span>${whatIsMissing(claim, this.store)}</span>
      ${this.left(claim)}
    </p>`;
  }

  private left(claim: ClaimInfo): TemplateResult | typeof nothing {
    const left = (): number => timeToObject(claim, this.store);
    return left() === 0 ? nothing : html`<parlor-clock calm .remaining=${left}></parlor-clock>`;
  }
}
