import { type GameWords, loadMoreWords, loadWords } from "./games";
import { currentLanguage, type Language } from "./i18n";
import { notNow } from "./not-now";

/** The words of games: each game's are asked for by its id, and fetched when they are not there. */
export class Vocabulary {
  private readonly known = new Map<string, GameWords>();
  private readonly wanted = new Map<string, Language>();
  private readonly whole = new WeakSet<GameWords>();

  constructor(private readonly changed: () => void) {}

  /** Return a game's words; until they have come, nothing, or the language before. */
  of(game: string): GameWords | null {
    void this.fetch(game);
    return this.known.get(game) ?? null;
  }

  /** Take these for a game's words. */
  learn(game: string, words: GameWords): void {
    this.wanted.set(game, currentLanguage());
    this.known.set(game, words);
    this.changed();
  }

  /** Fetch the words of a game that few screens need, unless they are there. */
  async fetchMore(game: string): Promise<void> {
    const words = this.of(game);
    if (words === null || this.whole.has(words)) return;
    this.whole.add(words);
    const more = await loadMoreWords(game).catch(notNow);
    if (more === null) this.whole.delete(words);
    if (more === null || this.known.get(game) !== words) return;
    const whole = { ...words, ...more };
    this.whole.add(whole);
    this.known.set(game, whole);
    this.changed();
  }

  private async fetch(game: string): Promise<void> {
    const language = currentLanguage();
    if (game === "" || this.wanted.get(game) === language) return;
    this.wanted.set(game, language);
    const words = await loadWords(game).catch(notNow);
    // The person may have chosen another language since.
    if (currentLanguage() !== language) return;
    if (words === null) this.wanted.delete(game);
    else this.learn(game, words);
  }
}
