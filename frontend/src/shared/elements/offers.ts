import { html, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../art/icons";
import type { GameWords } from "../games";
import { list, t } from "../i18n";
import type { Names } from "../names";
import type { Json, Offered, OfferedParam } from "../protocol";
import controls from "../theme/controls.css?inline";
import type { ChosenEvent } from "./choice";
import "./choice";
import { type Draft, fixed, isComplete, keyOf, open, paramsOf, still } from "./draft";
import { SpeakingElement } from "./element";
import styles from "./offers.css?inline";

const ARMED_MS = 4000;

/** Tells that a seat wants to take an action. */
export class ActEvent extends CustomEvent<{ type: string; params: Record<string, Json> }> {
  constructor(type: string, params: Record<string, Json>) {
    super("act", { detail: { type, params }, bubbles: true, composed: true });
  }
}

/** Draws any offer of any game, so that each can be played without screens of its own. */
@customElement("parlor-offers")
export class Offers extends SpeakingElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property({ attribute: false }) offers: Offered[] = [];
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) words: GameWords | null = null;
  @property({ type: Boolean }) disabled = false;

  @state() private drafts: Record<string, Draft> = {};
  @state() private unfolded = "";
  @state() private picked: Record<string, string> = {};
  @state() private armed = "";
  private disarm: ReturnType<typeof setTimeout> | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("offers")) return;
    const kept = this.offers.map((offer): [string, Draft] => {
      const key = keyOf(offer);
      return [key, still(offer, this.drafts[key] ?? {})];
    });
    this.drafts = Object.fromEntries(kept);
  }

  override render(): TemplateResult {
    const types = [...new Set(this.offers.map((offer) => offer.type))];
    return html`${repeat(
      types,
      (type) => type,
      (type) => this.group(type, types.length === 1),
    )}`;
  }

  private group(type: string, alone: boolean): TemplateResult {
    const variants = this.offers.filter((offer) => offer.type === type);
    const [only] = variants;
    if (only !== undefined && variants.length === 1 && open(only).length === 0) {
      return this.plain(only);
    }
    const unfolded = alone || this.unfolded === type;
    return html`<section class="offer" data-offer=${type}>
      ${alone ? html`<h3>${this.names.action(type)}</h3>` : this.fold(type, unfolded)}
      ${unfolded ? html`<div class="panel">${this.panel(type, variants)}</div>` : nothing}
    </section>`;
  }

  private fold(type: string, unfolded: boolean): TemplateResult {
    const toggle = (): void => {
      this.unfolded = unfolded ? "" : type;
    };
    return html`<button class="rim fold" aria-expanded=${unfolded} @click=${toggle}>
      <span>${this.names.action(type)}</span>${icon("down")}
    </button>`;
  }

  /** An action without choices: the second tap takes it, for it may not be taken back. */
  private plain(offer: Offered): TemplateResult {
    const words = this.words?.actions[offer.type];
    const key = keyOf(offer);
    const armed = this.armed === key;
    const atOnce = offer.repeatable || words?.confirm === false;
    const label = this.summary(offer, {});
    return html`<section class="offer" data-offer=${offer.type}>
      ${words?.hint === undefined ? nothing : html`<p class="hint">${words.hint}</p>`}
      <button
        class="brass wide confirm ${armed ? "armed" : ""}"
        ?disabled=${this.disabled}
        @click=${() => (armed || atOnce ? this.take(offer, {}) : this.arm(key))}
      >
        ${this.names.action(offer.type)}
        ${label === "" ? nothing : html`<span class="chosen">${label}</span>`}
        ${armed ? html`<span class="chosen" role="alert">${t("offers.again")}</span>` : nothing}
      </button>
    </section>`;
  }

  private panel(type: string, variants: Offered[]): TemplateResult {
    const picked = variants.find((offer) => keyOf(offer) === this.picked[type]);
    const offer = variants.length === 1 ? variants[0] : picked;
    const hint = this.words?.actions[type]?.hint;
    return html`${hint === undefined ? nothing : html`<p class="hint">${hint}</p>`}
    ${variants.length > 1 ? this.variantChoice(type, variants) : nothing}
    ${offer === undefined ? nothing : this.choices(offer)}`;
  }

  private variantChoice(type: string, variants: Offered[]): TemplateResult {
    const first = variants[0] === undefined ? [] : fixed(variants[0]);
    const seatOf = (offer: Offered): unknown =>
      fixed(offer).length === 1 ? this.names.seat(fixed(offer)[0]?.[1]) : undefined;
    return html`<parlor-choice
      .legend=${list(first.map(([name]) => this.names.param(type, name)))}
      .choices=${variants.map((offer) => ({
        value: keyOf(offer),
        label: this.summary(offer, {}) || this.names.action(type),
        seat: seatOf(offer),
      }))}
      .chosen=${[this.picked[type] ?? ""]}
      @chosen=${(event: ChosenEvent) => {
        this.picked = { ...this.picked, [type]: String(event.detail[0]) };
      }}
    ></parlor-choice>`;
  }

  private choices(offer: Offered): TemplateResult {
    const draft = this.drafts[keyOf(offer)] ?? {};
    const ready = isComplete(offer, draft) && !this.disabled;
    const summary = this.summary(offer, draft);
    return html`${open(offer).map(([name, param]) => this.choice(offer, name, param, draft))}
      <button
        class="brass wide confirm"
        ?disabled=${!ready}
        @click=${() => this.take(offer, draft)}
      >
        ${this.names.action(offer.type)}
        ${ready && summary !== "" ? html`<span class="chosen">${summary}</span>` : nothing}
      </button>`;
  }

  private choice(offer: Offered, name: string, param: OfferedParam, draft: Draft): TemplateResult {
    const choices = param.options.map((value) => ({
      value,
      label: this.names.option(value, name),
      seat: this.names.seat(value),
    }));
    return html`<parlor-choice
      data-param=${name}
      .legend=${this.names.param(offer.type, name)}
      .choices=${choices}
      .chosen=${draft[name] ?? []}
      .min=${param.min}
      .max=${param.max}
      @chosen=${(event: ChosenEvent) => this.choose(offer, name, event)}
    ></parlor-choice>`;
  }

  private choose(offer: Offered, name: string, event: ChosenEvent): void {
    const key = keyOf(offer);
    this.drafts = { ...this.drafts, [key]: { ...this.drafts[key], [name]: event.detail } };
  }

  private summary(offer: Offered, draft: Draft): string {
    const params = Object.entries(paramsOf(offer, draft));
    const said = params.filter(([, value]) => value !== null && JSON.stringify(value) !== "[]");
    return said.map(([name, value]) => this.names.option(value, name)).join(" · ");
  }

  private arm(key: string): void {
    this.armed = key;
    clearTimeout(this.disarm);
    this.disarm = setTimeout(() => {
      this.armed = "";
    }, ARMED_MS);
  }

  private take(offer: Offered, draft: Draft): void {
    this.armed = "";
    this.dispatchEvent(new ActEvent(offer.type, paramsOf(offer, draft)));
  }
}
