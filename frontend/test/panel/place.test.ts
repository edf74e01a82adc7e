import { describe, expect, test } from "vitest";
import { addressOf, type Place, placeAt } from "../../src/panel/place";

const PLACES: Place[] = [
  { view: "tables" },
  { view: "table", entry: "01ABC" },
  { view: "replay", entry: "01ABC", number: 12 },
  { view: "people" },
  { view: "person", person: "user:1f" },
  { view: "person", person: "guest:jürgen <3 #1" },
];

describe("every place has an address of its own", () => {
  test.each(PLACES)("%o", (place) => {
    const [path, fragment = ""] = addressOf(place).split("#");
    expect(placeAt(path ?? "", fragment === "" ? "" : `#${fragment}`)).toEqual(place);
  });
});

test("who somebody is stands where no server is told", () => {
  const [path] = addressOf({ view: "person", person: "guest:anna" }).split("#");
  expect(path).toBe("/people");
});

test.each(["", "/", "/a/b/c", "/x/game/last"])(
  "an address that leads nowhere leads to all tables: %s",
  (path) => {
    expect(placeAt(path)).toEqual({ view: "tables" });
  },
);

test("a broken fragment names nobody", () => {
  expect(placeAt("/people", "#%E0%A4%A")).toEqual({ view: "people" });
});
