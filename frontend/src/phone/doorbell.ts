import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { whatIsSaid } from "../shared/claims";
import { TableElement } from "../shared/elements/element";
import { t } from "../shared/i18n";
import type { Store } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import styles from "./doorbell.css?inline";
import { atTheDoor, OpenEvent } from "./intent";

/** Someone is at the door. It takes the title's place, so that nothing moves under a finger. */
@customElement("parlor-doorbell")
export class Doorbell extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const count = atTheDoor(this.store);
    return html`<button class="bell" @click=${() => this.dispatchEvent(new OpenEvent("door"))}>
        <span>${t("claim.door", { count })}</span>
      </button>
      <p class="unseen" role="alert">${said(this.store)}</p>`;
  }
}

function said(store: Store): string {
  const { claims, knocks } = store.now?.public ?? { claims: [], knocks: [] };
  const asked = store.now?.private.asked ?? [];
  return [
    ...claims.map((claim) => whatIsSaid(claim, store)),
    ...knocks.filter(({ id }) => asked.includes(id)).map(({ name }) => t("claim.knocks", { name })),
  ].join(" ");
}
