import { beforeEach, describe, expect, test } from "vitest";
import { nowOf, shownToMe, tidings } from "../../../../src/games/clueful/phone/now";
import { speakEnglish } from "../../../fixtures";
import { guessed, moment, over, Shown, travelled, view } from "../stage";

beforeEach(speakEnglish);

describe("this moment", () => {
  test("tells me what I can do, and who answers my guesses", () => {
    expect(nowOf(new Shown())).toEqual({
      title: "Your turn",
      text: "Travel, guess or accuse. Ben answers your guesses.",
    });
  });

  test("tells whoever waits what costs nothing, and whoever watches that they do", () => {
    const theirs = view({ turn: "s3" });
    expect(nowOf(new Shown(moment(theirs))).title).toBe("Cleo’s turn");
    expect(nowOf(new Shown(moment(theirs))).text).toMatch(/costs nothing/);
    expect(nowOf(new Shown(moment(theirs, null))).text).toBe("You only watch.");
  });

  test("is told with what was heard last, and without the card", () => {
    const store = new Shown(moment(view({ turn: "s2", log: [guessed()] })));
    expect(tidings(store)).toBe(
      "Anna asks Ben: Mrs. White, Foyer, Rope? Ben shows Anna a card. Ben’s turn",
    );
  });

  test("leaves the end to whoever shows it", () => {
    expect(tidings(new Shown(moment(over())))).toBe("");
  });

  test("knows that a card was just shown to me, and to nobody else", () => {
    const after = (log: ReturnType<typeof view>["log"], seat = "s1"): string | null =>
      shownToMe(new Shown(moment(view({ log }), seat)));
    expect(after([guessed()])).toBe("1 s1");
    expect(after([guessed()], "s2")).toBeNull();
    expect(after([guessed({ shown: false })])).toBeNull();
    expect(after([guessed(), travelled({ by: "s2" })])).toBeNull();
  });
});
