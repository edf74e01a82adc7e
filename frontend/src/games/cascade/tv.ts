import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import type { Store } from "../../shared/store";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./tv.css?inline";
import "./tv/race";
import "./tv/together";
import { viewOf } from "./view";

/** Cascade Tiles on the TV: the board of all, or everyone's own in a race. */
@customElement("cascade-tv")
export class CascadeTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null) return nothing;
    return view.mode === "race"
      ? html`<cascade-race .store=${this.store}></cascade-race>`
      : html`<cascade-together .store=${this.store}></cascade-together>`;
  }
}

export default (store: Store): TemplateResult => html`<cascade-tv .store=${store}></cascade-tv>`;
