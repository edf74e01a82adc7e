import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { Announcer } from "../../shared/announce";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import "./tv/city";
import "./tv/count";
import "./tv/moment";
import "./tv/now";
import "./tv/row";
import { Stage } from "./tv/staging";
import { tidings } from "./tv/tidings";
import styles from "./tv.css?inline";
import { type CitadelsView, viewOf } from "./view";

/** Citadels on the TV: all cities, and above them the story of the round. */
@customElement("citadels-tv")
export class CitadelsTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly stage = new Stage(() => this.requestUpdate());
  private readonly announcer = new Announcer();

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
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null) return nothing;
    if (view.count !== null) return html`<citadels-count .store=${this.store}></citadels-count>`;
    return html`<header>
        <citadels-now .store=${this.store}></citadels-now>
        <citadels-row .store=${this.store}></citadels-row>
      </header>
      ${this.cities(view)}`;
  }

  private cities({ players }: CitadelsView): TemplateResult {
    const { current } = this.stage;
    return html`<div class="cities of-${players.length}">
      ${repeat(
        players,
        ({ player }) => player,
        (player) =>
          html`<citadels-city
            data-seat=${player.player}
            .store=${this.store}
            .player=${player}
          ></citadels-city>`,
      )}
      ${
        current === null
          ? nothing
          : keyed(
              current.key,
              html`<citadels-moment .store=${this.store} .moment=${current}></citadels-moment>`,
            )
      }
    </div>`;
  }
}

export default (store: Store): TemplateResult => html`<citadels-tv .store=${store}></citadels-tv>`;
