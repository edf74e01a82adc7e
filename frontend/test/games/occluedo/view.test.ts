import { describe, expect, test } from "vitest";
import { decider, playing, reachable, roleOf, seatOf } from "../../../src/games/occluedo/view";
import { go, moment, Shown, view } from "./stage";

describe("what is known of a game of OCCLUEdo", () => {
  test("who plays whom", () => {
    expect([roleOf(view(), "s3"), roleOf(view(), "s9"), roleOf(view(), null)]).toEqual([
      5,
      null,
      null,
    ]);
    expect([seatOf(view(), 2), seatOf(view(), 1)]).toEqual(["s2", null]);
  });

  test("whom everyone waits for", () => {
    expect(decider(view({ waiting_for: ["s2"] }))).toBe("s2");
    expect(decider(view({ waiting_for: [] }))).toBeNull();
  });

  test("a seat without a role only looks on", () => {
    expect(playing(new Shown())?.id).toBe("s1");
    expect(playing(new Shown(moment(view({ roles: { s2: 2 } }))))).toBeNull();
    expect(playing(new Shown(moment(view(), [], null)))).toBeNull();
  });

  test("one can go where the offer says, and nowhere without one", () => {
    expect(reachable(new Shown(moment(view(), [go("hall_lobby", "hall")])))).toEqual([
      "hall_lobby",
      "hall",
    ]);
    expect(reachable(new Shown())).toEqual([]);
  });
});
