import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, query } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { Announcer } from "../../shared/announce";
import { TableElement } from "../../shared/elements/element";
import type { Store } from "../../shared/store";
import controls from "../../shared/theme/controls.css?inline";
import "./map";
import styles from "./tv.css?inline";
import "./tv/accusation";
import "./tv/casebook";
import "./tv/people";
import { slide } from "./tv/slide";
import { type Act, giverIn, Stage } from "./tv/staging";
import type { Status } from "./tv/status";
import "./tv/status";
import type { Suggestion } from "./tv/suggestion";
import "./tv/suggestion";
import { isAccusing, tidings } from "./tv/tidings";
import { sayOnTv } from "./tv/words";
import { viewOf } from "./view";

/** OCCLUEdo on the TV: the house, and beside it the people, or the question that they are asked. */
@customElement("occluedo-tv")
export class OccluedoTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly stage = new Stage(() => this.requestUpdate());
  private readonly announcer = new Announcer();
  /** Whose card lies before whoever has asked. */
  private slid: string | null = null;
  @query("occluedo-status") private readonly status!: Status;
  @query("occluedo-suggestion") private readonly suggestion!: Suggestion | null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(() => this.stage.stop());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view = viewOf(this.store);
    if (view !== null) this.stage.look(view);
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store, this.stage.current));
    void this.letSlide(this.stage.current);
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null) return nothing;
    const act = this.stage.current;
    const accusing = isAccusing(view);
    this.toggleAttribute("dark", accusing);
    return html`<occluedo-map .store=${this.store} .lit=${act?.named[0] ?? null}></occluedo-map>
      <div class="side">
        <occluedo-status .store=${this.store} .act=${act}></occluedo-status>
        ${act === null ? this.table() : this.asking(act)}
      </div>
      ${act?.silence === true ? this.hush() : nothing}
      ${accusing ? this.accusation(view.whose_turn) : nothing}`;
  }

  /** Let the card that was just shown slide over the table to whoever has asked. */
  private async letSlide(act: Act | null): Promise<void> {
    const giver = act === null ? null : giverIn(act);
    const known = this.slid;
    this.slid = giver;
    if (giver === null || giver === known || this.suggestion === null) return;
    await Promise.all([this.status.updateComplete, this.suggestion.updateComplete]);
    const from = this.suggestion.placeOf(giver);
    const card = this.status.card;
    if (from !== null && card !== null) slide(card, from);
  }

  private table(): TemplateResult {
    return html`<div class="table">
      <occluedo-people .store=${this.store}></occluedo-people>
      <occluedo-casebook .store=${this.store}></occluedo-casebook>
    </div>`;
  }

  private asking(act: Act): TemplateResult {
    const key = `${act.after} ${act.by}`;
    return html`${keyed(
      key,
      html`<occluedo-suggestion .store=${this.store} .act=${act}></occluedo-suggestion>`,
    )}`;
  }

  /** For a moment nobody says a word. */
  private hush(): TemplateResult {
    return html`<p class="hush" aria-hidden="true">
      <span>${sayOnTv(this.store, "silence")}</span>
    </p>`;
  }

  private accusation(by: number): TemplateResult {
    return html`${keyed(by, html`<occluedo-accusation .store=${this.store}></occluedo-accusation>`)}`;
  }
}

export default (store: Store): TemplateResult => html`<occluedo-tv .store=${store}></occluedo-tv>`;
