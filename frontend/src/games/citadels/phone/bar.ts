import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import { TableElement } from "../../../shared/elements/element";
import { list, t } from "../../../shared/i18n";
import { AskEvent } from "../../../phone/intent";
import controls from "../../../shared/theme/controls.css?inline";
import art from "../art/art.css?inline";
import { cards, coin } from "../art/things";
import { ownViewOf, playing, type ToolFacts, viewOf } from "../view";
import { districtOf, say } from "../words";
import styles from "./bar.css?inline";
import { offerFor, offersTo, type Purpose } from "./deeds";
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
}

/** Under the thumb: what I can do now; what needs a card is done behind the cover. */
@customElement("citadels-bar")
export class Bar extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(art), unsafeCSS(styles)];

  @property() purpose: Purpose = "read";

  override render(): TemplateResult | typeof nothing {
    if (playing(this.store) === null) return this.note(say(this.store, "watching"));
    if (offersTo(this.store).length === 0) return nothing;
    if (this.offered("graveyard")) return this.row(this.rescue());
    switch (this.purpose) {
      case "draft_pick":
      case "lay_aside":
        return this.note(say(this.store, "look_first_character"));
      case "keep_card":
        return this.note(say(this.store, "look_first"));
      case "lab_discard":
      case "discard_draw":
        return html`${this.note(say(this.store, "look_first"))} ${this.row([this.cancel()])}`;
      default:
        return html`${this.row(this.extras(), "extras")}
        ${this.row(this.offered("take_gold") ? this.gathering() : [this.ending()])}`;
    }
  }

  private offered(action: string): boolean {
    return offerFor(action, offersTo(this.store)) !== undefined;
  }

  private note(text: string): TemplateResult {
    return html`<p class="note">${text}</p>`;
  }

  /** Only what can be tapped stays under the thumb. */
  override updated(): void {
    this.toggleAttribute("sticky", this.renderRoot.querySelector("button") !== null);
  }

  private row(buttons: Button[], more = ""): TemplateResult {
    return html`<div class="pair ${more}">
      ${buttons.map(
        ({ action, label, act, look }) =>
          html`<button
            class=${look ?? "brass"}
            data-action=${action}
            ?disabled=${this.store.now?.public.paused === true}
            @click=${act}
          >
            <span>${label}</span>
          </button>`,
      )}
    </div>`;
  }

  private rescue(): Button[] {
    const answer = (accept: boolean) => () => void this.store.act("graveyard", { accept });
    const count = viewOf(this.store)?.destroyed?.price ?? 0;
    return [
      { action: "decline", label: say(this.store, "let_rest"), act: answer(false), look: "rim" },
      { action: "graveyard", label: say(this.store, "take_back", { count }), act: answer(true) },
    ];
  }

  private gathering(): Button[] {
    return (["take_gold", "draw_cards"] as const)
      .filter((action) => this.offered(action))
      .map((action) => ({
        action,
        label:
          action === "take_gold"
            ? html`${coin()} ${this.named(action)}`
            : html`${cards()} ${this.draw()}`,
        act: () => void this.store.act(action),
      }));
  }

  private draw(): string {
    const { draws: count = 0, keeps = 0 } = viewOf(this.store)?.turn_so_far ?? {};
    return keeps < count
      ? say(this.store, "do_draw_some", { count, keeps })
      : say(this.store, "do_draw_all", { count });
  }

  /** Whether anything in the hand can be built makes no difference to what is shown. */
  private ending(): Button {
    const turn = viewOf(this.store)?.turn_so_far;
    const more = turn != null && turn.built < turn.builds;
    return {
      action: "end_turn",
      label: this.named("end_turn"),
      act: () => this.end(),
      look: more ? "rim" : "brass",
    };
  }

  /** What may be done besides, once: income, the ability, and what stands in the city. */
  private extras(): Button[] {
    const { store } = this;
    const income = viewOf(store)?.turn_so_far?.income ?? 0;
    const extras: [string, string, () => void][] = [
      [
        "collect_income",
        say(store, "do_collect_income", { count: income }),
        () => void store.act("collect_income"),
      ],
      ["ability", abilityName(store), () => this.wish("aim")],
      ["discard_draw", say(store, "do_discard_draw"), () => this.wish("discard_draw")],
      ["lab_discard", this.toolName("lab_discard"), () => this.wish("lab_discard")],
      ["smithy_draw", this.toolName("smithy_draw"), () => void store.act("smithy_draw")],
    ];
    return extras
      .filter(([action]) => this.offered(action))
      .map(([action, label, act]) => ({ action, label, act, look: "rim" }));
  }

  /** What a district takes and gives stands on its button, so nothing has to be asked. */
  private toolName(action: string): string {
    const tool = ownViewOf(this.store).tools?.find((one) => one.action === action);
    return tool === undefined ? this.named(action) : this.trade(tool);
  }

  private trade({ district, takes_gold, takes_cards, gives_gold, gives_cards }: ToolFacts): string {
    const things = (gold: number, held: number): string =>
      gold > 0
        ? say(this.store, "gold", { count: gold })
        : say(this.store, "some_cards", { count: held });
    return say(this.store, "trade", {
      district: districtOf(this.store, district).name,
      takes: things(takes_gold, takes_cards),
      gives: things(gives_gold, gives_cards),
    });
  }

  private cancel(): Button {
    return {
      action: "cancel",
      label: t("shell.cancel"),
      act: () => this.wish("build"),
      look: "rim",
    };
  }

  private named(action: string): string {
    return this.store.names?.action(action) ?? "";
  }

  private wish(wish: "aim" | Purpose): void {
    this.dispatchEvent(new WishEvent(wish));
  }

  private end(): void {
    const act = (): void => void this.store.act("end_turn");
    if (offersTo(this.store).length === 1) return act();
    const question = say(this.store, "ask_end", { deeds: list(mayDo(this.store).slice(0, -1)) });
    this.dispatchEvent(new AskEvent(question, this.named("end_turn"), act));
  }
}
