import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Act, Stage } from "../../../../src/games/occluedo/tv/staging";
import { accusing, answering, asked, NAMED, naming, said, view } from "./stage";

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(() => undefined);
});

afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

/** Return how far the suggestion on stage was seen: what is named, who answered, what comes. */
function seen(): [number, number, string] | null {
  const act: Act | null = stage.current;
  if (act === null) return null;
  return [act.named.length, act.answers.length, act.silence ? "silence" : (act.asked ?? "")];
}

describe("a suggestion on stage", () => {
  beforeEach(() => stage.look(view()));

  test("goes as far as the game, and never further", () => {
    expect(seen()).toBeNull();
    stage.look(naming(1));
    vi.runAllTimers();
    expect(seen()).toEqual([1, 0, ""]);
    stage.look(naming(2));
    vi.runAllTimers();
    expect(seen()).toEqual([2, 0, ""]);
    stage.look(answering([], 1));
    vi.runAllTimers();
    expect(seen()).toEqual([3, 0, "s2"]);
    stage.look(answering(said("s2"), 3));
    expect(seen()).toEqual([3, 1, "s3"]);
  });

  test("shows everything for a moment, even where one state tells it all", () => {
    stage.look(answering(said("s2", "s3!")));
    const steps = [];
    do {
      steps.push(seen());
      vi.advanceTimersToNextTimer();
    } while (vi.getTimerCount() > 0);
    expect(steps).toEqual([
      [1, 0, ""],
      [2, 0, ""],
      [3, 0, ""],
      [3, 1, ""],
      [3, 2, ""],
    ]);
    expect(seen()).toEqual([3, 2, ""]);
  });

  test("shows an answer that came when the game had gone on already", () => {
    stage.look(answering([], 1));
    vi.runAllTimers();
    const rest = asked(4, { answers: said("s2!") });
    stage.look(view({ whose_turn: 1, log: [rest] }));
    expect(seen()).toEqual([3, 1, ""]);
    vi.runAllTimers();
    expect(seen()).toBeNull();
  });

  test("ends in silence where nobody could disprove it", () => {
    stage.look(answering(said("s2", "s3"), 5));
    vi.runAllTimers();
    stage.look(answering(said("s2", "s3", "s4")));
    expect(seen()).toEqual([3, 3, ""]);
    vi.advanceTimersToNextTimer();
    expect(seen()).toEqual([3, 3, "silence"]);
  });

  test("leaves when it is taken back, and makes room for the next", () => {
    stage.look(naming(2));
    stage.look(view({ whose_turn: 1 }));
    expect(seen()).toBeNull();
    stage.look({ ...naming(1), whose_turn: 1 });
    expect(stage.current?.by).toBe("s2");
  });

  test("is followed by the next one as soon as it was seen", () => {
    stage.look(answering(said("s2!")));
    vi.advanceTimersToNextTimer();
    const next = { ...naming(1), whose_turn: 1, log: [asked(4, { answers: said("s2!") })] };
    stage.look(next);
    expect(stage.current?.by).toBe("s1");
    vi.runAllTimers();
    expect(stage.current?.by).toBe("s2");
    expect(seen()).toEqual([1, 0, ""]);
  });

  test("stops at once for an accusation, and does not come back", () => {
    stage.look(answering(said("s2!")));
    const log = [asked(4, { answers: said("s2!") })];
    stage.look({ ...accusing("accuse_room", []), log });
    expect(seen()).toBeNull();
    stage.look(view({ whose_turn: 1, log }));
    expect(seen()).toBeNull();
  });
});

describe("a TV that was just switched on", () => {
  test("shows the suggestion that is going on, all of it at once", () => {
    stage.look(answering(said("s2"), 3));
    expect(seen()).toEqual([3, 1, "s3"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("shows nothing that was before", () => {
    stage.look(view({ log: [asked(4, { answers: said("s2!") }), asked(5, { named: NAMED })] }));
    expect(seen()).toBeNull();
  });
});
