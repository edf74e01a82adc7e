import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { momentsIn, Stage } from "../../../../src/games/citadels/tv/staging";
import type { CitadelsView, Used } from "../../../../src/games/citadels/view";
import { call, turn, view } from "./stage";

let stage: Stage;
let changes: number;

beforeEach(() => {
  vi.useFakeTimers();
  changes = 0;
  stage = new Stage(() => {
    changes += 1;
  });
});

afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

const shown = (): string | null => stage.current?.kind ?? null;
const calling = (character: string): CitadelsView =>
  view({ phase: "resolution", calls: [call(character, "s2")], waiting_for: [] });
const did = (ability: Used, role = "assassin"): CitadelsView =>
  turn({ current_role: role, turn_so_far: { ...turn().turn_so_far!, ability } });

describe("a call has the stage", () => {
  test("as long as the engine says so, and no timer takes it away", () => {
    stage.look(view());
    stage.look(calling("king"));
    expect(shown()).toBe("call");
    expect(vi.getTimerCount()).toBe(0);
    stage.look(turn());
    expect(shown()).toBeNull();
  });

  test("even on a TV that has just been switched on", () => {
    stage.look(calling("king"));
    expect(shown()).toBe("call");
  });
});

describe("a deed has the stage", () => {
  test.each<[string, Used, string]>([
    ["murder", { named: "king" }, "assassin"],
    ["robbery", { named: "king" }, "thief"],
    ["swap", { trick: "swap_hand", target: "s3" }, "magician"],
    ["siege", { target: "s3", district: "castle" }, "warlord"],
  ])("%s", (kind, used, role) => {
    stage.look(turn({ current_role: role }));
    stage.look(did(used, role));
    expect(shown()).toBe(kind);
  });

  test("for a while, once", () => {
    stage.look(turn());
    stage.look(did({ named: "king" }));
    vi.runAllTimers();
    expect([shown(), changes]).toEqual([null, 1]);
    stage.look(did({ named: "king" }));
    expect(shown()).toBeNull();
  });

  test("no longer than the game waits for it: what comes next is never hidden", () => {
    stage.look(turn());
    stage.look(did({ named: "king" }));
    stage.look(calling("thief"));
    expect(shown()).toBe("call");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("unless it was there from the start, or changes nothing for anybody", () => {
    stage.look(did({ named: "king" }));
    expect(shown()).toBeNull();
    expect(momentsIn(did({ trick: "discard_draw", count: 2 }, "magician"))).toEqual([]);
  });

  test("and so has the last round, and the warning before a standstill", () => {
    stage.look(turn());
    stage.look(turn({ first_complete: "s2" }));
    expect(shown()).toBe("last_round");
    stage.look(view({ standstill_in: 2 }));
    expect(shown()).toBe("standstill");
  });
});
