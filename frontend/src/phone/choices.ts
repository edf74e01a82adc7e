import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, queryAll } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import "../shared/elements/person";
import { humanise } from "../shared/games";
import { t } from "../shared/i18n";
import type { GameOption, SeatInfo } from "../shared/protocol";
import { stillHere } from "../shared/seats";
import controls from "../shared/theme/controls.css?inline";
import styles from "./choices.css?inline";

/** What every seat chooses for itself, such as a role: mine by a tap, with the faces of the others. */
@customElement("parlor-choices")
export class Choices extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  /** Whether one only looks: it is chosen elsewhere. */
  @property({ type: Boolean }) looking = false;
  @queryAll("input") private inputs!: NodeListOf<HTMLInputElement>;

  override render(): TemplateResult {
    const options = this.store.game?.options.filter((option) => option.each) ?? [];
    return html`${options.map((option) => this.option(option))}`;
  }

  /** What is marked is what the table says, whatever was tapped: a choice may be refused. */
  override updated(): void {
    for (const input of this.inputs) input.checked = input.matches("[data-mine]");
  }

  private get players(): SeatInfo[] {
    return stillHere(this.store.now?.public.seats ?? []).filter((seat) => !seat.watching);
  }

  private option(option: GameOption): TemplateResult {
    const { key } = option;
    const words = this.store.words?.options?.[key];
    const { me } = this.store;
    // Who has chosen nothing gets what is left, or what everyone has unless they say otherwise.
    const mine = me?.choices[key] ?? (option.unique ? "" : String(option.default));
    return html`<fieldset
      data-option=${key}
      ?disabled=${this.looking || me === null || me.watching}
    >
      <legend>${words?.name ?? humanise(key)}</legend>
      ${words?.help === undefined ? nothing : html`<p class="soft small">${words.help}</p>`}
      <div class="choices">
        ${option.choices.map((choice) => this.choice(option, choice, choice === mine))}
        ${option.unique ? this.whatever(key, mine === "") : nothing}
      </div>
    </fieldset>`;
  }

  private choice({ key, unique }: GameOption, choice: string, chosen: boolean): TemplateResult {
    const takers = this.players.filter((seat) => seat.choices[key] === choice);
    const taken = unique && !chosen && takers.length > 0;
    return html`<label class="choice ${chosen ? "chosen" : taken ? "taken" : ""}">
      <input
        class="tap"
        type="radio"
        name=${key}
        data-choice=${choice}
        ?data-mine=${chosen}
        ?disabled=${taken}
        @change=${() => void this.choose(key, choice)}
      />
      <span>${this.store.names?.say(choice, key)}</span>
      ${takers.map((seat) => this.taker(seat))}
    </label>`;
  }

  private whatever(key: string, chosen: boolean): TemplateResult {
    return html`<label class="choice ${chosen ? "chosen" : ""}">
      <input
        class="tap"
        type="radio"
        name=${key}
        data-choice=""
        ?data-mine=${chosen}
        @change=${() => void this.choose(key)}
      />
      <span>${t("choices.whatever")}</span>
    </label>`;
  }

  private taker(seat: SeatInfo): TemplateResult {
    return html`<parlor-person .seat=${seat}></parlor-person>
      <span class="unseen">${seat.name}</span>`;
  }

  private async choose(option: string, value?: string): Promise<void> {
    await this.store.send(
      value === undefined ? { type: "choose", option } : { type: "choose", option, value },
    );
    this.requestUpdate();
  }
}
