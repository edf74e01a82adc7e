import { type GameWords, loadWords } from "../shared/games";
import { currentLanguage, type Language } from "../shared/i18n";
import { notNow } from "../shared/not-now";

type TellingWords = Pick<GameWords, "actions" | "awards" | "events" | "reasons">;

/** What a replay is told with; a card does without. */
const telling = import.meta.glob<TellingWords>(
  "../../../custom_components/parlor/games/*/text/*.json",
  { query: "?telling", import: "default" },
);

/** The words of games for people who look back, fetched when they are asked for. */
export class Words {
  private readonly known = new Map<string, GameWords>();
  private readonly wanted = new Map<string, Language>();

  constructor(private readonly changed: () => void) {}

  /** Return a game's words; until they have come, nothing, or the language before. */
  of(game: string): GameWords | null {
    void this.fetch(game);
    return this.known.get(game) ?? null;
  }

  private async fetch(game: string): Promise<void> {
    const language = currentLanguage();
    if (game === "" || this.wanted.get(game) === language) return;
    this.wanted.set(game, language);
    const folder = `../../../custom_components/parlor/games/${game}/text`;
    const more = telling[`${folder}/${language}.json`] ?? telling[`${folder}/en.json`];
    const words = await Promise.all([loadWords(game), more?.()]).catch(notNow);
    if (currentLanguage() !== language) return;
    if (words === null) this.wanted.delete(game);
    else this.known.set(game, { ...words[0], ...words[1] });
    this.changed();
  }
}
