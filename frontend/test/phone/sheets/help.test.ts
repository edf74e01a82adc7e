import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Help } from "../../../src/phone/sheets/help";
import type { GameWords, LessonPage } from "../../../src/shared/games";
import { Store } from "../../../src/shared/store";
import citadels from "../../../../custom_components/parlor/games/citadels/text/en.json";
import { publicPart, speakEnglish, state, WORDS } from "../../fixtures";
import { find, findAll, mount, textOf } from "../../shared/elements/mount";

const RULES = [{ title: "The idea", text: "Guess." }];
const words = import.meta.glob<GameWords>(
  "../../../../custom_components/parlor/games/*/text/*.json",
  { eager: true, query: "?later", import: "default" },
);
const drawings = import.meta.glob<unknown[]>("../../../src/games/*/lesson.ts", {
  eager: true,
  import: "default",
});

let store: Store;
let help: Help;

beforeEach(() => {
  speakEnglish();
  store = new Store();
  store.state(state({ public: publicPart() }));
});
afterEach(() => help.remove());

async function learn(more: Partial<GameWords>): Promise<void> {
  store.vocabulary.learn("demo", { ...WORDS, ...more });
  help = await mount(new Help(), { store });
}

describe("how a game is played", () => {
  test("is told in pictures, and the rules lie folded below", async () => {
    const lesson: LessonPage[] = [
      { title: "Ask", text: "Ask aloud.", exchange: ["“What?”", "“Shoes?”"] },
    ];
    await learn({ lesson, help: RULES });
    expect(textOf(find(help, "parlor-lesson"))).toContain("“What?” “Shoes?”");
    expect(find<HTMLDetailsElement>(help, "details").open).toBe(false);
    expect(find(help, "details").textContent).toContain("Guess.");
  });

  test("is told in words alone by a game without pictures", async () => {
    await learn({ help: RULES });
    expect(findAll(help, "details, parlor-lesson")).toEqual([]);
    expect(textOf(help)).toContain("The idea Guess.");
  });

  test("holds what the game adds to its rules, such as its cast", async () => {
    store.state(state({ public: publicPart({ game: "citadels" }) }));
    store.vocabulary.learn("citadels", { ...citadels, help: RULES });
    help = await mount(new Help(), { store });
    await vi.waitFor(() => expect(findAll(help, "citadels-cast")).toHaveLength(1));
  });

  test.each(Object.keys(drawings))("is three short pictures with an exchange: %s", (file) => {
    const game = file.split("/").at(-2)!;
    expect(drawings[file]).toHaveLength(3);
    for (const language of ["en", "de"]) {
      const path = `../../../../custom_components/parlor/games/${game}/text/${language}.json`;
      const { lesson = [] } = words[path]!;
      expect(lesson).toHaveLength(3);
      expect(lesson.some(({ exchange = [] }) => exchange.length >= 3)).toBe(true);
      expect(lesson.filter(({ text }) => text.split(" ").length > 22)).toEqual([]);
    }
  });
});
