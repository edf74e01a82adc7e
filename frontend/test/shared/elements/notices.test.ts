import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Notices } from "../../../src/shared/elements/notices";
import { loadWords } from "../../../src/shared/games";
import {
  currentLanguage,
  type Language,
  LANGUAGES,
  loadLanguage,
  type Text,
} from "../../../src/shared/i18n";
import { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import de from "../../../src/text/de.json";
import en from "../../../src/text/en.json";
import { FakeSocket } from "../../fake-socket";
import { publicPart, state, welcome } from "../../fixtures";
import { find, mount, settle, textOf } from "./mount";

// What the words leave open; the server's tests see to it that a refusal says all of it.
const DETAILS = {
  option: "nonsense",
  min: 4,
  max: 9,
  count: 3,
  seconds: 8,
  host: "parlour.example",
};
const SHELL: Record<string, Record<string, Text>> = { en: en.refusals, de: de.refusals };
const games = Object.entries(
  import.meta.glob<Record<string, Text>>(
    "../../../../custom_components/parlor/games/*/text/*.json",
    { eager: true, import: "refusals" },
  ),
).map(([path, own]) => {
  const [, game, language] = /games\/(\w+)\/text\/(\w+)\.json$/.exec(path)!;
  return { game: game!, language: language as Language, own };
});
const refusals = games.flatMap(({ game, language, own }) =>
  Object.entries({ ...SHELL[language], ...own }).map(([code, text]) => ({
    game,
    language,
    code,
    words: spoken(text),
  })),
);

let notices: Notices;
let socket: TableSocket;

/** Return a text as it is to be read, with its blanks filled in. */
function spoken(text: Text): string {
  const sentence = typeof text === "string" ? text : text.other;
  return Object.entries(DETAILS).reduce(
    (filled, [name, value]) => filled.split(`{${name}}`).join(String(value)),
    sentence,
  );
}

/** Sit at a table with a game in this language. */
async function sit(game: string, language: Language): Promise<Store> {
  await loadLanguage(language);
  const store = new Store();
  socket = new TableSocket(() => new WebSocket("ws://house/socket"), "b1", store);
  store.connect(socket);
  store.enter({ type: "resume", token: "secret" });
  FakeSocket.last.greet();
  FakeSocket.last.say(welcome({ id: FakeSocket.last.lastSent("resume").id }));
  FakeSocket.last.say(state({ public: publicPart({ game, stage: "playing" }) }));
  store.vocabulary.learn(game, await loadWords(game));
  notices = await mount(new Notices(), { store });
  return store;
}

test("every game says why it refuses in every language", () => {
  const said = (wanted: string) =>
    games.filter(({ language }) => language === wanted).map(({ game }) => game);
  expect(said("en")).toContain("spyster");
  expect(LANGUAGES.map(said)).toEqual(LANGUAGES.map(() => said("en")));
});

describe("a refusal is shown in words", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.forget();
  });

  afterEach(() => {
    notices.remove();
    socket.close();
    vi.unstubAllGlobals();
  });

  test.each(refusals)("$code in $game, $language", async ({ game, language, code, words }) => {
    const store = await sit(game, language);
    const answered = store.act("vote");
    FakeSocket.last.say({
      type: "error",
      id: FakeSocket.last.lastSent("vote").id,
      code,
      details: DETAILS,
    });
    expect(await answered).toBeNull();
    await settle(notices);
    expect(currentLanguage()).toBe(language);
    expect(textOf(find(notices, "[role=alert]"))).toBe(words);
    expect(words).toMatch(/^[^{}]+[.!]$/);
  });
});
