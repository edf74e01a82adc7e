import { beforeEach, expect, test } from "vitest";
import { whileAway } from "../../src/shared/away";
import { Store } from "../../src/shared/store";
import { speakEnglish } from "../fixtures";

let store: Store;

beforeEach(() => {
  speakEnglish();
  store = new Store();
});

test("a page that has just been opened asks for a moment", () => {
  expect(whileAway(store)).toEqual({ heading: "One moment …", text: "" });
});

test("a house that does not answer is said to be starting", () => {
  store.status("offline");
  expect(whileAway(store).heading).toBe("The house does not answer");
});

test("a table that is switched off is said to be closed", () => {
  store.gone("shut");
  store.status("offline");
  expect(whileAway(store).heading).toBe("The table is closed");
  expect(whileAway(store).text).toContain("goes on here by itself");
});

test("a table that is being set anew asks for a moment", () => {
  store.gone("table_closed");
  store.status("offline");
  expect(whileAway(store).heading).toBe("One moment …");
  expect(whileAway(store).text).toContain("being set anew");
});
