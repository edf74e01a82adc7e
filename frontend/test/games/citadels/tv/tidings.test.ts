import { beforeEach, describe, expect, test } from "vitest";
import { tidings } from "../../../../src/games/citadels/tv/tidings";
import { statusOf } from "../../../../src/games/citadels/tv/headline";
import type { Moment } from "../../../../src/games/citadels/tv/staging";
import type { CitadelsView } from "../../../../src/games/citadels/view";
import { speakEnglish } from "../../../fixtures";
import { CASTLE, call, Shown, turn, view } from "./stage";

beforeEach(speakEnglish);

const heard = (now: CitadelsView, moment: Moment | null = null): string =>
  tidings(new Shown(now), moment);

describe("what a screen reader hears of the TV", () => {
  test("is who chooses, and whose turn it is as whom", () => {
    expect(heard(view())).toBe("Ben chooses a character");
    expect(heard(turn())).toBe("Ben as the King");
  });

  test.each([
    [call("thief", null), "2 · Thief: Nobody answers."],
    [call("king", "s2"), "4 · King: It is Ben."],
    [call("king", "s2", { murdered: true }), "4 · King: It was Ben, who now lies very still."],
    [call("king", "s2", { robbed: 3 }), "4 · King: It is Ben. 3 gold go to the Thief."],
    [
      call("king", "s2", { crowned: true, gold: 2 }),
      "4 · King: It is Ben. The crown goes with them. Brings 2 gold.",
    ],
  ])("is the call of %o", (called, text) => {
    expect(heard(view({ phase: "resolution", calls: [called] }))).toBe(text);
  });

  test("is who has been named", () => {
    const named = turn({ murdered: "bishop" });
    expect(heard(named, { kind: "murder", key: "", character: "bishop" })).toBe(
      "Anna has hired a blade: the Bishop will not see the evening.",
    );
  });

  test("is whose hands and walls have changed", () => {
    const both = { key: "", player: "s1", target: "s2" };
    expect(heard(turn(), { kind: "swap", ...both })).toBe("Anna swaps hands with Ben.");
    expect(heard(turn(), { kind: "siege", ...both, district: "castle" })).toContain("Anna leaves");
  });

  test("is the last round, and that the game may end", () => {
    expect(heard(turn(), { kind: "last_round", key: "", player: "s4" })).toBe(
      "The last round! Dora has completed a city.",
    );
    expect(heard(view(), { kind: "standstill", key: "", rounds: 1 })).toContain("One more round");
  });

  test("is what was counted last", () => {
    const counted = [{ player: "s2", part: "district_score", points: 7 } as const];
    const count = { order: ["s2", "s1"], counted, done: false };
    expect(heard(view({ phase: "counting", count }))).toBe("Ben: Districts, 7");
  });
});

describe("what comes next", () => {
  const next = (now: CitadelsView): string => statusOf(new Shown(now), now);
  const did = (more: object): CitadelsView =>
    turn({ turn_so_far: { ...turn().turn_so_far!, ...more } });

  test.each([
    ["a choice from what is left", view(), "4 characters to choose from"],
    ["gathering", turn(), "King: gold or cards?"],
    ["keeping", did({ gathered: true, drawn: 2 }), "King: which card stays?"],
    ["building", did({ gathered: true }), "King: may build a district"],
    ["building a lot", did({ gathered: true, builds: 3 }), "King: may build 3 districts"],
    ["the end of a turn", did({ gathered: true, built: 1 }), "King: has built"],
    [
      "an answer at the Graveyard",
      turn({
        phase: "graveyard",
        destroyed: { player: "s1", owner: "s1", card: CASTLE, price: 1 },
      }),
      "Dig out for 1 gold: Castle?",
    ],
  ])("can be %s", (_, now, text) => {
    expect(next(now)).toBe(text);
  });
});
