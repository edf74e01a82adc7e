import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { announce } from "../../../shared/announce";
import { icon } from "../../../shared/art/icons";
import { TableElement } from "../../../shared/elements/element";
import { t } from "../../../shared/i18n";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { cards, coin, crown } from "../art/things";
import { dagger, purse } from "../fates";
import { type News, type NewsItem, ownViewOf, viewOf } from "../view";
import { say } from "../words";
import styles from "./news.css?inline";
import { told } from "./told";

/** What strikes me stays until I have seen it; what I get is told in passing. */
const BLOWS: ReadonlySet<News> = new Set([
  "murdered",
  "robbed",
  "hand_swapped",
  "destroyed",
  "decided",
]);

/** So long on the screen, and I know it. */
const READ_MS = 8000;

/**
 * What happened to me, in full, also after I was away.
 *
 * It stays until I wave it off or do something myself, when the engine forgets it. In the next round
 * only that is left of it which I had no time to read.
 */
@customElement("citadels-news")
export class NewsBoard extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  /** The last item that I have waved off, that I have had the time to read, and that was announced. */
  @state() private waved = 0;
  private read = 0;
  private heard = 0;
  private round = 0;
  /** Since when the items are on the screen. */
  private readonly since = new Map<number, number>();

  override connectedCallback(): void {
    super.connectedCallback();
    const hidden = (): void => this.lookAway();
    document.addEventListener("visibilitychange", hidden);
    this.while(() => document.removeEventListener("visibilitychange", hidden));
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const round = viewOf(this.store)?.round ?? 0;
    if (round !== this.round) this.lookBack();
    this.round = round;
    if (document.hidden) return;
    for (const { number } of this.items()) {
      if (!this.since.has(number)) this.since.set(number, Date.now());
    }
  }

  override updated(): void {
    const fresh = this.items().filter(({ number }) => number > this.heard);
    if (fresh.length > 0) announce(fresh.map((item) => told(this.store, item)).join(" "));
    this.heard = fresh[fresh.length - 1]?.number ?? this.heard;
  }

  override render(): TemplateResult | typeof nothing {
    const items = this.items().filter((item) => this.isNews(item));
    if (items.length === 0) return nothing;
    const struck = items.some(({ news }) => BLOWS.has(news)) ? "struck" : "";
    return html`<div class="news ${struck}" role="group" aria-label=${say(this.store, "news")}>
      <ul>
        ${items.map((item, at) => this.item(item, at === 0))}
      </ul>
      <button aria-label=${t("shell.close")} @click=${this.dismiss}>${icon("close")}</button>
    </div>`;
  }

  /** What is left of the last round comes first, and says so. */
  private item(item: NewsItem, first: boolean): TemplateResult {
    const before = first && item.round < this.round;
    return html`<li data-news=${item.news}>
      ${sign(item.news)}
      <span>
        ${before ? html`<small>${say(this.store, "news_before")}</small>` : nothing}
        ${told(this.store, item)}
      </span>
    </li>`;
  }

  private items(): NewsItem[] {
    return ownViewOf(this.store).news ?? [];
  }

  private isNews({ number, round }: NewsItem): boolean {
    return number > this.waved && (round === this.round || number > this.read);
  }

  /** Note what has been there long enough to be known. */
  private lookBack(): void {
    const now = Date.now();
    const read = [...this.since].filter(([, since]) => now - since >= READ_MS);
    this.read = Math.max(this.read, ...read.map(([number]) => number));
  }

  /** Nobody reads what nobody sees. */
  private lookAway(): void {
    if (!document.hidden) return;
    this.lookBack();
    this.since.clear();
  }

  private dismiss(): void {
    this.waved = Math.max(...this.items().map(({ number }) => number));
  }
}

function sign(news: News): TemplateResult {
  switch (news) {
    case "murdered":
      return dagger();
    case "robbed":
    case "stole":
      return purse();
    case "crowned":
      return crown();
    case "hand_swapped":
    case "cards":
      return cards();
    case "destroyed":
    case "decided":
      return icon("flag");
    case "income":
      return coin();
  }
}
