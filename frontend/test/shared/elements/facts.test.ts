import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Facts } from "../../../src/shared/elements/facts";
import type { GameWords } from "../../../src/shared/games";
import { Names } from "../../../src/shared/names";
import type { Json } from "../../../src/shared/protocol";
import { speakEnglish, state, WORDS } from "../../fixtures";
import { findAll, mount, settle, textOf } from "./mount";

let element: Facts;

beforeEach(() => speakEnglish());
afterEach(() => element.remove());

async function facts(view: Record<string, Json>, words: GameWords = WORDS): Promise<string> {
  element = new Facts();
  await mount(element, { view, names: new Names(state(), words), words });
  await Promise.all(findAll(element, "parlor-seat").map((one) => settle(one as Facts)));
  return textOf(element);
}

describe("what a view holds", () => {
  test.each<[Record<string, Json>, string]>([
    [{ questioner: "s2" }, "Questioner Ben"],
    [{ deck_size: 12 }, "Deck size 12"],
    [{ place: { id: "beach", name: { en: "Beach" }, hint: "Sandy." } }, "Place Beach Sandy."],
    [{ order: ["s1", "s3"] }, "Order Anna Cleo"],
    [{ calls: { s1: 1, s2: 0 } }, "Calls Anna 1 Ben 0"],
    [{ vote: { seat: "s1", bet: 3 } }, "Vote Anna Bet ALL IN"],
    [{ nothing: null, empty: [], hollow: { inner: null } }, ""],
  ])("%j reads “%s”", async (view, words) => {
    expect(await facts(view)).toBe(words);
  });

  test("only what the game names is shown, in its order", async () => {
    const words = { ...WORDS, fields: { b: "Second", a: "First" } };
    expect(await facts({ a: 1, b: 2, c: 3 }, words)).toBe("Second 2 First 1");
  });

  test("markup in a name stays text", async () => {
    await facts({ note: "<img src=x onerror=alert(1)>" });
    expect(findAll(element, "img")).toEqual([]);
  });
});
