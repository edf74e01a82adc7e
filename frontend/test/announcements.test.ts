import { render } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TurnBell } from "../src/phone/turn-bell";
import { currentLanguage, type Language, useWords } from "../src/shared/i18n";
import { hush } from "../src/shared/announce";
import type { Screen } from "../src/shared/own-screens";
import { Store } from "../src/shared/store";
import de from "../src/text/de.json";
import en from "../src/text/en.json";
import { playthrough, playthroughsOf } from "./playthrough";

vi.mock("../src/shared/sound/sound");

const PAGES = { en, de };
const screens = import.meta.glob<Screen>("../src/games/*/{phone,tv}.ts", { import: "default" });
const words = import.meta.glob<never>("../../custom_components/parlor/games/*/text/*.json", {
  import: "default",
});
const GAMES = [...new Set(Object.keys(screens).map((path) => path.split("/")[3]!))];
/** A sentence with a hole in it: a name or a value is missing, or stands there raw. */
const GAP = /\{\w+\}|^[\s.,:;]|\s[.,;:!?]|\s\s|\(\s*\)|\bs\d+\b|undefined|null|\. ?\./;

let page: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

const said = (): string => document.querySelector(".announcer")?.textContent ?? "";

/** Return all that a page says, and tells as its story, through a whole playthrough. */
async function heard(game: string, name: string, device: "phone" | "tv"): Promise<Set<string>> {
  const store = new Store();
  store.vocabulary.learn(game, await wordsOf(game));
  const bell = device === "phone" ? new TurnBell(store) : null;
  const screen = await screens[`../src/games/${game}/${device}.ts`]!();
  const found = new Set<string>();
  for (const { events, seen } of playthrough(name)) {
    hush();
    for (const { to, event } of events) {
      if (to !== "all" && device === "tv") continue;
      store.happened(event);
    }
    store.state(seen[device === "tv" ? "" : "s1"]!);
    render(store.now?.public.stage === "playing" ? screen(store) : null, page);
    // What passes on a TV is over before the next step.
    await vi.advanceTimersByTimeAsync(device === "tv" ? 20_000 : 10);
    for (const line of said().split("\n")) found.add(line);
    for (const { event } of store.story) {
      found.add(store.names?.event(event.event, event.data) ?? "");
    }
  }
  bell?.stop();
  render(null, page);
  found.delete("");
  return found;
}

async function wordsOf(game: string): Promise<never> {
  const path = `../../custom_components/parlor/games/${game}/text/${currentLanguage()}.json`;
  return words[path]!();
}

describe.each(Object.keys(PAGES) as Language[])("what a screen reader says in %s", (language) => {
  test.each(GAMES)(
    "of %s has no gaps on a phone, nor on the TV",
    async (game) => {
      useWords(language, PAGES[language]);
      const [name = ""] = playthroughsOf(game);
      for (const device of ["phone", "tv"] as const) {
        const lines = await heard(game, name, device);
        expect(lines.size).toBeGreaterThan(10);
        expect([...lines].filter((line) => GAP.test(line))).toEqual([]);
      }
    },
    30_000,
  );
});

test("a gap is noticed", () => {
  const gaps = [" as the .", "Anna as the ", "{name} builds", "s5 votes", "The  is called", "A. ."];
  expect(gaps.filter((line) => !GAP.test(line.trimEnd() === line ? line : `${line}.`))).toEqual([]);
});
