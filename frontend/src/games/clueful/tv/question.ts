import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import "../../../shared/elements/person";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { photo, photoBack } from "../art/photo";
import art from "../art/photo.css?inline";
import { KINDS } from "../cards";
import { cardName } from "../words";
import styles from "./question.css?inline";
import type { Scene } from "./staging";
import { sayOnTv } from "./words";

/** A guess: three photographs are laid down, everyone looks at whoever must answer, then it is said. */
@customElement("clueful-question")
export class Question extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property({ attribute: false }) scene!: Scene;

  override render(): TemplateResult {
    const { entry, theory, named } = this.scene;
    return html`<section class=${entry.deed}>
      ${this.people()}
      <ol class="named">
        ${KINDS.map((kind, at) =>
          at < named
            ? html`<li class="there">${photo(this.store, theory[kind])}</li>`
            : html`<li class="blank"></li>`,
        )}
      </ol>
      <div class="said">${this.said()}</div>
    </section>`;
  }

  private people(): TemplateResult {
    const { by, to } = this.scene.entry;
    const title =
      to === null
        ? nameOf(this.store, by)
        : sayOnTv(this.store, "asks", { by: nameOf(this.store, by), to: nameOf(this.store, to) });
    return html`<div class="people">
      ${this.face(by)}
      <h2>${title}</h2>
      ${to === null ? nothing : this.face(to)}
    </div>`;
  }

  private face(id: string): TemplateResult | typeof nothing {
    const seat = this.store.names?.seat(id);
    return seat === undefined
      ? nothing
      : html`<parlor-person .seat=${seat} aria-hidden="true"></parlor-person>`;
  }

  private said(): TemplateResult | typeof nothing {
    const { entry, answered, named } = this.scene;
    if (named < KINDS.length) return nothing;
    if (entry.to === null) return this.forfeited();
    const name = nameOf(this.store, entry.to);
    if (!answered) return html`<p class="thinks">${sayOnTv(this.store, "thinks", { name })}</p>`;
    const key = entry.shown === true ? "shown" : "none";
    return html`${entry.shown === true ? html`<span class="slid">${photoBack()}</span>` : nothing}
      <div>
        <p class="answer">${sayOnTv(this.store, key, { name })}</p>
        <p>${sayOnTv(this.store, `${key}_text`)}</p>
      </div>`;
  }

  private forfeited(): TemplateResult {
    const { by, room } = this.scene.entry;
    const values = { name: nameOf(this.store, by), room: cardName(this.store, room) };
    return html`<div>
      <p class="stamp">${sayOnTv(this.store, "forfeited")}</p>
      <p>${sayOnTv(this.store, "forfeited_text")} ${sayOnTv(this.store, "not_there", values)}</p>
    </div>`;
  }
}
