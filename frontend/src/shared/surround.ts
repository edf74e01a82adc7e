import type { Surroundings } from "./framing";
import { speakLike } from "./i18n";
import { lookLike } from "./settings";

/** Look and speak like the page around this one. */
export function surround({ language, dark }: Surroundings): void {
  lookLike(dark ? "dark" : "light");
  void speakLike(language);
}
