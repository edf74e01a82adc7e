import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import { inWords, signed } from "../../shared/i18n";
import { type Marks, marksOf } from "../../shared/marks";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./card.css?inline";
import type { Decision } from "./draft";
import "./suspects";
import { ownViewOf } from "./view";
import { placeOf, say } from "./words";

/** Lists are filled up to a multiple of this, so that their lengths look alike. */
const ROWS = 10;
const CROSSED = "crossed";

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
 * Whoever holds it, every block has the same place and size, however long its text is. While
 * people talk it is also the notebook: rows are crossed out, and faces marked.
 */
@customElement("spyster-card")
export class CardFace extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** In a vote there is something to decide, for everyone. */
  @property({ type: Boolean, reflect: true }) tall = false;
  @property({ attribute: false }) chosen: string | null = null;
  /** Whether what is chosen can be sent. */
  @property({ attribute: false }) sends = false;
  @property({ attribute: false }) locked: Decision["type"] | null = null;

  override render(): TemplateResult {
    const face = this.face();
    return html`<div class="card">
      <p class="over" data-block="over">${face.over}</p>
      <h3 class="title" data-block="title">${face.title}</h3>
      ${this.tall ? nothing : html`<p class="text" data-block="text">${face.text}</p>`}
      <p class="over role-over" data-block="role-over">${face.roleOver}</p>
      <p class="role" data-block="role">${face.role}</p>
      ${this.tall ? this.odds() : html`<p class="hint" data-block="hint">${face.hint}</p>`}
      <p class="over" id="list" data-block="list-over">${face.listOver}</p>
      ${this.guesses ? this.choices(face.rows) : this.list(face.rows)}
      ${
        this.tall
          ? this.deed()
          : html`<spyster-suspects data-block="faces" .store=${this.store}></spyster-suspects>`
      }
    </div>`;
  }

  private get marks(): Marks {
    return marksOf(this.store);
  }

  /** Only a spy in a vote was told a list to guess from. */
  private get guesses(): boolean {
    return this.tall && ownViewOf(this.store).location_list !== undefined;
  }

  private isCrossed({ id, seen }: Row): boolean {
    return seen === true || this.marks.on(id) !== null;
  }

  private list(rows: Row[]): TemplateResult {
    return html`<div class="list" data-block="list" role="group" aria-labelledby="list">
      ${rows.map((row) => this.row(row))} ${blanks(rows)}
    </div>`;
  }

  private row(row: Row): TemplateResult {
    const { id, label, seen } = row;
    const cross = (): void => {
      this.marks.turn(id, [CROSSED]);
      this.requestUpdate();
    };
    return html`<button
      class="row"
      aria-pressed=${this.isCrossed(row)}
      aria-label=${seen === true ? say(this.store, "seen", { place: label }) : label}
      ?disabled=${seen}
      @click=${cross}
    >
      ${this.written(row)}
    </button>`;
  }

  private written(row: Row): TemplateResult {
    return this.isCrossed(row) ? html`<s>${row.label}</s>` : html`<span>${row.label}</span>`;
  }

  private choices(rows: Row[]): TemplateResult {
    return html`<div class="list" data-block="list" role="radiogroup" aria-labelledby="list">
      ${rows.map((row) => this.choice(row))} ${blanks(rows)}
    </div>`;
  }

  private choice(row: Row): TemplateResult {
    const chosen = this.chosen === row.id;
    return html`<label class="row ${chosen ? "chosen" : ""}">
      <input
        class="tap"
        type="radio"
        name="location"
        .value=${row.id}
        .checked=${chosen}
        ?disabled=${this.locked !== null}
        @change=${() => this.dispatchEvent(new PickEvent(row.id))}
      />
      ${this.written(row)}
    </label>`;
  }

  /** What the bets pay whoever holds this card. */
  private odds(): TemplateResult {
    return html`<ul class="odds" data-block="odds" aria-label=${say(this.store, "odds")}>
      ${(ownViewOf(this.store).odds ?? []).map(
        ({ id, win, lose }) =>
          html`<li>
            <b>${id === 3 ? say(this.store, "all_in") : id}</b>
            <span>${signed(win)} / ${signed(-lose)}</span>
          </li>`,
      )}
    </ul>`;
  }

  /** The spy sends a guess; everyone else has seen enough. */
  private deed(): TemplateResult {
    if (!this.guesses) {
      const done = (): boolean => this.dispatchEvent(new CustomEvent("done"));
      return html`<button class="deed" data-block="deed" @click=${done}>
        ${say(this.store, "back_to_vote")}
      </button>`;
    }
    const label = { spy_guess: "guess_locked", vote: "guess_over" } as const;
    return html`<button
      class="deed"
      data-block="deed"
      data-action="spy_guess"
      ?disabled=${!this.sends || this.locked !== null}
      @click=${() => this.dispatchEvent(new CustomEvent("guess"))}
    >
      ${say(this.store, this.locked === null ? "confirm_guess" : label[this.locked])}
    </button>`;
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
      hint: say(this.store, "spy_hint"),
      rows: (card?.locations ?? []).map((place) => ({ ...place, label: placeOf(place) })),
    };
    if (this.guesses) return { ...shared, ...this.guessing() };
    return {
      ...shared,
      roleOver: say(this.store, "your_task"),
      role: say(this.store, "spy_task"),
      listOver: say(this.store, "places"),
    };
  }

  private guessing(): Pick<Face, "roleOver" | "role" | "listOver"> {
    const options = this.store.now?.public.options ?? {};
    const win = signed(Number(options.guess_right ?? 0));
    const lose = signed(-Number(options.guess_wrong ?? 0));
    return {
      roleOver: say(this.store, "your_guess"),
      role: say(this.store, "guess_stakes", { win, lose }),
      listOver: say(this.store, "where"),
    };
  }
}

/** Return as many empty rows as fill the list up. */
function blanks(rows: Row[]): TemplateResult[] {
  const empty = html`<div class="row" aria-hidden="true"><span></span></div>`;
  return Array.from({ length: (ROWS - (rows.length % ROWS)) % ROWS }, () => empty);
}
