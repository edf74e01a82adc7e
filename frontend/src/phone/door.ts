import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import { t } from "../shared/i18n";
import { stillHere } from "../shared/seats";
import controls from "../shared/theme/controls.css?inline";
import styles from "./door.css?inline";
import "./scene";
import type { Session } from "./session";

const LONGEST_NAME = 20;

/** The door to a known table: one word, one tap, and in. */
@customElement("parlor-door")
export class Door extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) session!: Session;
  @state() private name = "";
  @query("input") private readonly input!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    this.name = this.session.name;
  }

  override firstUpdated(): void {
    // The scene draws itself after this, and only then the field can have the focus.
    if (this.name === "") requestAnimationFrame(() => this.input.focus());
  }

  override render(): TemplateResult {
    const table = this.store.greeting?.table.name ?? "";
    return html`<parlor-scene .heading=${t("door.title", { table })}>
      <form id="door" @submit=${this.submit}>
        <div>
          <label for="name">${t("door.name")}</label>
          <input
            id="name"
            class="field"
            name="name"
            autocomplete="nickname"
            autocapitalize="words"
            enterkeyhint="go"
            maxlength=${LONGEST_NAME}
            required
            .value=${this.name}
            @input=${this.typed}
          />
        </div>
        ${this.error()}
      </form>
      ${this.there()}
      <button
        slot="actions"
        class="brass wide"
        ?disabled=${this.name.trim() === ""}
        @click=${this.submit}
      >
        ${t("door.join")}
      </button>
      <button slot="actions" class="quiet" @click=${() => this.go("watch")}>
        ${t("door.watch")}
      </button>
    </parlor-scene>`;
  }

  private error(): TemplateResult | typeof nothing {
    const problem = this.session.problem;
    if (problem === null) return nothing;
    const { name } = this.session;
    switch (problem.code) {
      case "name_taken":
        return this.refused(t("door.taken", { name }), t("door.me_again", { name }), "reclaim");
      case "door_guarded":
        return this.refused(t("door.guarded"), t("door.knock", { name }), "knock");
      default:
        return html`<p class="error" role="alert">${this.store.why(problem)}</p>`;
    }
  }

  private refused(why: string, instead: string, how: "knock" | "reclaim"): TemplateResult {
    return html`<p class="error" role="alert">${why}</p>
      <button type="button" class="rim wide" @click=${() => this.go(how)}>${instead}</button>`;
  }

  protected there(): TemplateResult | typeof nothing {
    const seats = stillHere(this.store.now?.public.seats ?? []);
    if (seats.length === 0) return html`<p class="soft there">${t("door.first")}</p>`;
    return html`<div class="there">
      <p class="caps">${t("door.there")}</p>
      <ul>
        ${seats.map(
          (seat) =>
            html`<li>
              <parlor-person .seat=${seat}></parlor-person>
              <span>${seat.name}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  private typed(): void {
    this.name = this.input.value;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.name.trim() !== "") this.go("join");
  }

  private go(how: "join" | "knock" | "reclaim" | "watch"): void {
    if (how === "watch") this.session.watch();
    else if (how === "join") this.session.join(this.name);
    else this.session[how](this.session.name);
    this.dispatchEvent(new CustomEvent("moved"));
  }
}
