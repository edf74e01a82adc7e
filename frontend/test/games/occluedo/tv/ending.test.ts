import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EndingScreen } from "../../../../src/games/occluedo/tv/ending";
import type { OccluedoView } from "../../../../src/games/occluedo/view";
import type { Public } from "../../../../src/shared/protocol";
import { eveningAfter, speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { asked, NAMED, over, Shown } from "./stage";

let screen: EndingScreen;

beforeEach(speakEnglish);
afterEach(() => screen.remove());

async function show(now: OccluedoView, more: Partial<Public> = {}): Promise<void> {
  screen = await mount(new EndingScreen(), { store: new Shown(now, more) });
  await settle(screen);
}

const charges = (): string[] =>
  findAll(screen, ".charges li").map((one) => `${one.className} ${textOf(one)}`);

describe("a case that is solved", () => {
  beforeEach(() => show(over({ winners: ["s1"] }, { winner: 0 })));

  test("says so, with who was right and as whom", () => {
    expect(textOf(find(screen, "h1"))).toBe("Case solved");
    expect(textOf(find(screen, ".told"))).toContain("Anna wins!");
    expect(textOf(find(screen, ".winner"))).toContain("Miss Scarlet");
  });

  test("turns up the crime", () => {
    const crime = findAll(screen, ".crime [data-card]").map(({ dataset }) => dataset.card);
    expect(crime).toEqual(["study", "prof_plum", "rope"]);
  });

  test("says that it was one of those who looked for it", () => {
    expect(textOf(find(screen, ".crime h2"))).toBe("It was Cleo all along!");
  });

  test("tells of the accusation that was right", () => {
    expect(charges()).toEqual(["right Anna was right: Prof. Plum, Study, Rope. Round 2"]);
  });
});

describe("a case that ends otherwise", () => {
  const wrong = { by: 1, named: [0, 1, 2] };

  test("is won by the last one, after all that was said before", async () => {
    const log = [asked(3, { by: "s2", round: 1, named: wrong.named, accusation: true })];
    const more = { winner: 0, accusations: [wrong, { by: 3, named: NAMED }], log };
    await show(over({ winners: ["s1"], ended_by: "last_one" }, more));
    expect(textOf(find(screen, "h1"))).toBe("Last one standing");
    expect(textOf(find(screen, ".told"))).toContain("Only one was left to solve it.");
    expect(charges()).toEqual([
      "wrong Ben was wrong: Mr. Green, Lounge, Lead Pipe. Round 1",
      "wrong Cleo was wrong: Prof. Plum, Study, Rope.",
    ]);
  });

  test.each([
    ["host", "The host has ended the game."],
    ["standstill", "Ten rounds without a word: the candles have burned down."],
  ])("stays unsolved, and the crime is known all the same: %s", async (ended_by, why) => {
    await show(over({ winners: [], ended_by }));
    expect(textOf(find(screen, "h1"))).toBe("Unsolved");
    expect(textOf(find(screen, ".told"))).toContain(why);
    expect(findAll(screen, ".everyone .guest")).toHaveLength(4);
    expect(findAll(screen, ".crime [data-card]")).toHaveLength(3);
    expect(findAll(screen, ".charges, .flood")).toHaveLength(0);
  });
});

describe("a culprit whom nobody plays", () => {
  test("is named by the cards alone", async () => {
    await show(over({ winners: ["s1"] }, { winner: 0, crime: [7, 2, 4] }));
    expect(textOf(find(screen, ".crime h2"))).toBe("The crime");
  });
});

describe("what an evening has come to", () => {
  test("is told once more than one game was played", async () => {
    await show(over({ winners: ["s1"] }, { winner: 0 }), { evening: eveningAfter(2) });
    expect(textOf(find(screen, ".told"))).toContain("2 wins");
  });
});
