import { describe, expect, test } from "vitest";
import { BLANK, guessOf, still, tabByKey, voteOf } from "../../../src/games/spyster/draft";
import type { Offered } from "../../../src/shared/protocol";

const vote = (targets: string[]): Offered => ({
  type: "vote",
  params: { target: { options: targets }, bet: { options: [1, 2, 3] } },
  repeatable: false,
});
const full = { target: "s2", bet: 3, location: "casino" };

describe("what is chosen in a vote", () => {
  test("a blank ballot decides nothing", () => {
    expect([voteOf(BLANK), guessOf(BLANK)]).toEqual([null, null]);
  });

  test("the smallest bet is chosen from the start", () => {
    expect(voteOf({ ...BLANK, target: "s2" })).toEqual({
      type: "vote",
      params: { target: "s2", bet: 1 },
    });
  });

  test("a vote and a guess are decided apart", () => {
    expect(voteOf(full)).toEqual({ type: "vote", params: { target: "s2", bet: 3 } });
    expect(guessOf(full)).toEqual({ type: "spy_guess", params: { location_id: "casino" } });
  });

  test("a target who has left is forgotten, the rest is kept", () => {
    expect(still(full, [vote(["s3"])])).toEqual({ ...full, target: null });
  });

  test("nothing is forgotten while nothing is offered", () => {
    expect(still(full, [])).toEqual(full);
  });
});

describe("the keys of the tabs", () => {
  test.each([
    ["ArrowRight", "vote", "own"],
    ["ArrowRight", "own", "vote"],
    ["ArrowLeft", "vote", "own"],
    ["Home", "own", "vote"],
    ["End", "vote", "own"],
  ] as const)("%s leads from %s to %s", (key, from, to) => {
    expect(tabByKey(key, from)).toBe(to);
  });

  test("other keys lead nowhere", () => {
    expect(tabByKey("a", "vote")).toBeNull();
  });
});
