import { expect, test } from "vitest";
import { viewsOf } from "../../src/shared/own-views";
import { Store } from "../../src/shared/store";
import { privatePart, publicPart, state } from "../fixtures";

interface View {
  phase: string;
}

const { viewOf, ownViewOf } = viewsOf<View, { hand: string[] }>("demo");

function playing(game: string): Store {
  const store = new Store();
  const view = { phase: "guess", turn: null, round: 1, waiting_for: [], scores: {} };
  store.state(
    state({
      public: publicPart({ stage: "playing", game, view }),
      private: privatePart({ view: { hand: ["a"] } }),
    }),
  );
  return store;
}

test("a game's screens read its views", () => {
  expect(viewOf(playing("demo"))?.phase).toBe("guess");
  expect(ownViewOf(playing("demo")).hand).toEqual(["a"]);
});

test("a screen on its way out does not read another game's views", () => {
  expect(viewOf(playing("other"))).toBeNull();
  expect(ownViewOf(playing("other"))).toEqual({});
});

test("before the table has spoken there is nothing to read", () => {
  expect(viewOf(new Store())).toBeNull();
});
