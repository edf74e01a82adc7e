import { beforeEach, describe, expect, test } from "vitest";
import { Stage } from "../../../../src/games/occluedo/tv/staging";
import { tidings } from "../../../../src/games/occluedo/tv/tidings";
import type { OccluedoView } from "../../../../src/games/occluedo/view";
import { speakEnglish } from "../../../fixtures";
import { accusing, answering, NAMED, naming, over, said, Shown, view } from "./stage";

beforeEach(speakEnglish);

function heard(now: OccluedoView): string {
  const stage = new Stage(() => undefined);
  stage.look(now);
  return tidings(new Shown(now), stage.current);
}

describe("what a screen reader hears of the TV", () => {
  test.each([
    ["whose turn it is", view(), "Anna: Where to?"],
    [
      "that somebody may ask where they were called to",
      view({ recent_arrivals: [0], player_places: [22, 1, 2, 3, 4, 5] }),
      "Anna: Called in: Study. Ask here, or go?",
    ],
    ["the room of a suggestion", naming(1), "Anna: Study. But who?"],
    ["and the suspect", naming(2), "Anna: Study, Prof. Plum. But with what?"],
    ["who is asked", answering([], 1), "Anna: Everyone looks at Ben."],
    ["who is asked next", answering(said("s2"), 3), "Everyone looks at Cleo."],
    ["who has shown a card, and not which", answering(said("s2!")), "Ben shows Anna a card."],
  ])("is %s", (_, now, text) => {
    expect(heard(now)).toBe(text);
  });

  test("is that nobody could disprove it", () => {
    expect(heard(answering(said("s2", "s3", "s4")))).toBe("Nobody could disprove it.");
  });

  test.each([
    ["accuse_room", [], "Anna accuses. Everyone turns round."],
    ["accuse_suspect", [7], "Anna accuses. Study. Somebody puts down a glass."],
    ["ask_win", NAMED, "Anna accuses. Study, Prof. Plum, Rope. One last word, Anna …"],
    ["verdict", NAMED, "Anna accuses. Study, Prof. Plum, Rope. Everyone holds their breath."],
  ] as const)("is how far an accusation is: %s", (phase, named, text) => {
    expect(heard(accusing(phase, [...named]))).toBe(text);
  });

  test("is that it was wrong", () => {
    const now = accusing("aftermath", NAMED);
    expect(heard(now)).toBe("Wrong. Anna looks at the crime, says nothing and sits down.");
  });

  test("is nothing more once the ending tells the rest", () => {
    expect(heard(over({}))).toBe("");
  });
});
