import { afterEach, beforeEach, expect, test } from "vitest";
import { Awards } from "../../../src/shared/elements/awards";
import { Store } from "../../../src/shared/store";
import { publicPart, resultOf, speakEnglish, state, WORDS } from "../../fixtures";
import { find, mount } from "./mount";

let awards: Awards;

async function honour(count: number): Promise<void> {
  const given = Array.from({ length: count }, () => ({ id: "boldest", seats: ["s1"], number: 2 }));
  const store = new Store();
  store.now = state({ public: publicPart({ result: resultOf({ awards: given }) }) });
  store.vocabulary.learn("demo", WORDS);
  awards = await mount(new Awards(), { store, rows: true });
}

beforeEach(speakEnglish);
afterEach(() => awards.remove());

test.each([
  [1, 1],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
])("%i awards stand in %i columns", async (count, columns) => {
  await honour(count);
  expect(find(awards, "ul").style.getPropertyValue("--columns")).toBe(String(columns));
});
