import { describe, expect, test } from "vitest";
import {
  aimsOf,
  deedOf,
  type Purpose,
  purposeOf,
  still,
} from "../../../../src/games/citadels/phone/deeds";
import { DISCARD, HAND, offer, PALACE, SWAP, TAVERN, TEMPLE } from "./stage";

const BUILD = offer("build", { district_name: ["tavern", "smithy"] });
const LAB = offer("lab_discard", { district_name: ["tavern", "palace", "smithy"] });
const own = { hand: HAND, drawn_cards: [TEMPLE, PALACE], draft_choices: ["king", "thief"] };

describe("what the cards are for", () => {
  test.each<[string, string[], Purpose, Purpose]>([
    ["a draft", ["draft_pick"], "build", "draft_pick"],
    ["a choice of drawn cards", ["keep_card"], "lab_discard", "keep_card"],
    ["a turn", ["build", "end_turn"], "build", "build"],
    ["a turn with a Laboratory", ["build", "lab_discard"], "lab_discard", "lab_discard"],
    ["a turn whose Laboratory is used", ["build"], "lab_discard", "build"],
    ["somebody else's turn", [], "build", "read"],
  ])("in %s", (_when, types, wish, purpose) => {
    expect(
      purposeOf(
        types.map((type) => offer(type)),
        wish,
      ),
    ).toBe(purpose);
  });

  test("cards are swapped only where the Magician has cards to swap", () => {
    expect(purposeOf([SWAP, DISCARD], "discard_draw")).toBe("discard_draw");
    expect(purposeOf([SWAP], "discard_draw")).toBe("read");
    expect(aimsOf([SWAP, DISCARD])).toEqual([SWAP]);
  });
});

describe("what is done with the chosen cards", () => {
  test.each<[Purpose, string[], object]>([
    ["draft_pick", ["thief"], { type: "draft_pick", params: { character: "thief" } }],
    ["keep_card", ["palace-1"], { type: "keep_card", params: { index: 1 } }],
    ["build", ["tavern-1"], { type: "build", params: { district_name: "tavern" } }],
    ["lab_discard", ["palace-1"], { type: "lab_discard", params: { district_name: "palace" } }],
    [
      "discard_draw",
      ["smithy-1", "tavern-1"],
      { type: "ability", params: { extra_data: "discard_draw", indices: [0, 2] } },
    ],
  ])("for %s", (purpose, chosen, deed) => {
    const offers = [
      offer("draft_pick", { character: ["king", "thief"] }),
      offer("keep_card", { index: [0, 1] }),
      BUILD,
      LAB,
      DISCARD,
    ];
    expect(deedOf(purpose, chosen, own, offers)).toEqual(deed);
  });

  test("nothing, if it is not offered or nothing is chosen", () => {
    expect(deedOf("build", ["palace-1"], own, [BUILD])).toBeNull();
    expect(deedOf("build", [], own, [BUILD])).toBeNull();
    expect(deedOf("read", ["tavern-1"], own, [BUILD])).toBeNull();
  });

  test("a choice is forgotten when its card is gone", () => {
    expect(still(["tavern-1", "gone-1"], "build", own)).toEqual([TAVERN.id]);
    expect(still(["king", "tavern-1"], "draft_pick", own)).toEqual(["king"]);
  });
});
