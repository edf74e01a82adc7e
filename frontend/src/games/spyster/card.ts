import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import { inWords, signed } from "../../shared/i18n";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./card.css?inline";
import { ownViewOf } from "./view";
import { placeOf, say } from "./words";

/** Lists are filled up to a multiple of this, so that their lengths look alike. */
const ROWS = 10;

interface Row {
  id: string;
  label: string;
  seen?: boolean;
}

/** What a card says, block by block; the spy's and everyone else's have the same blocks. */
interface Face {
  over: string;
  title: string;
  text: string;
  roleOver: string;
  role: string;
  hint: string;
  listOver: string;
  rows: Row[];
}

/** Tells which location is chosen. */
export class PickEvent extends CustomEvent<string> {
  constructor(location: string) {
    super("pick", { detail: location, bubbles: true, composed: true });
  }
}

/**
 * The face of a card.
 *
 * Whoever holds it, every block has the same place and size, however long its text is.
 */
@customElement("spyster-card")
export class CardFace extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** In a vote the rows are as tall as a thumb, for everyone. */
  @property({ type: Boolean, reflect: true }) tall = false;
  @property({ attribute: false }) chosen: string | null = null;
  @property({ type: Boolean }) locked = false;

  override render(): TemplateResult {
    const face = this.face();
    return html`<div class="card">
      <p class="over" data-block="over">${face.over}</p>
      <h3 class="title" data-block="title">${face.title}</h3>
      <p class="text" data-block="text">${face.text}</p>
      <p class="over" data-block="role-over">${face.roleOver}</p>
      <p class="role" data-block="role">${face.role}</p>
      <p class="hint" data-block="hint">${face.hint}</p>
      <p class="over" id="list" data-block="list-over">${face.listOver}</p>
      ${this.guesses ? this.choices(face.rows) : this.list(face.rows)}
    </div>`;
  }

  /** Only a spy in a vote was told a list to guess from. */
  private get guesses(): boolean {
    return this.tall && ownViewOf(this.store).location_list !== undefined;
  }

  private list(rows: Row[]): TemplateResult {
    return html`<ul class="list" data-block="list" aria-labelledby="list" tabindex="0">
      ${rows.map(({ label, seen }) =>
        seen === true
          ? html`<li class="row" aria-label=${say(this.store, "seen", { place: label })}>
              <s>${label}</s>
            </li>`
          : html`<li class="row"><span>${label}</span></li>`,
      )}
      ${blanks(rows, html`<li class="row" aria-hidden="true"><span></span></li>`)}
    </ul>`;
  }

  private choices(rows: Row[]): TemplateResult {
    const stay = (event: Event): void => event.stopPropagation();
    const keys = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") event.stopPropagation();
    };
    return html`<div
      class="list"
      data-block="list"
      role="radiogroup"
      aria-labelledby="list"
      @click=${stay}
      @keydown=${keys}
    >
      ${rows.map((row) => this.choice(row))}
      ${blanks(rows, html`<div class="row" aria-hidden="true"><span></span></div>`)}
    </div>`;
  }

  private choice({ id, label, seen }: Row): TemplateResult {
    const chosen = this.chosen === id;
    return html`<label class="row ${chosen ? "chosen" : ""}">
      <input
        class="tap"
        type="radio"
        name="location"
        .value=${id}
        .checked=${chosen}
        ?disabled=${this.locked}
        @change=${() => this.dispatchEvent(new PickEvent(id))}
      />
      ${seen === true ? html`<s>${label}</s>` : html`<span>${label}</span>`}
    </label>`;
  }

  private face(): Face {
    return ownViewOf(this.store).is_spy === true ? this.spy() : this.insider();
  }

  private insider(): Face {
    const card = ownViewOf(this.store).card;
    return {
      over: say(this.store, "you_are_here"),
      title: placeOf(card?.location ?? null),
      text: inWords(card?.flavor ?? ""),
      roleOver: say(this.store, "your_role"),
      role: placeOf(card?.role ?? null),
      hint: inWords(card?.role?.hint ?? ""),
      listOver: say(this.store, "others_here"),
      rows: (card?.other_roles ?? []).map((role) => ({ id: role.id, label: placeOf(role) })),
    };
  }

  private spy(): Face {
    const { card } = ownViewOf(this.store);
    const shared = {
      over: say(this.store, "you_are"),
      title: say(this.store, "the_spy"),
      text: say(this.store, "spy_text"),
      rows: (card?.locations ?? []).map((place) => ({ ...place, label: placeOf(place) })),
    };
    if (this.guesses) return { ...shared, ...this.guessing() };
    return {
      ...shared,
      roleOver: say(this.store, "your_task"),
      role: say(this.store, "spy_task"),
      hint: say(this.store, "spy_hint"),
      listOver: say(this.store, "places"),
    };
  }

  private guessing(): Pick<Face, "roleOver" | "role" | "hint" | "listOver"> {
    const options = this.store.now?.public.options ?? {};
    const win = signed(Number(options.guess_right ?? 0));
    const lose = signed(-Number(options.guess_wrong ?? 0));
    return {
      roleOver: say(this.store, "your_guess"),
      role: say(this.store, "guess_stakes", { win, lose }),
      hint: say(this.store, this.locked ? "guess_over" : "guess_hint"),
      listOver: say(this.store, "where"),
    };
  }
}

/** Return as many of the empty rows as fill the list up. */
function blanks(rows: Row[], empty: TemplateResult): TemplateResult[] {
  return Array.from({ length: (ROWS - (rows.length % ROWS)) % ROWS }, () => empty);
}
