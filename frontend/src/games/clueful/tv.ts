import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { Announcer } from "../../shared/announce";
import { tableClock } from "../../shared/elements/clock";
import { TableElement } from "../../shared/elements/element";
import { nameOf } from "../../shared/own-words";
import type { Store } from "../../shared/store";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./tv.css?inline";
import "./tv/house";
import "./tv/letter";
import "./tv/people";
import "./tv/question";
import { type Scene, Stage } from "./tv/staging";
import { tidings, withheldBy } from "./tv/tidings";
import { sayOnTv } from "./tv/words";
import { type CluefulView, viewOf } from "./view";
import { hourOf } from "./words";

/** So many rounds without a guess end the game, and so many before that it is told. */
const IDLE_ROUNDS = 10;
const NEAR = 4;

/** Clueful on the TV: the mansion at night, and beside it the letter, or the guess of the moment. */
@customElement("clueful-tv")
export class CluefulTv extends TableElement {
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
    const scene = this.stage.current;
    // Until everyone has seen it, a guess is its guesser's turn.
    const who = scene?.entry.by ?? view.turn;
    return html`<div class="outside">
        <clueful-house
          .store=${this.store}
          .told=${scene?.named === 3 ? scene.theory.room : null}
          .who=${who}
        ></clueful-house>
        <clueful-people .store=${this.store} .who=${who}></clueful-people>
      </div>
      <div class="side">
        ${this.status(view, who)} ${scene === null ? this.letter(scene) : this.question(scene)}
      </div>`;
  }

  private status(view: CluefulView, who: string | null): TemplateResult {
    const left = IDLE_ROUNDS - view.idle_rounds;
    return html`<header>
      <div>
        <p class="caps">
          ${sayOnTv(this.store, "round", { round: view.round })} ·
          ${this.store.names?.phase(view.phase)} · ${hourOf(view.hour)}
        </p>
        <h1>${sayOnTv(this.store, "turn", { name: nameOf(this.store, who) })}</h1>
        <p>
          ${left <= NEAR ? sayOnTv(this.store, "idle", { count: left }) : sayOnTv(this.store, "turn_text")}
        </p>
      </div>
      ${tableClock(this.store)}
    </header>`;
  }

  private letter(scene: Scene | null): TemplateResult {
    return html`<clueful-tv-letter
      .store=${this.store}
      .withheld=${withheldBy(scene)}
    ></clueful-tv-letter>`;
  }

  private question(scene: Scene): TemplateResult {
    return html`${keyed(
      withheldBy(scene),
      html`<clueful-question .store=${this.store} .scene=${scene}></clueful-question>`,
    )}`;
  }
}

export default (store: Store): TemplateResult => html`<clueful-tv .store=${store}></clueful-tv>`;
