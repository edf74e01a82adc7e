import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/person";
import { t } from "../../shared/i18n";
import type { SeatInfo } from "../../shared/protocol";
import { stillHere } from "../../shared/seats";
import controls from "../../shared/theme/controls.css?inline";
import { AskEvent, OpenEvent } from "../intent";
import { entry } from "./entry";
import styles from "./list.css?inline";

/** What can be done for one seat: its own things, and what a host may do. */
@customElement("parlor-seat-tools")
export class SeatTools extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  @property() seat = "";
  @state() private renaming = false;
  @query("input") private readonly input!: HTMLInputElement;

  override render(): TemplateResult | typeof nothing {
    const seats = stillHere(this.store.now?.public.seats ?? []);
    const seat = seats.find((one) => one.id === this.seat);
    if (seat === undefined) return nothing;
    if (this.renaming) return this.renameForm(seat);
    const mine = seat.id === this.store.me?.id;
    const host = this.store.powers;
    return html`<div class="who">
        <parlor-person .seat=${seat}></parlor-person>
        <p class="soft">${this.described(seat)}</p>
      </div>
      ${mine ? entry("face", t("menu.dress"), () => this.dispatchEvent(new OpenEvent("dress"))) : nothing}
      ${mine || host ? entry("pencil", t("tools.rename"), () => this.startRenaming()) : nothing}
      ${host ? this.hostTools(seat, seats, mine) : nothing}`;
  }

  private described(seat: SeatInfo): string {
    if (seat.kind === "bot") return t("tools.is_bot");
    if (seat.bot) return t("tools.bot_plays");
    return t(seat.present ? "tools.is_here" : "tools.is_away");
  }

  private hostTools(seat: SeatInfo, seats: SeatInfo[], mine: boolean): TemplateResult {
    const at = seats.indexOf(seat);
    const lobby = this.store.now?.public.stage === "lobby";
    const human = seat.kind !== "bot";
    return html`${lobby && at > 0 ? entry("left", t("tools.earlier"), () => this.move(at - 1)) : nothing}
    ${
      lobby && at < seats.length - 1
        ? entry("right", t("tools.later"), () => this.move(at + 1))
        : nothing
    }
    ${human && !mine ? entry("hand", t("tools.hand_over"), () => this.handOver(seat)) : nothing}
    ${human && !lobby ? this.substitute(seat) : nothing}
    ${mine ? nothing : entry("remove", t("tools.remove"), () => this.takeAway(seat), true)}`;
  }

  private substitute(seat: SeatInfo): TemplateResult {
    const label = t(seat.bot ? "tools.give_back" : "tools.bot_takes_over");
    return entry("bot", label, () => {
      void this.store.send({ type: "substitute", seat: seat.id, bot: !seat.bot });
    });
  }

  private renameForm(seat: SeatInfo): TemplateResult {
    return html`<form @submit=${this.rename}>
      <label for="name">${t("tools.new_name")}</label>
      <input id="name" class="field" maxlength="20" required .value=${seat.name} />
      <button class="brass wide">${t("shell.save")}</button>
    </form>`;
  }

  private startRenaming(): void {
    this.renaming = true;
    void this.updateComplete.then(() => this.input.focus());
  }

  private async rename(event: Event): Promise<void> {
    event.preventDefault();
    const name = this.input.value.trim();
    if (name === "") return;
    const done = await this.store.send({ type: "rename", seat: this.seat, name });
    if (done !== null) this.renaming = false;
  }

  private move(position: number): void {
    void this.store.send({ type: "move", seat: this.seat, position });
  }

  private handOver({ id, name }: SeatInfo): void {
    const then = (): void => void this.store.send({ type: "hand_over", seat: id });
    this.dispatchEvent(
      new AskEvent(t("tools.ask_hand_over", { name }), t("tools.hand_over"), then),
    );
  }

  private takeAway({ id, name, kind }: SeatInfo): void {
    const then = (): void => void this.store.send({ type: "remove", seat: id });
    const question = t(kind === "bot" ? "tools.ask_remove_bot" : "tools.ask_remove", { name });
    this.dispatchEvent(new AskEvent(question, t("tools.remove"), then));
  }
}
