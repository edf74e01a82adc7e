import { describe, expect, test } from "vitest";
import {
  adversaryOf,
  isMyTurn,
  myRoom,
  nextInLine,
  playing,
} from "../../../src/games/clueful/view";
import { moment, Shown, view } from "./stage";

describe("a seat", () => {
  test("plays while it is somewhere in the house", () => {
    expect(playing(new Shown())?.name).toBe("Anna");
    expect(myRoom(new Shown())).toBe("foyer");
    const gone = view({ locations: { s2: "foyer" }, left: ["s1"] });
    expect(playing(new Shown(moment(gone)))).toBeNull();
    expect(playing(new Shown(moment(view(), null)))).toBeNull();
  });

  test("knows its turn", () => {
    expect(isMyTurn(new Shown())).toBe(true);
    expect(isMyTurn(new Shown(moment(view({ turn: "s2" }))))).toBe(false);
  });

  test("is answered by the next in order, also by one who has left", () => {
    const now = view({ left: ["s2"] });
    expect([adversaryOf(now, "s1"), adversaryOf(now, "s3")]).toEqual(["s2", "s1"]);
  });

  test("makes the next in line win by a false accusation, if they still play", () => {
    expect(nextInLine(view({ left: ["s2"] }), "s1")).toBe("s3");
    expect(nextInLine(view(), "s3")).toBe("s1");
  });
});
