import { html, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { list, t } from "../../../shared/i18n";
import { AskEvent } from "../../../phone/intent";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { cards, coin } from "../art/things";
import { ownViewOf, playing, viewOf } from "../view";
import { districtOf, say } from "../words";
import styles from "./bar.css?inline";
import { deedOf, offerFor, offersTo, type Purpose } from "./deeds";
import { abilityName, mayDo } from "./now";

/** Asks for what lies elsewhere: the targets of an ability, or the hand for another purpose. */
export class WishEvent extends CustomEvent<"aim" | Purpose> {
  constructor(wish: "aim" | Purpose) {
    super("wish", { detail: wish });
  }
}

interface Button {
  action: string;
  label: unknown;
  act: () => void;
  look?: "brass" | "rim";
  off?: boolean;
}

const CONFIRM = {
  draft_pick: "choose_character",
  keep_card: "keep_this",
  build: "build_this",
  lab_discard: "discard_this",
  discard_draw: "swap_these",
} as const;

/** Under the thumb: what I can do now. */
@customElement("citadels-bar")
export class Bar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property() purpose: Purpose = "read";
  @property({ attribute: false }) chosen: string[] = [];

  override render(): TemplateResult {
    if (playing(this.store) === null) return this.note(say(this.store, "watching"));
    if (offersTo(this.store).length === 0) return this.note(t("game.nothing_to_do"));
    if (this.offered("graveyard")) return this.row(this.rescue());
    switch (this.purpose) {
      case "draft_pick":
      case "keep_card":
        return html`${this.advice()} ${this.row([this.confirm(this.purpose)])}`;
      case "lab_discard":
      case "discard_draw":
        return html`${this.advice()} ${this.row([this.cancel(), this.confirm(this.purpose)])}`;
      default:
        return html`${this.row(this.extras(), "extras")}
        ${this.row(this.offered("take_gold") ? this.gathering() : this.building())}`;
    }
  }

  private offered(action: string): boolean {
    return offerFor(action, offersTo(this.store)) !== undefined;
  }

  private note(text: string): TemplateResult {
    return html`<p class="note">${text}</p>`;
  }

  private advice(): TemplateResult {
    const first = this.purpose === "draft_pick" ? "look_first_character" : "look_first";
    return this.note(say(this.store, this.deed === null ? first : "no_way_back"));
  }

  private row(buttons: Button[], more = ""): TemplateResult {
    return html`<div class="pair ${more}">
      ${buttons.map(
        ({ action, label, act, look, off }) =>
          html`<button
            class=${look ?? "brass"}
            data-action=${action}
            ?disabled=${off === true || this.store.now?.public.paused === true}
            @click=${act}
          >
            <span>${label}</span>
          </button>`,
      )}
    </div>`;
  }

  private rescue(): Button[] {
    const answer = (accept: boolean) => () => void this.store.act("graveyard", { accept });
    return [
      { action: "decline", label: say(this.store, "let_rest"), act: answer(false), look: "rim" },
      { action: "graveyard", label: say(this.store, "take_back"), act: answer(true) },
    ];
  }

  private gathering(): Button[] {
    return (["take_gold", "draw_cards"] as const)
      .filter((action) => this.offered(action))
      .map((action) => ({
        action,
        label: html`${action === "take_gold" ? coin() : cards()} ${this.named(action)}`,
        act: () => void this.store.act(action),
      }));
  }

  /** Whether anything in the hand can be built makes no difference to what is shown. */
  private building(): Button[] {
    const turn = viewOf(this.store)?.turn_so_far;
    const more = turn != null && turn.built < turn.builds;
    return [
      ...(more ? [this.confirm("build")] : []),
      {
        action: "end_turn",
        label: this.named("end_turn"),
        act: () => this.end(),
        look: more ? "rim" : "brass",
      },
    ];
  }

  /** What may be done besides, once: the ability, and what stands in the city. */
  private extras(): Button[] {
    const { store } = this;
    const extras: [string, string, () => void][] = [
      ["ability", abilityName(store), () => this.wish("aim")],
      ["discard_draw", say(store, "do_discard_draw"), () => this.wish("discard_draw")],
      ["lab_discard", districtOf(store, "laboratory").name, () => this.wish("lab_discard")],
      ["smithy_draw", districtOf(store, "smithy").name, () => this.forge()],
    ];
    return extras
      .filter(([action]) => this.offered(action))
      .map(([action, label, act]) => ({ action, label, act, look: "rim" }));
  }

  private cancel(): Button {
    return {
      action: "cancel",
      label: t("shell.cancel"),
      act: () => this.wish("build"),
      look: "rim",
    };
  }

  /** The label names no card: it can be read from across the table. */
  private confirm(purpose: keyof typeof CONFIRM): Button {
    const label = say(this.store, CONFIRM[purpose], { count: this.chosen.length });
    return { action: purpose, label, act: () => this.send(), off: this.deed === null };
  }

  private get deed(): ReturnType<typeof deedOf> {
    return deedOf(this.purpose, this.chosen, ownViewOf(this.store), offersTo(this.store));
  }

  private named(action: string): string {
    return this.store.names?.action(action) ?? "";
  }

  private wish(wish: "aim" | Purpose): void {
    this.dispatchEvent(new WishEvent(wish));
  }

  private send(): void {
    const { deed } = this;
    // What was chosen is done with: a second tap must not do the next thing with it.
    this.wish("build");
    if (deed !== null) void this.store.act(deed.type, deed.params);
  }

  private forge(): void {
    this.ask("smithy_draw", this.store.words?.actions.smithy_draw?.hint ?? "");
  }

  private end(): void {
    const more = offersTo(this.store).length > 1;
    if (!more) return void this.store.act("end_turn");
    this.ask(
      "end_turn",
      say(this.store, "ask_end", { deeds: list(mayDo(this.store).slice(0, -1)) }),
    );
  }

  private ask(action: string, question: string): void {
    const act = (): void => void this.store.act(action);
    this.dispatchEvent(new AskEvent(question, this.named(action), act));
  }
}
