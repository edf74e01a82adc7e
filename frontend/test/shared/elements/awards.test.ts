import { afterEach, beforeEach, expect, test } from "vitest";
import { Awards } from "../../../src/shared/elements/awards";
import { Store } from "../../../src/shared/store";
import { publicPart, resultOf, speakEnglish, state, WORDS } from "../../fixtures";
import { find, mount, textOf } from "./mount";

let awards: Awards;

async function honour(count: number, seats = ["s1"]): Promise<void> {
  const given = Array.from({ length: count }, () => ({ id: "boldest", seats, number: 2 }));
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

test("an award that several share speaks of them all", async () => {
  await honour(1);
  expect(textOf(find(awards, "li"))).toBe("Boldest Anna Dared 2 times.");
  awards.remove();
  await honour(1, ["s1", "s2"]);
  expect(textOf(find(awards, "li"))).toBe("The bold ones Anna and Ben Dared 2 times each.");
});
