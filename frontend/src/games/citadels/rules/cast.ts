import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { character } from "../art/characters";
import { outline } from "../art/districts";
import { paysOf } from "../phone/pays";
import { calledOf, characterOf, charactersOf, districtOf, say, specialsOf } from "../words";
import styles from "./cast.css?inline";

/** The cast for the rules: everyone who is called, and every district that can do something. */
@customElement("citadels-cast")
export class Cast extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult {
    return html`<h2>${say(this.store, "the_characters")}</h2>
      <ol>
        ${charactersOf(this.store).map((id) => this.character(id))}
      </ol>
      <h2>${say(this.store, "the_special_districts")}</h2>
      <ul>
        ${specialsOf(this.store).map((id) => this.district(id))}
      </ul>`;
  }

  private character(id: string): TemplateResult {
    return html`<li data-character=${id}>
      ${character(id)}
      <div>
        <h3>${calledOf(this.store, id)}</h3>
        <p>${characterOf(this.store, id).power}</p>
        ${paysOf(this.store, id).map((pay) => html`<p class="pay">${pay}</p>`)}
      </div>
    </li>`;
  }

  private district(id: string): TemplateResult {
    const { name, effect } = districtOf(this.store, id);
    return html`<li class="special" data-district=${id}>
      ${outline(id)}
      <div>
        <h3>${name}</h3>
        <p>${effect}</p>
      </div>
    </li>`;
  }
}
