import { beforeEach, describe, expect, test } from "vitest";
import type { GameOption } from "../../src/shared/protocol";
import type { GameWords } from "../../src/shared/games";
import { Store } from "../../src/shared/store";
import { summaryOf } from "../../src/shared/summary";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";

const words = import.meta.glob<GameWords>("../../../custom_components/parlor/games/*/text/*.json", {
  eager: true,
  import: "default",
});
const option = (key: string, value: number): GameOption => ({
  key,
  kind: "number",
  default: value,
  min: null,
  max: null,
  choices: [],
  each: false,
  unique: false,
  advanced: false,
});

let store: Store;

beforeEach(() => {
  speakEnglish();
  store = new Store();
  const options = [option("rounds", 5), option("minutes", 7)];
  store.welcome(welcome({ games: [{ id: "demo", min_seats: 2, max_seats: 4, options }] }));
  store.state(state({ public: publicPart({ in_effect: { rounds: 1 } }) }));
});

describe("what the lobby says of the options", () => {
  test("is what they come to, and what is usual for the rest", () => {
    store.vocabulary.learn("demo", {
      ...WORDS,
      summary: "{rounds} · {minutes}",
      options: {
        rounds: { name: "Rounds", short: { one: "{count} round", other: "{count} rounds" } },
        minutes: { name: "Minutes", short: { one: "{count} minute", other: "{count} minutes" } },
      },
    });
    expect(summaryOf(store)).toBe("1 round · 7 minutes");
  });

  test("is nothing where a game has no words for it", () => {
    store.vocabulary.learn("demo", WORDS);
    expect(summaryOf(store)).toBe("");
  });

  test.each(Object.keys(words))("names only options that have short words: %s", (file) => {
    const { summary = "", options = {} } = words[file]!;
    const named = [...summary.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
    expect(named.filter((key) => options[key]?.short === undefined)).toEqual([]);
  });
});
