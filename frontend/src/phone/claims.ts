import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { timeToObject, whatIsMissing, whatIsSaid, whoseWord } from "../shared/claims";
import "../shared/elements/clock";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { ClaimInfo, KnockInfo } from "../shared/protocol";
import controls from "../shared/theme/controls.css?inline";
import styles from "./claims.css?inline";
import "./doorbell";

const TICK_MS = 1000;

/** Someone says "it's me again", or knocks: everyone sees it, and whoever is asked decides. */
@customElement("parlor-claims")
export class Claims extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.requestUpdate(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override render(): TemplateResult | typeof nothing {
    const { now } = this.store;
    if (now === null) return nothing;
    return html`${now.public.claims.map((claim) => this.claim(claim))}
    ${now.public.knocks.map((knock) => this.knock(knock))}`;
  }

  private claim(claim: ClaimInfo): TemplateResult {
    const said = whatIsSaid(claim, this.store);
    const mine = claim.seat === this.store.me?.id;
    return html`<section class="claim" aria-label=${said}>
      <p role="alert"><b>${said}</b> ${this.question(claim, mine)}</p>
      ${this.left(claim)} ${this.answers(claim, mine)}
    </section>`;
  }

  private question(claim: ClaimInfo, mine: boolean): string {
    if (mine) return t("claim.you");
    if (claim.waits_for === "time") return whoseWord(claim, this.store);
    const spoken = this.hasSpoken(claim) && claim.waits_for === "people";
    return spoken ? t("claim.said") : whatIsMissing(claim, this.store);
  }

  private left(claim: ClaimInfo): TemplateResult | typeof nothing {
    const left = (): number => timeToObject(claim, this.store);
    if (left() === 0) return nothing;
    return html`<p class="until">
      ${t("claim.until")} <parlor-clock calm .remaining=${left}></parlor-clock>
    </p>`;
  }

  private answers(claim: ClaimInfo, mine: boolean): TemplateResult | typeof nothing {
    if (!this.isAsked(claim.id)) return nothing;
    if (mine) return this.choice(claim.id, t("claim.no_me"), t("claim.yes_me"));
    const name = this.store.names?.seat(claim.seat)?.name ?? "";
    return this.choice(
      claim.id,
      t("claim.no"),
      this.hasSpoken(claim) ? null : t("claim.yes", { name }),
    );
  }

  private knock({ id, name }: KnockInfo): TemplateResult | typeof nothing {
    if (!this.isAsked(id)) return nothing;
    const asks = t("claim.knocks", { name });
    return html`<section class="claim" aria-label=${asks}>
      <p role="alert"><b>${asks}</b> ${t("claim.number", { number: id })}</p>
      ${this.choice(id, t("claim.no"), t("claim.let_in", { name }))}
    </section>`;
  }

  private choice(claim: string, no: string, yes: string | null): TemplateResult {
    const answer = (allow: boolean): void => {
      void this.store.send({ type: "approve", claim, allow });
    };
    return html`<div class="two">
      <button class="rim" @click=${() => answer(false)}>${no}</button>
      ${yes === null ? nothing : html`<button class="brass" @click=${() => answer(true)}>${yes}</button>`}
    </div>`;
  }

  private isAsked(claim: string): boolean {
    return this.store.now?.private.asked.includes(claim) === true;
  }

  private hasSpoken({ words }: ClaimInfo): boolean {
    return words.includes(this.store.me?.id ?? "");
  }
}
