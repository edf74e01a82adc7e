import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { icon } from "../../shared/art/icons";
import "../../shared/elements/choice";
import type { ChosenEvent } from "../../shared/elements/choice";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/switch";
import { humanise } from "../../shared/games";
import { inWords, number, t } from "../../shared/i18n";
import type { ContentName, GameOption, Json, Value } from "../../shared/protocol";
import controls from "../../shared/theme/controls.css?inline";
import fold from "../../shared/theme/fold.css?inline";
import styles from "./options.css?inline";

/** The options of the chosen game; those without host powers may look. */
@customElement("parlor-options")
export class Options extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(fold), unsafeCSS(styles)];

  /** What was asked for and is not answered yet: the next quick tap goes on from there. */
  @state() private wanted: Record<string, Value> = {};
  /** The limit that a typed number went beyond, in words, and of which option. */
  @state() private limit: { key: string; text: string } | null = null;

  override render(): TemplateResult {
    const options = this.store.game?.options.filter((option) => !option.each) ?? [];
    return html`${this.store.powers ? nothing : html`<p class="soft">${t("options.host_only")}</p>`}
      <fieldset class="options" ?disabled=${!this.store.powers}>
        <legend class="unseen">${t("lobby.options")}</legend>
        ${options.filter(({ advanced }) => !advanced).map((option) => this.option(option))}
        ${this.advanced(options.filter(({ advanced }) => advanced))}
      </fieldset>`;
  }

  /** The fine points lie folded: most people never want them. */
  private advanced(options: GameOption[]): TemplateResult | typeof nothing {
    if (options.length === 0) return nothing;
    return html`<details>
      <summary>${icon("gear")}<span>${t("options.advanced")}</span>${icon("down")}</summary>
      <div class="options">${options.map((option) => this.option(option))}</div>
    </details>`;
  }

  private option(option: GameOption): TemplateResult {
    const { key } = option;
    const value = this.wanted[key] ?? this.store.now?.public.options[key] ?? option.default;
    switch (option.kind) {
      case "number":
        return this.numeric(option, Number(value));
      case "boolean":
        return this.boolean(option, value === true);
      case "choice":
        return this.oneOf(option, value);
      case "content":
        return this.content(option, value);
    }
  }

  private name({ key }: GameOption): string {
    return this.store.words?.options?.[key]?.name ?? humanise(key);
  }

  private help({ key }: GameOption): TemplateResult | typeof nothing {
    const help = this.store.words?.options?.[key]?.help;
    return help === undefined ? nothing : html`<p class="help">${help}</p>`;
  }

  private numeric(option: GameOption, value: number): TemplateResult {
    const { min, max, key } = option;
    const name = this.name(option);
    const label = html`<div>
      <p class="label">${name}</p>
      ${this.help(option)}
    </div>`;
    if (!this.store.powers)
      return html`<div class="option">${label}<b class="value">${number(value)}</b></div>`;
    const step = (by: number): void => this.set(key, value + by);
    return html`<div class="option" data-option=${key}>
      ${label}
      <div class="stepper">
        <button
          class="rim"
          aria-label=${t("options.less", { option: name })}
          ?disabled=${min !== null && value <= min}
          @click=${() => step(-1)}
        >
          ${icon("minus")}
        </button>
        <input
          type="number"
          inputmode="numeric"
          aria-label=${name}
          min=${min ?? nothing}
          max=${max ?? nothing}
          .value=${live(String(value))}
          @change=${(event: Event) => this.typed(option, event)}
        />
        <button
          class="rim"
          aria-label=${t("options.more", { option: name })}
          ?disabled=${max !== null && value >= max}
          @click=${() => step(1)}
        >
          ${icon("plus")}
        </button>
      </div>
      <p class="limit" role="alert">${this.limit?.key === key ? this.limit.text : ""}</p>
    </div>`;
  }

  private boolean(option: GameOption, value: boolean): TemplateResult {
    return html`<parlor-switch
      data-option=${option.key}
      .label=${this.name(option)}
      .help=${this.store.words?.options?.[option.key]?.help ?? ""}
      ?on=${value}
      ?disabled=${!this.store.powers}
      @switched=${(event: CustomEvent<boolean>) => this.set(option.key, event.detail)}
    ></parlor-switch>`;
  }

  private oneOf(option: GameOption, value: Json): TemplateResult {
    const choices = option.choices.map((choice) => ({
      value: choice,
      label: this.store.names?.say(choice, option.key) ?? choice,
    }));
    return html`<div class="option whole" data-option=${option.key}>
      <parlor-choice
        .legend=${this.name(option)}
        .choices=${choices}
        .chosen=${[value]}
        @chosen=${(event: ChosenEvent) => this.set(option.key, event.detail[0])}
      ></parlor-choice>
      ${this.help(option)}
    </div>`;
  }

  private content(option: GameOption, value: Json): TemplateResult {
    const contents = this.store.now?.public.contents[option.key] ?? [];
    return html`<div
      class="option whole"
      data-option=${option.key}
      role="radiogroup"
      aria-label=${this.name(option)}
    >
      <p class="label">${this.name(option)}</p>
      ${this.help(option)}
      <div class="contents">
        ${contents.map((content) => this.contentChoice(option, content, content.id === value))}
      </div>
    </div>`;
  }

  private contentChoice(option: GameOption, content: ContentName, chosen: boolean): TemplateResult {
    return html`<label class="content ${chosen ? "chosen" : ""}">
      <input
        class="tap"
        type="radio"
        name=${option.key}
        .checked=${live(chosen)}
        @change=${() => this.set(option.key, content.id)}
      />
      ${chosen ? icon("check") : nothing}
      <span class="label">${inWords(content.name)}</span>
      <span class="help">${inWords(content.description)}</span>
    </label>`;
  }

  private typed({ key, min, max }: GameOption, event: Event): void {
    const wish = Math.round((event.target as HTMLInputElement).valueAsNumber);
    const value = Math.min(Math.max(wish, min ?? wish), max ?? wish);
    if (Number.isFinite(value)) this.set(key, value);
    if (max !== null && wish > max) this.limit = { key, text: t("options.at_most", { max }) };
    if (min !== null && wish < min) this.limit = { key, text: t("options.at_least", { min }) };
    this.requestUpdate();
  }

  private set(key: string, value: Value | undefined): void {
    this.limit = null;
    if (value !== undefined) void this.configure(key, value);
  }

  private async configure(key: string, value: Value): Promise<void> {
    this.wanted = { ...this.wanted, [key]: value };
    await this.store.send({ type: "configure", options: { [key]: value } });
    if (this.wanted[key] !== value) return;
    const rest = Object.entries(this.wanted).filter(([other]) => other !== key);
    this.wanted = Object.fromEntries(rest);
  }
}
