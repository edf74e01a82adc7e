import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { type Marks, marksOf } from "../../../shared/marks";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { viewOf } from "../view";
import { characterOf, charactersOf, say } from "../words";
import styles from "./suspects.css?inline";

/** Whom I take for whom in this round: my own notes, which never leave this phone. */
@customElement("citadels-suspects")
export class Suspects extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @state() private suspect: string | null = null;

  override render(): TemplateResult {
    const others = (viewOf(this.store)?.players ?? []).filter(
      ({ player, gone }) => player !== this.store.me?.id && !gone,
    );
    return html`<h3>${say(this.store, "suspects")}</h3>
      <ul class="faces">
        ${others.map(({ player }) => html`<li>${this.face(player)}</li>`)}
      </ul>
      ${this.suspect === null ? html`<p>${say(this.store, "suspects_hint")}</p>` : this.roles(this.suspect)}`;
  }

  private get marks(): Marks {
    return marksOf(this.store);
  }

  private face(id: string): TemplateResult {
    const seat = this.store.names?.seat(id);
    const role = this.marks.on(id);
    const name = nameOf(this.store, id);
    const label =
      role === null
        ? say(this.store, "suspect_nobody", { name })
        : say(this.store, "suspect_as", { name, character: characterOf(this.store, role).name });
    return html`<button
      class=${classMap({ chosen: id === this.suspect })}
      data-suspect=${id}
      aria-label=${label}
      aria-expanded=${id === this.suspect}
      @click=${() => (this.suspect = id === this.suspect ? null : id)}
    >
      ${seat === undefined ? nothing : html`<parlor-person .seat=${seat}></parlor-person>`}
      <span class="role">${role === null ? "?" : character(role)}</span>
    </button>`;
  }

  private roles(suspect: string): TemplateResult {
    const marked = this.marks.on(suspect);
    return html`<ul class="roles">
      ${charactersOf(this.store).map(
        (id) =>
          html`<li>
            <button
              class=${classMap({ chosen: id === marked })}
              data-role=${id}
              aria-pressed=${id === marked}
              @click=${() => this.mark(suspect, id === marked ? null : id)}
            >
              ${character(id)}<span>${characterOf(this.store, id).name}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  private mark(suspect: string, role: string | null): void {
    this.marks.put(suspect, role);
    this.suspect = null;
  }
}
