import { beforeEach, describe, expect, test } from "vitest";
import { headline, turnLine } from "../../src/card/headline";
import type { Public, PublicView } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { ANNA, BEN, publicPart, resultOf, speakEnglish, state, WORDS } from "../fixtures";

function at(more: Partial<Public>): Store {
  const store = new Store();
  store.state(state({ public: publicPart(more) }));
  store.vocabulary.learn("demo", WORDS);
  return store;
}

function view(more: Partial<PublicView> = {}): PublicView {
  return { phase: "guess", turn: null, round: null, waiting_for: [], scores: {}, ...more };
}

beforeEach(speakEnglish);

describe("what happens at the table, in a line", () => {
  test.each<[string, Partial<Public>]>([
    ["Nobody sits here yet.", { seats: [], missing: { players: 2, ready: 0 } }],
    ["One more player is needed.", { missing: { players: 1, ready: 0 } }],
    [
      "1 of 2 ready.",
      { seats: [ANNA, { ...BEN, ready: true }], missing: { players: 0, ready: 1 } },
    ],
    ["Everyone is ready.", { missing: null }],
    ["Guessing", { stage: "playing", view: view() }],
    ["Guessing · Round 3", { stage: "playing", view: view({ round: 3 }) }],
    ["Paused", { stage: "playing", paused: true, view: view() }],
    ["You win!", { stage: "over", result: resultOf() }],
    ["Ben wins!", { stage: "over", result: resultOf({ winners: ["s2"] }) }],
  ])("%s", (said, now) => {
    expect(headline(at(now))).toBe(said);
  });
});

describe("whom the game waits for", () => {
  test.each<[string, Partial<PublicView>]>([
    ["It’s Ben’s turn.", { turn: "s2" }],
    ["Waiting for 2 players.", { waiting_for: ["s1", "s2"] }],
    ["", {}],
  ])("%s", (said, more) => {
    expect(turnLine(at({ stage: "playing", view: view(more) }))).toBe(said);
  });

  test("is nobody once it is over", () => {
    expect(turnLine(at({ stage: "over", view: view({ turn: "s2" }) }))).toBe("");
  });
});
