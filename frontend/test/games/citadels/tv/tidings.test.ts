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
    [call("thief", null), "Thief: Nobody answers."],
    [call("king", "s2"), "King: It is Ben."],
    [call("king", "s2", { murdered: true }), "King: It was Ben, who now lies very still."],
    [call("king", "s2", { robbed: 3 }), "King: It is Ben. 3 gold go to the Thief."],
  ])("is the call of %o", (called, text) => {
    expect(heard(turn(), { kind: "call", round: 2, call: called })).toBe(text);
  });

  test("is who has been named", () => {
    const named = turn({ murdered: "bishop" });
    expect(heard(named, { kind: "murder", round: 2, character: "bishop" })).toBe(
      "Anna has hired a blade: the Bishop will not see the evening.",
    );
  });

  test("is the last round", () => {
    expect(heard(turn(), { kind: "last_round", round: 2, player: "s4" })).toBe(
      "The last round! Dora has completed a city.",
    );
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
      turn({ phase: "graveyard", destroyed: { player: "s1", card: CASTLE } }),
      "In ruins: Castle. Dig it out for 1 gold?",
    ],
  ])("can be %s", (_, now, text) => {
    expect(next(now)).toBe(text);
  });
});
