import { beforeEach, describe, expect, test } from "vitest";
import { fitting, TvLetter } from "../../../../src/games/clueful/tv/letter";
import { keyOf } from "../../../../src/games/clueful/view";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, textOf } from "../../../shared/elements/mount";
import { guessed, moment, Shown, travelled, view } from "../stage";

beforeEach(speakEnglish);

const ROUNDS = Array.from({ length: 12 }, (_, at) => guessed({ round: at + 1 }));

describe("the letter on the TV", () => {
  test("holds the latest turns that have room, whatever their length", () => {
    const store = new Shown();
    const asked = fitting(store, ROUNDS);
    const gone = fitting(
      store,
      ROUNDS.map(({ round }) => travelled({ round })),
    );
    expect(asked.length).toBeLessThan(gone.length);
    expect(asked[asked.length - 1]).toBe(ROUNDS[11]);
    expect(fitting(store, [])).toEqual([]);
  });

  test("begins with what has happened", async () => {
    const letter = await mount(new TvLetter(), { store: new Shown(moment(view(), null)) });
    expect(textOf(find(letter, ".opening"))).toMatch(/Mr. Albatross is dead/);
    letter.remove();
  });

  test("does not tell what is still on stage", async () => {
    const log = [guessed(), guessed({ by: "s2", to: "s3" })];
    const store = new Shown(moment(view({ log }), null));
    const letter = await mount(new TvLetter(), { store, withheld: keyOf(log[1]!) });
    expect(findAll(letter, "li")).toHaveLength(1);
    letter.remove();
  });
});
