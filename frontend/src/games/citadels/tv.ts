import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { Announcer } from "../../shared/announce";
import { TableElement } from "../../shared/elements/element";
import controls from "../../shared/theme/controls.css?inline";
import type { Store } from "../../shared/store";
import "./tv/city";
import "./tv/moment";
import "./tv/now";
import "./tv/row";
import { Staging } from "./tv/staging";
import { tidings } from "./tv/tidings";
import styles from "./tv.css?inline";
import { viewOf } from "./view";

/** Citadels on the TV: all cities, and above them the story of the round. */
@customElement("citadels-tv")
export class CitadelsTv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly staging = new Staging(() => this.requestUpdate());
  private readonly announcer = new Announcer();

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(() => this.staging.stop());
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view = viewOf(this.store);
    if (view !== null) this.staging.look(view);
  }

  override updated(): void {
    this.announcer.hear(tidings(this.store, this.staging.current));
  }

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.store.words === null) return nothing;
    const { store } = this;
    const { current, pending } = this.staging;
    return html`<header>
        <citadels-now .store=${store} .moment=${current}></citadels-now>
        <citadels-row .store=${store} .moment=${current} .pending=${pending}></citadels-row>
      </header>
      <div class="cities of-${view.players.length}">
        ${repeat(
          view.players,
          ({ player }) => player,
          (player) =>
            html`<citadels-city
              data-seat=${player.player}
              .store=${store}
              .player=${player}
              .pending=${pending}
            ></citadels-city>`,
        )}
        ${
          current === null
            ? nothing
            : keyed(
                current,
                html`<citadels-moment .store=${store} .moment=${current}></citadels-moment>`,
              )
        }
      </div>`;
  }
}

export default (store: Store): TemplateResult => html`<citadels-tv .store=${store}></citadels-tv>`;
