import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { icon } from "../../shared/art/icons";
import { TableElement } from "../../shared/elements/element";
import { currentLanguage, fill, t } from "../../shared/i18n";
import type { Invitation } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./connection.css?inline";
import {
  answering,
  comingFrom,
  type Finding,
  inviting,
  phones,
  staysOn,
  type Word,
} from "./connection/check";
import de from "./connection/de.json";
import en from "./connection/en.json";

const WORDS: Record<"en" | "de", Record<Word, string>> = { en, de };

/** For the host: how a phone reaches the house, and what might be in the way. */
@customElement("parlor-connection")
export class Connection extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** Null while it is looked at. */
  @state() private asked: { ms: number | null; invitation: Invitation | null } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.check();
  }

  override render(): TemplateResult {
    if (this.asked === null) return html`<p class="soft">${t("shell.moment")}</p>`;
    return html`<ul>
        ${this.findings(this.asked).map((finding) => this.finding(finding))}
      </ul>
      <button class="rim wide" @click=${() => void this.check()}>${say("again")}</button>`;
  }

  private findings({ ms, invitation }: NonNullable<typeof this.asked>): Finding[] {
    const here = new URL(location.href);
    return [
      answering(ms),
      comingFrom(here),
      ...(invitation === null ? [] : [inviting(invitation, here)]),
      phones(this.store.now?.public.seats ?? []),
      staysOn("wakeLock" in navigator),
    ];
  }

  private finding({ about, says, values, fine }: Finding): TemplateResult {
    return html`<li class=${fine ? "fine" : "look"} data-about=${about}>
      ${icon(fine ? "check" : "help")}
      <div>
        <h3>${say(about)}</h3>
        <p>${say(says, values)}</p>
      </div>
    </li>`;
  }

  private async check(): Promise<void> {
    this.asked = null;
    const began = performance.now();
    const answer = await this.store.send({ type: "ping" });
    const ms = answer === null ? null : performance.now() - began;
    const invitation = await this.store.send({ type: "invite", origin: location.origin });
    this.asked = { ms, invitation: invitation as unknown as Invitation | null };
  }
}

function say(word: Word, values: Record<string, string | number> = {}): string {
  return fill(WORDS[currentLanguage()][word], values);
}
