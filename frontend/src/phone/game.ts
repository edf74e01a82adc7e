import { nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement, state } from "lit/decorators.js";
import { TableElement } from "../shared/elements/element";
import { notNow } from "../shared/not-now";
import { ownScreen, OwnScreens, type Screen } from "../shared/own-screens";
import controls from "../shared/theme/controls.css?inline";
import styles from "./game.css?inline";

const screens = import.meta.glob<Screen>("../games/*/phone.ts", { import: "default" });

/** Return whether a game brings its own screen, which then draws everything itself. */
export function hasOwnScreen(game: string): boolean {
  return ownScreen(screens, "phone", game) !== undefined;
}

/** A running game: by its own screen, or by the generic one; a phone loads only what it shows. */
@customElement("parlor-game")
export class Game extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  private readonly own = new OwnScreens(this, screens, "phone");
  @state() private generic: Screen | null = null;

  override render(): TemplateResult | typeof nothing {
    if (this.store.now === null) return nothing;
    return this.own.draw(this.store) ?? this.drawn();
  }

  private drawn(): TemplateResult | typeof nothing {
    if (this.generic !== null) return this.generic(this.store);
    import("./generic").then((screen) => (this.generic = screen.default), notNow);
    return nothing;
  }
}
