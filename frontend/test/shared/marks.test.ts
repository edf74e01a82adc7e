import { beforeEach, describe, expect, test } from "vitest";
import { Marks, marksOf } from "../../src/shared/marks";
import { Store } from "../../src/shared/store";
import { publicPart, state } from "../fixtures";

const KEY = "parlor.marks.t.spyster.s1";
const round = (number: string): Marks => new Marks(KEY, number);

beforeEach(() => localStorage.clear());

describe("private marks", () => {
  test("are there after a reload", () => {
    round("2").put("beach", "crossed");
    expect(round("2").on("beach")).toBe("crossed");
    expect(round("2").on("casino")).toBeNull();
  });

  test("can be taken off", () => {
    round("2").put("beach", "crossed");
    round("2").put("beach", null);
    expect(round("2").on("beach")).toBeNull();
  });

  test("turn from one to the next, and after the last to none", () => {
    const seen = [1, 2, 3].map(() => {
      round("2").turn("s2", ["trusted", "suspected"]);
      return round("2").on("s2");
    });
    expect(seen).toEqual(["trusted", "suspected", null]);
  });

  test("are counted by how their names begin", () => {
    ["hall.clock", "hall.gong", "study.safe"].forEach((thing) => round("2").put(thing, "found"));
    expect([round("2").count("hall."), round("2").count("foyer.")]).toEqual([2, 0]);
  });

  test("are not those of another round, and a new one forgets the old", () => {
    round("2").put("beach", "crossed");
    expect(round("3").on("beach")).toBeNull();
    round("3").put("casino", "crossed");
    expect(round("2").on("beach")).toBeNull();
  });

  test("are not those of another seat", () => {
    round("2").put("beach", "crossed");
    expect(new Marks("parlor.marks.t.spyster.s2", "2").on("beach")).toBeNull();
  });

  const noted = (match: number, round: number): string | null =>
    marksOf(at({ match, round })).on("s2");
  const at = ({ match, round }: { match: number; round: number }): Store => {
    const view = { phase: "", turn: null, round, waiting_for: [], scores: {} };
    const store = new Store();
    store.now = state({ public: publicPart({ stage: "playing", match, view }) });
    return store;
  };

  test("are of this round of this match, and of no other", () => {
    marksOf(at({ match: 4, round: 2 })).put("s2", "king");
    expect([noted(4, 2), noted(4, 3), noted(5, 2)]).toEqual(["king", null, null]);
  });
});
