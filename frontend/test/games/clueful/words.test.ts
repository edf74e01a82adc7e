import { beforeEach, describe, expect, test } from "vitest";
import { cardName, heard, hourOf, say } from "../../../src/games/clueful/words";
import { Store } from "../../../src/shared/store";
import { speakEnglish } from "../../fixtures";
import { forfeited, guessed, Shown, travelled } from "./stage";

beforeEach(speakEnglish);

describe("the words of Clueful", () => {
  const store = new Shown();

  test("name cards, and make do while they are not there", () => {
    expect(cardName(store, "leadpipe")).toBe("Lead Pipe");
    expect(cardName(new Store(), "leadpipe")).toBe("Leadpipe");
    expect(say(new Store(), "letter")).toBe("");
  });

  test("tell what the clocks of the house show, also after midnight", () => {
    expect([1320, 0, 65].map(hourOf)).toEqual(["10:00 PM", "12:00 AM", "1:05 AM"]);
  });

  test("tell what everyone heard of a turn, and never which card was shown", () => {
    expect(heard(store, travelled())).toEqual(["Anna travelled to the library."]);
    expect(heard(store, guessed())).toEqual([
      "Anna asks Ben: Mrs. White, Foyer, Rope?",
      "Ben shows Anna a card.",
    ]);
    expect(heard(store, guessed({ shown: false }))[1]).toBe("Ben has none of them.");
    expect(heard(store, forfeited())).toEqual([
      "The guess involved an invalid room. Turn forfeited!",
    ]);
  });
});
