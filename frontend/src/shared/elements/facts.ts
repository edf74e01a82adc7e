import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameWords } from "../games";
import { inWords } from "../i18n";
import { isWords, type Names } from "../names";
import type { Json } from "../protocol";
import controls from "../theme/controls.css?inline";
import { SpeakingElement } from "./element";
import "./seat";
import styles from "./facts.css?inline";

type JsonObject = Record<string, Json>;

/**
 * Draws what a view holds without knowing the game.
 *
 * Where a game names its `fields`, only those are shown, in that order.
 */
@customElement("parlor-facts")
export class Facts extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) view: JsonObject = {};
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) words: GameWords | null = null;
  @property({ attribute: false }) without: readonly string[] = [];

  override render(): TemplateResult {
    return this.rows(this.view, "whole");
  }

  private rows(view: JsonObject, kind = ""): TemplateResult {
    const rows = this.keys(view).filter((key) => !isEmpty(view[key]));
    return html`<dl class=${kind}>${rows.map((key) => this.row(key, view[key] as Json))}</dl>`;
  }

  private keys(view: JsonObject): string[] {
    const fields = this.words?.fields;
    const named = fields === undefined ? Object.keys(view) : Object.keys(fields);
    return named.filter((key) => key in view && !this.without.includes(key));
  }

  private row(key: string, value: Json): TemplateResult {
    return html`<div class="row ${isTall(value) ? "tall" : ""}" data-field=${key}>
      <dt>${this.names.field(key)}</dt>
      <dd>${this.value(value, key)}</dd>
    </div>`;
  }

  private value(value: Json, key: string): unknown {
    const seat = this.names.seat(value);
    if (seat !== undefined) return html`<parlor-seat .seat=${seat}></parlor-seat>`;
    if (Array.isArray(value)) return this.items(value, key);
    if (typeof value === "object" && value !== null && !isWords(value))
      return this.object(value, key);
    return this.names.say(value, key);
  }

  private items(values: Json[], key: string): TemplateResult {
    const short = values.every((value) => this.names.seat(value) !== undefined || isThing(value));
    return html`<ul class=${short ? "flow" : ""}>
      ${values.map((value) => html`<li>${this.value(value, key)}</li>`)}
    </ul>`;
  }

  private object(value: JsonObject, key: string): unknown {
    if (isThing(value)) return this.thing(value);
    const bySeat = Object.keys(value).every((id) => this.names.seat(id) !== undefined);
    if (!bySeat) return isFlat(value) ? this.inline(value) : this.rows(value);
    return html`<ul class="flow">
      ${Object.entries(value)
        .filter(([, one]) => !isEmpty(one))
        .map(([id, one]) => html`<li>${this.value(id, key)} ${this.value(one, key)}</li>`)}
    </ul>`;
  }

  /** Draws "Anna · votes for Ben" in one line; the first seat needs no label. */
  private inline(value: JsonObject): TemplateResult {
    const keys = this.keys(value).filter((key) => !isEmpty(value[key]));
    return html`<span class="inline">
      ${keys.map((key, index) => {
        const bare = index === 0 && this.names.seat(value[key]) !== undefined;
        return html`<span
          >${bare ? nothing : html`<small>${this.names.field(key)}</small>`}
          ${this.value(value[key] as Json, key)}</span
        >`;
      })}
    </span>`;
  }

  private thing(value: JsonObject): TemplateResult {
    const texts = Object.entries(value).filter(([key]) => key !== "id" && key !== "name");
    const more = texts.filter(([, text]) => isWords(text));
    return html`${this.names.say(value)}
    ${more.map(([, text]) => html`<div class="more">${isWords(text) ? inWords(text) : ""}</div>`)}`;
  }
}

function isThing(value: Json): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    value.id !== undefined &&
    isWords(value.name)
  );
}

function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== "object") return false;
  return Object.values(value).every((part) => isEmpty(part));
}

/** Whether everything in it fits on one line. */
function isFlat(value: JsonObject): boolean {
  return Object.values(value).every((part) => typeof part !== "object" || part === null);
}

function isTall(value: Json): boolean {
  if (typeof value !== "object" || value === null || isWords(value)) return false;
  return Array.isArray(value) ? value.length > 2 : !isThing(value) && Object.keys(value).length > 2;
}
