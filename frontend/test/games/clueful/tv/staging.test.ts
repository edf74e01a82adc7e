import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Stage, theoryIn } from "../../../../src/games/clueful/tv/staging";
import type { LogEntry } from "../../../../src/games/clueful/view";
import { forfeited, guessed, travelled, view } from "../stage";

let stage: Stage;
let seen: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  stage = new Stage(() => seen.push(shown()));
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

/** Return what is on stage, as "s1 3 answered". */
function shown(): string | null {
  const now = stage.current;
  return now === null ? null : `${now.entry.by} ${now.named}${now.answered ? " answered" : ""}`;
}

const look = (...log: LogEntry[]): void => stage.look(view({ log }));

describe("the stage", () => {
  test("shows what is named one after the other, then the answer, then nothing", () => {
    look();
    look(guessed());
    expect(shown()).toBe("s1 1");
    vi.runAllTimers();
    expect(seen).toEqual(["s1 2", "s1 3", "s1 3", "s1 3 answered", null]);
  });

  test("shows nothing that was there from the start, and no journeys", () => {
    look(guessed());
    expect(shown()).toBeNull();
    look(guessed(), travelled({ by: "s2" }));
    expect(shown()).toBeNull();
  });

  test("shows a guess that is forfeited", () => {
    look();
    look(forfeited());
    expect(stage.current?.theory.room).toBe("hall");
  });

  test("shows all that came at once, one after the other", () => {
    look();
    look(guessed(), travelled({ by: "s2" }), guessed({ by: "s3" }));
    vi.runAllTimers();
    expect(seen.filter((one) => one?.endsWith("answered"))).toEqual([
      "s1 3 answered",
      "s3 3 answered",
    ]);
  });

  test("hurries while others wait", () => {
    look();
    look(guessed());
    vi.runAllTimers();
    const alone = Date.now();
    look(guessed(), guessed({ by: "s2" }), guessed({ by: "s3" }));
    vi.runAllTimers();
    expect(Date.now() - alone).toBeLessThan(2 * 9300);
  });

  test("waits for nothing once it is stopped", () => {
    look();
    look(guessed());
    stage.stop();
    vi.runAllTimers();
    expect(seen).toEqual([]);
  });

  test("knows that a journey names nobody", () => {
    expect(theoryIn(travelled())).toBeNull();
    expect(theoryIn(guessed())).toEqual({ suspect: "white", room: "foyer", weapon: "rope" });
  });
});
