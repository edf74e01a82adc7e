import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { keyed } from "lit/directives/keyed.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import { doorOf, type PlaceId, ROOMS, roomOf } from "../cards";
import { playing, viewOf } from "../view";
import { cardName, say } from "../words";
import styles from "./bar.css?inline";
import { DeedEvent } from "./deeds";
import { nobodyDisproved } from "./now";
import { pageSign } from "./signs";
import { namingOf, offerOf, type Page, PAGES, taskPage } from "./tasks";

/** Tells which page is wanted. */
export class PageEvent extends CustomEvent<Page> {
  constructor(page: Page) {
    super("page", { detail: page });
  }
}

/** Under the thumb: what I can do now in the open, why something cannot be, and the pages. */
@customElement("occluedo-bar")
export class Bar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() page: Page = "house";
  /** Where I want to go. */
  @property() place: PlaceId | null = null;
  /** The card that I want to name. */
  @property() picked: string | null = null;
  /** Why the last thing that was tapped is not possible. */
  @property() why = "";

  override render(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null) return nothing;
    const task = taskPage(this.store);
    const deeds = task === null || task === this.page ? this.deeds() : this.wayTo(task);
    return html`${this.why === "" ? nothing : html`<p class="why" role="status">${this.why}</p>`}
    ${deeds === nothing ? nothing : html`<div class="deeds">${keyed(view.phase, deeds)}</div>`}
    ${this.pages(task)}`;
  }

  private wayTo(task: Page): TemplateResult {
    return html`<button class="brass" data-action="to-task" @click=${() => this.show(task)}>
      ${say(this.store, task === "hand" ? "to_hand" : "to_house")}
    </button>`;
  }

  private deeds(): TemplateResult | typeof nothing {
    const view = viewOf(this.store);
    if (view === null || this.page !== "house") return nothing;
    if (offerOf(this.store, "go") !== undefined) return this.turn();
    const naming = namingOf(this.store);
    if (naming !== null) {
      const { action, kind } = naming;
      const { picked } = this;
      const label =
        picked === null
          ? say(this.store, "tap_card")
          : say(this.store, `do_${action}`, { card: cardName(this.store, picked) });
      return this.deed(action, label, picked === null ? null : { [kind]: picked });
    }
    if (offerOf(this.store, "ask_win") !== undefined) return this.named("ask_win");
    const done = nobodyDisproved(view) && offerOf(this.store, "acknowledge") !== undefined;
    return done ? this.named("acknowledge") : nothing;
  }

  private turn(): TemplateResult {
    const { place } = this;
    const here = offerOf(this.store, "start_suggestion") !== undefined;
    return html`${
        here
          ? this.deed(
              "start_suggestion",
              say(this.store, "suggest_here", { room: this.here() }),
              {},
            )
          : nothing
      }
      <div class="pair">
        ${this.deed("go", place === null ? say(this.store, "tap_place") : this.way(place), place === null ? null : { place })}
        <button
          class="rim wax"
          data-action="start_accusation"
          ?disabled=${this.paused}
          @click=${() => this.dispatchEvent(new CustomEvent("accuse"))}
        >
          ${this.store.names?.action("start_accusation")}
        </button>
      </div>`;
  }

  /** Return the way to a place in words. */
  private way(place: PlaceId): string {
    const room = this.room(doorOf(place));
    if (roomOf(place) === null) return say(this.store, "go_lobby", { room });
    // Whoever stands in a room gets into another one only through the walls.
    return say(this.store, roomOf(this.at) === null ? "go_room" : "go_passage", { room });
  }

  private here(): string {
    return this.room(roomOf(this.at));
  }

  private get at(): number {
    const view = viewOf(this.store);
    const role = view?.roles[playing(this.store)?.id ?? ""] ?? 0;
    return view?.player_places[role] ?? 0;
  }

  private room(number: number | null): string {
    return cardName(this.store, ROOMS[number ?? 0] ?? "");
  }

  private named(action: string): TemplateResult {
    return this.deed(action, this.store.names?.action(action) ?? "", {});
  }

  private deed(
    action: string,
    label: string,
    params: Record<string, string> | null,
  ): TemplateResult {
    return html`<button
      class="brass"
      data-action=${action}
      ?disabled=${params === null || this.paused}
      @click=${() => this.dispatchEvent(new DeedEvent(action, params ?? {}))}
    >
      ${label}
    </button>`;
  }

  /** Who only watches has neither cards nor notes. */
  private pages(task: Page | null): TemplateResult {
    const own = playing(this.store) !== null;
    const pages = PAGES.filter((page) => own || page === "house" || page === "log");
    return html`<nav aria-label=${say(this.store, "pages")}>
      ${pages.map(
        (page) =>
          html`<button
            class=${classMap({ here: page === this.page, task: page === task })}
            data-page=${page}
            aria-current=${page === this.page ? "page" : nothing}
            @click=${() => this.show(page)}
          >
            ${pageSign(page)}<span>${say(this.store, `page_${page}`)}</span>
          </button>`,
      )}
    </nav>`;
  }

  private show(page: Page): void {
    this.dispatchEvent(new PageEvent(page));
  }

  private get paused(): boolean {
    return this.store.now?.public.paused === true;
  }
}
