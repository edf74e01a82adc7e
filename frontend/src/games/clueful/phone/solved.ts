import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { nameOf } from "../../../shared/own-words";
import controls from "../../../shared/theme/controls.css?inline";
import { photo } from "../art/photo";
import art from "../art/photo.css?inline";
import { type LogEntry, mySheet, playing, viewOf } from "../view";
import { cardName, say } from "../words";
import { lastTurn } from "./now";
import styles from "./solved.css?inline";

/** What lay in the envelope, who accused whom, and how near I was. */
@customElement("clueful-solved")
export class Solved extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  override render(): TemplateResult | typeof nothing {
    const envelope = viewOf(this.store)?.envelope;
    if (envelope == null) return nothing;
    const last = lastTurn(this.store);
    return html`<h2 class="caps">${say(this.store, "envelope")}</h2>
      ${last?.deed === "accused" ? this.accused(last) : nothing}
      <ul>
        ${envelope.map((id) => html`<li>${photo(this.store, id)}</li>`)}
      </ul>
      ${playing(this.store) === null ? nothing : html`<p class="typed">${this.near()}</p>`}`;
  }

  private accused({ by, suspect, room, weapon }: LogEntry): TemplateResult {
    const cards = [suspect, room, weapon].map((id) => cardName(this.store, id ?? ""));
    return html`<p class="typed">
      ${say(this.store, "accused", { name: nameOf(this.store, by), cards: cards.join(", ") })}
    </p>`;
  }

  /** Return how many of the cards I had not excluded yet. */
  private near(): string {
    const open = mySheet(this.store).map(([, rows]) =>
      rows.filter((row) => !row.me && !row.jarvis),
    );
    const count = open.flat().length - open.length;
    return say(this.store, count === 0 ? "you_knew" : "you_were_near", { count });
  }
}
