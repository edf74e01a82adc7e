import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../shared/art/icons";
import { LAMP } from "../shared/art/lamp";
import { whileAway } from "../shared/away";
import "../shared/elements/away";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/sheet";
import { t } from "../shared/i18n";
import { isReplay } from "../shared/page";
import type { State } from "../shared/protocol";
import { setScene } from "../shared/scene";
import type { Problem } from "../shared/store";
import controls from "../shared/theme/controls.css?inline";
import lamp from "../shared/theme/lamp.css?inline";
import styles from "./app.css?inline";
import "./claims";
import "./controls";
import { drift } from "./drift";
import "./game";
import "./lobby";
import "./over";
import { addressOf } from "./address";
import { walkWithArrows } from "./remote";
import type { Visit } from "./visit";

/** The TV: what everyone may see, for a room full of people. */
@customElement("parlor-tv")
export class Tv extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(lamp), unsafeCSS(styles)];

  @property({ attribute: false }) visit!: Visit;
  @state() private shift = "";
  private asked = false;
  @query("input") private readonly input!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    this.while(walkWithArrows(() => this.renderRoot));
    this.while(
      drift((transform) => {
        this.shift = transform;
      }),
    );
  }

  override render(): TemplateResult {
    const now = this.visit.lost ? null : this.store.now;
    setScene(now?.public.game ?? "", now?.public.stage ?? "");
    return html`<main class="picture" data-game=${now?.public.game ?? nothing} .style=${this.shift}>
        ${now === null ? this.waiting() : this.stage(now)} ${this.away(now)}
      </main>
      ${now?.public.stage === "playing" ? this.veil(now) : nothing} ${this.corner(now)}
      <parlor-tv-claims class="claims" .style=${this.shift} .store=${this.store}></parlor-tv-claims>
      ${isReplay() ? nothing : html`<parlor-tv-controls class="controls" .store=${this.store}></parlor-tv-controls>`}
      ${
        now !== null && this.store.line !== "online"
          ? html`<div class="line" role="status">${this.store.whyOffline ?? t("tv.offline")}</div>`
          : nothing
      }`;
  }

  private stage(now: State): TemplateResult {
    switch (now.public.stage) {
      case "lobby":
        return html`<parlor-tv-lobby
          .store=${this.store}
          .invitation=${this.visit.invitation}
        ></parlor-tv-lobby>`;
      case "playing":
        return html`<parlor-tv-game .store=${this.store}></parlor-tv-game>`;
      case "over":
        return html`<parlor-tv-over .store=${this.store}></parlor-tv-over>`;
    }
  }

  override updated(): void {
    const asked = this.visit.lost;
    // What was typed is marked: one letter can be mended, or all typed anew.
    if (asked && !this.asked) this.input.select();
    this.asked = asked;
  }

  /** Who comes late finds the code in a corner. */
  private corner(now: State | null): TemplateResult | typeof nothing {
    const { invitation } = this.visit;
    if (invitation === null || now === null || now.public.stage === "lobby") return nothing;
    const { short_code: code } = invitation;
    const { stage, paused, frozen } = now.public;
    const veiled = stage === "playing" && (paused || frozen);
    // It drifts with the picture, but a pause does not veil it.
    return html`<aside
      class="corner ${veiled ? "lit" : ""}"
      .style=${this.shift}
      aria-label=${t("invite.code", { code })}
    >
      <span>${t("tv.late", { address: addressOf(invitation) })}</span><b>${code}</b>
    </aside>`;
  }

  /** Who is away and waited for; a TV can only tell. */
  private away(now: State | null): TemplateResult | typeof nothing {
    // Whoever claims a seat is told of in the same place, and that is for half a minute at most.
    if (now?.public.away == null || now.public.claims.length > 0) return nothing;
    return html`<parlor-away class="away" brief .store=${this.store}></parlor-away>`;
  }

  private waiting(): TemplateResult {
    if (this.visit.lost) return this.codeForm();
    const { problem } = this.visit;
    const { heading, text } = whileAway(this.store);
    return html`<div class="centre" role="status">
      ${LAMP}
      <h1>${heading}</h1>
      <p>${text === "" && problem !== null ? this.store.why(problem) : text}</p>
    </div>`;
  }

  private codeForm(): TemplateResult {
    const { problem } = this.visit;
    return html`<div class="centre">
      ${LAMP}
      <h1>${this.heading(problem)}</h1>
      <p role="alert">${problem === null ? "" : this.why(problem)}</p>
      <form @submit=${this.submit}>
        <div>
          <label for="code">${t("tv.code_label")}</label>
          <input
            id="code"
            class="field"
            autocomplete="off"
            spellcheck="false"
            required
            autofocus
            .value=${this.visit.typed}
          />
        </div>
        <button class="brass">${t("tv.code_go")}</button>
      </form>
    </div>`;
  }

  private heading(problem: Problem | null): string {
    if (problem?.code === "new_code") return t("new_code.title");
    return t(problem?.code === "table_gone" ? "tv.table_gone" : "tv.code_title");
  }

  private why(problem: Problem): string {
    if (problem.code === "table_gone") return t("tv.table_gone_text");
    return problem.code === "new_code" ? t("tv.new_code") : this.store.why(problem);
  }

  private veil({ public: { frozen, paused } }: State): TemplateResult | typeof nothing {
    if (!paused && !frozen) return nothing;
    return html`<section class="veil" role="status">
      ${icon("pause")}
      <h2>${t(paused ? "game.paused" : "game.frozen")}</h2>
      ${paused ? nothing : html`<p>${t("game.frozen_why")}</p>`}
    </section>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    this.visit.tryCode(this.input.value);
    this.requestUpdate();
  }
}
