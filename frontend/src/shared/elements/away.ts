import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { list, t } from "../i18n";
import type { AbsenceInfo } from "../protocol";
import controls from "../theme/controls.css?inline";
import styles from "./away.css?inline";
import { TableElement } from "./element";

const TICK_MS = 500;
/** Of a crowd a few are named, and the others counted. */
const MOST_NAMES = 4;

/** Only people who are away are waited for: who, how long yet, and for whom that is to decide, how. */
@customElement("parlor-away")
export class Away extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** For a TV: in one line, and all decisions are made on phones. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** What goes on without them; where it is missing, nothing can be decided here. */
  @property({ attribute: false }) goOn: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => this.requestUpdate(), TICK_MS);
    this.while(() => clearInterval(timer));
  }

  override render(): TemplateResult | typeof nothing {
    const away = this.store.now?.public.away ?? null;
    if (away === null) return nothing;
    return html`<p><span role="status">${this.said(away)}</span> ${this.until(away)}</p>
      ${this.goOn === null ? nothing : this.choice(away, this.goOn)}`;
  }

  private said({ seats, until }: AbsenceInfo): string {
    const names = this.named(seats);
    if (until !== null || this.brief) return t("away.waiting", { names });
    if (this.goOn !== null) return t("away.you_decide", { names });
    const { host } = this;
    return host === null
      ? t("away.anyone_decides", { names })
      : t("away.host_decides", { names, host });
  }

  private named(seats: string[]): string {
    const names = seats.map((seat) => this.store.names?.seat(seat)?.name ?? "");
    if (names.length <= MOST_NAMES) return list(names);
    const named = names.slice(0, MOST_NAMES - 1);
    return list([...named, t("away.others", { count: names.length - named.length })]);
  }

  /** Return the host's name, unless the host is away as well. */
  private get host(): string | null {
    const { host, seats } = this.store.now?.public ?? { host: null, seats: [] };
    return seats.find((seat) => seat.id === host && seat.present)?.name ?? null;
  }

  private until({ until }: AbsenceInfo): TemplateResult | typeof nothing {
    if (until !== null) {
      const seconds = Math.ceil(this.store.timeTo(until) / 1000);
      return html`<b role="timer">${t("away.seconds", { seconds })}</b>`;
    }
    if (!this.brief) return nothing;
    return html`<b>${t(this.host === null ? "away.until_anyone" : "away.until_host")}</b>`;
  }

  private choice({ until }: AbsenceInfo, goOn: () => void): TemplateResult {
    return html`<div class="two">
      ${
        until === null
          ? nothing
          : html`<button class="rim" @click=${() => void this.store.send({ type: "wait" })}>
              ${t("away.wait")}
            </button>`
      }
      <button class="brass" @click=${goOn}>${t("away.go_on")}</button>
    </div>`;
  }
}
