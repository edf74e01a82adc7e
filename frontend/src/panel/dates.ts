import { currentLanguage } from "../shared/i18n";
import type { PanelHass } from "./hass";

/** Writes moments as Home Assistant's user has set them. */
export class Dates {
  constructor(private readonly hass: Pick<PanelHass, "locale" | "config">) {}

  /** Return "Saturday, 7 November 2026". */
  evening(at: number): string {
    return this.write(at, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  }

  /** Return "7 Nov 2026". */
  day(at: number): string {
    return this.write(at, { day: "numeric", month: "short", year: "numeric" });
  }

  /** Return "21:30". */
  time(at: number): string {
    return this.write(at, { hour: "numeric", minute: "2-digit", ...this.clock });
  }

  private get clock(): Intl.DateTimeFormatOptions {
    const format = this.hass.locale?.time_format;
    return format === "12" || format === "24" ? { hour12: format === "12" } : {};
  }

  private write(at: number, options: Intl.DateTimeFormatOptions): string {
    const { locale, config } = this.hass;
    const zone = locale?.time_zone === "server" ? { timeZone: config?.time_zone } : {};
    return new Intl.DateTimeFormat(languageTag(), { ...options, ...zone }).format(at * 1000);
  }
}

/** The pages' English is British. */
function languageTag(): string {
  const language = currentLanguage();
  return language === "en" ? "en-GB" : language;
}

/** Return how long something took, in minutes, at least one. */
export function minutes(from: number, to: number): number {
  return Math.max(1, Math.round((to - from) / 60));
}
