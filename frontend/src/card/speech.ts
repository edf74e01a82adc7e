import { type Language, loadTableWords } from "../shared/i18n";

let wanted: Language | null = null;
let spoken: Language | null = null;

/** Speak Home Assistant's language from now on; all cards of a page do. */
export function speak(language: Language, said: () => void): void {
  if (wanted === language) return;
  wanted = language;
  void loadTableWords(language).then(
    () => {
      spoken = language;
      said();
    },
    () => {
      // The next look tries again.
      wanted = null;
    },
  );
}

/** Return whether there are words at all. */
export function canSpeak(): boolean {
  return spoken !== null;
}
