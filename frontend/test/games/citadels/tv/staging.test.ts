import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lasts, type Moment, momentsIn, Staging } from "../../../../src/games/citadels/tv/staging";
import { call, turn, view } from "./stage";

let staging: Staging;
let changes: number;

beforeEach(() => {
  vi.useFakeTimers();
  changes = 0;
  staging = new Staging(() => {
    changes += 1;
  });
});

afterEach(() => {
  staging.stop();
  vi.useRealTimers();
});

const onStage = (): string | null => {
  const { current } = staging;
  return current?.kind === "call" ? current.call.character : (current?.kind ?? null);
};
const pass = (): void => void vi.advanceTimersToNextTimer();

describe("what has the stage for itself", () => {
  test("is nothing that was there from the start", () => {
    staging.look(turn());
    expect(onStage()).toBeNull();
    expect(staging.pending.size).toBe(0);
  });

  test("are all calls that one state brings, one after the other", () => {
    staging.look(view());
    staging.look(turn());
    const shown = [0, 1, 2, 3].map(() => {
      const now = onStage();
      pass();
      return now;
    });
    expect(shown).toEqual(["assassin", "thief", "magician", "king"]);
    expect(onStage()).toBeNull();
    expect(changes).toBe(5);
  });

  test("keeps hidden who the next ones are", () => {
    staging.look(view());
    staging.look(turn());
    pass();
    pass();
    expect([...staging.pending]).toEqual(["magician", "king"]);
  });

  test("are the last calls of a round, too, when the next draft has begun", () => {
    staging.look(turn());
    const calls = [...turn().calls, call("bishop", "s3")];
    staging.look(view({ round: 3, last_calls: calls }));
    expect(onStage()).toBe("bishop");
    expect(staging.current?.round).toBe(2);
  });

  test("are the victims that are named, once", () => {
    const named = turn({ murdered: "bishop" });
    staging.look(turn());
    staging.look(named);
    expect(onStage()).toBe("murder");
    pass();
    staging.look({ ...named, robbed: "warlord" });
    expect(onStage()).toBe("robbery");
    pass();
    staging.look({ ...named, robbed: "warlord" });
    expect(onStage()).toBeNull();
  });

  test("is the last round, once for the whole game", () => {
    staging.look(turn());
    staging.look(turn({ first_complete: "s2" }));
    expect(onStage()).toBe("last_round");
    pass();
    staging.look(turn({ first_complete: "s2", round: 3, calls: [] }));
    expect(onStage()).toBeNull();
  });

  test("is only the newest after a line that was lost for long", () => {
    staging.look(view());
    const calls = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect"];
    staging.look(turn({ calls: calls.map((id) => call(id, null)) }));
    expect(onStage()).toBe("magician");
  });

  test("hurries while many wait", () => {
    staging.look(view());
    staging.look(turn());
    const first = staging.current;
    vi.advanceTimersByTime(lasts(first!) - 1);
    expect(onStage()).toBe("thief");
  });

  test("lasts longer the more there is to take in", () => {
    const of = (more: object): Moment => ({
      kind: "call",
      round: 1,
      call: call("king", "s1", more),
    });
    expect(lasts(of({ player: null }))).toBeLessThan(lasts(of({})));
    expect(lasts(of({}))).toBeLessThan(lasts(of({ murdered: true })));
    expect(lasts(of({ robbed: 3 }))).toBe(lasts(of({ murdered: true })));
  });

  test("comes in the order in which it came to pass", () => {
    const now = turn({ last_calls: [call("warlord", null)], murdered: "bishop" });
    expect(momentsIn(now).map(({ kind, round }) => `${kind} ${round}`)).toEqual([
      "call 1",
      "murder 2",
      "call 2",
      "call 2",
      "call 2",
      "call 2",
    ]);
  });
});
