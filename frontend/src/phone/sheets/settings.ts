import { html, nothing, type TemplateResult, unsafeCSS } from "lit";
import { customElement } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import "../../shared/elements/choice";
import type { ChosenEvent } from "../../shared/elements/choice";
import { TableElement } from "../../shared/elements/element";
import "../../shared/elements/switch";
import { chooseLanguage, LANGUAGES, languageChoice, t } from "../../shared/i18n";
import { chooseTheme, isOn, type Switch, themeChoice, THEMES, turn } from "../../shared/settings";
import { turnSoundOn, vibrate } from "../../shared/sound/sound";
import controls from "../../shared/theme/controls.css?inline";
import styles from "./list.css?inline";

/** How this phone looks and sounds. */
@customElement("parlor-settings")
export class Settings extends TableElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(styles)];

  override render(): TemplateResult {
    const languages = (["auto", ...LANGUAGES] as const).map((value) => ({
      value,
      label: t(`settings.language_${value}`),
    }));
    const themes = THEMES.map((value) => ({ value, label: t(`settings.theme_${value}`) }));
    return html`<div class="gap">
      ${this.toggle("sound")} ${"vibrate" in navigator ? this.toggle("vibration") : nothing}
      ${this.store.me === null ? nothing : this.house()}
      <parlor-choice
        .legend=${t("settings.theme")}
        .choices=${themes}
        .chosen=${[themeChoice()]}
        @chosen=${this.themed}
      ></parlor-choice>
      <parlor-choice
        .legend=${t("settings.language")}
        .choices=${languages}
        .chosen=${[languageChoice()]}
        @chosen=${this.spoken}
      ></parlor-choice>
    </div>`;
  }

  private toggle(name: Switch): TemplateResult {
    const switched = (event: CustomEvent<boolean>): void => {
      turn(name, event.detail);
      if (name === "vibration") vibrate();
      else if (event.detail) void turnSoundOn();
    };
    return html`<parlor-switch
      .label=${t(`settings.${name}`)}
      ?on=${isOn(name)}
      @switched=${switched}
    ></parlor-switch>`;
  }

  private house(): TemplateResult {
    const allow = (event: CustomEvent<boolean>): void => {
      void this.store.send({ type: "allow_house", allow: event.detail });
    };
    return html`<parlor-switch
      .label=${t("settings.house")}
      .help=${t("settings.house_help")}
      .on=${live(this.store.now?.private.allows_house ?? false)}
      @switched=${allow}
    ></parlor-switch>`;
  }

  private themed(event: ChosenEvent): void {
    const theme = THEMES.find((one) => one === event.detail[0]);
    if (theme !== undefined) chooseTheme(theme);
  }

  private spoken(event: ChosenEvent): void {
    const choice = (["auto", ...LANGUAGES] as const).find((one) => one === event.detail[0]);
    if (choice !== undefined) void chooseLanguage(choice);
  }
}
