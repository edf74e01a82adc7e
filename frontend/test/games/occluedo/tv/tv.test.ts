import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OccluedoTv } from "../../../../src/games/occluedo/tv";
import type { HouseMap } from "../../../../src/games/occluedo/map";
import type { OccluedoView } from "../../../../src/games/occluedo/view";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { accusing, answering, asked, NAMED, naming, said, Shown, view } from "./stage";

let store: Shown;
let tv: OccluedoTv;

async function show(now: OccluedoView): Promise<void> {
  store = new Shown(now);
  tv = await mount(new OccluedoTv(), { store });
  await settleAll();
}

async function settleAll(): Promise<void> {
  await settle(tv);
  for (const inner of findAll(tv, "*")) await settle(inner as OccluedoTv);
}

async function turnTo(now: OccluedoView): Promise<void> {
  store.turnTo(now);
  await settleAll();
}

/** Let everything be seen that is waiting for its moment. */
async function letPass(): Promise<void> {
  vi.runAllTimers();
  await settleAll();
}

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  tv.remove();
  vi.useRealTimers();
});

const status = (): HTMLElement => find(tv, "occluedo-status");
const people = (): HTMLElement[] => findAll(find(tv, "occluedo-people"), "li");
const casebook = (): HTMLElement => find(tv, "occluedo-casebook");
const suggestion = (): HTMLElement => find(tv, "occluedo-suggestion");
const accusation = (): HTMLElement => find(tv, "occluedo-accusation");
const lit = (): number | null => find<HouseMap>(tv, "occluedo-map").lit;
const cardsIn = (element: Element): (string | undefined)[] =>
  findAll(element, "[data-card]").map(({ dataset }) => dataset.card);
const answers = (): string[] =>
  findAll(suggestion(), ".others li").map(
    (one) => `${one.dataset.seat} ${/asked|sorry|shown/.exec(one.className)?.[0] ?? ""}`,
  );

describe("a turn on the TV", () => {
  test("names whose it is, as whom, and what they may do", async () => {
    await show(view());
    expect(textOf(status())).toBe("Round 2 · Miss Scarlet Anna Where to?");
    expect(find(status(), ".who").dataset.role).toBe("0");
    expect(lit()).toBeNull();
  });

  test("shows everyone in the order of their turns, with as many backs as they hold", async () => {
    await show(view());
    expect(people().map(textOf)).toEqual([
      "Anna Miss Scarlet 5 cards",
      "Ben Mr. Green 5 cards",
      "Cleo Prof. Plum 4 cards",
      "Dora Mrs. White 4 cards",
    ]);
    expect(people().map((one) => one.querySelectorAll(".back").length)).toEqual([5, 5, 4, 4]);
    expect(people().map((one) => one.getAttribute("aria-current"))).toEqual([
      "step",
      null,
      null,
      null,
    ]);
  });

  test("shows who has no turns any more", async () => {
    await show(view({ inactive_players: [3] }));
    expect(people().map((one) => one.classList.contains("out"))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(textOf(people()[2]!)).toContain("Only answers");
  });

  test("tells what was asked and who had an answer, the latest first", async () => {
    const log = [
      asked(1, { answers: said("s2", "s3!") }),
      asked(2, { by: "s2", answers: said("s3", "s4", "s1") }),
      asked(3, { by: "s3", accusation: true }),
    ];
    await show(view({ log }));
    expect(findAll(casebook(), "li").map(textOf)).toEqual([
      "Cleo was wrong: Prof. Plum, Study, Rope. Wrong",
      "Ben: Study, Prof. Plum, Rope? Nobody could disprove it.",
      "Anna: Study, Prof. Plum, Rope? Ben is sorry. Cleo shows a card.",
    ]);
    expect(findAll(casebook(), ".back")).toHaveLength(1);
  });

  test("has room for the last lines alone, and says that there is none yet", async () => {
    await show(view());
    expect(textOf(casebook())).toContain("nobody has asked a thing yet");
    await turnTo(view({ log: Array.from({ length: 40 }, (_, at) => asked(at + 1)) }));
    await letPass();
    expect(findAll(casebook(), "li")).toHaveLength(5);
  });
});

describe("a suggestion on the TV", () => {
  test("lights the room, and lays out one picture after the other", async () => {
    await show(view());
    await turnTo(naming(1));
    expect(lit()).toBe(7);
    expect(cardsIn(suggestion())).toEqual(["study"]);
    expect(findAll(suggestion(), ".blank").map(textOf)).toEqual(["Who?", "With what?"]);
    await turnTo(naming(2));
    await letPass();
    expect(cardsIn(suggestion())).toEqual(["study", "prof_plum"]);
    expect(textOf(status())).toContain("Study, Prof. Plum. But with what?");
  });

  test("asks one neighbour after the other, and the answers stay", async () => {
    await show(answering(said("s2"), 3));
    expect(answers()).toEqual(["s2 sorry", "s3 asked", "s4 "]);
    expect(textOf(suggestion())).toContain("Sorry.");
  });

  test("asks on round the table from wherever it begins", async () => {
    const log = [asked(4, { by: "s3" })];
    await show({ ...answering([], 5), whose_turn: 3, log });
    expect(answers()).toEqual(["s4 asked", "s1 ", "s2 "]);
  });

  test("lays the card that was shown before whoever has asked, face down", async () => {
    await show(answering(said("s2", "s3!")));
    expect(findAll(status(), ".received .back")).toHaveLength(1);
    expect(cardsIn(status())).toEqual([]);
    expect(textOf(status())).toContain("Cleo shows Anna a card.");
  });

  test("falls silent where nobody could disprove it", async () => {
    await show(answering(said("s2", "s3", "s4")));
    expect(textOf(find(suggestion(), ".silence"))).toBe("Nobody could disprove it.");
    expect(textOf(find(tv, ".hush"))).toBe("Nobody could disprove it.");
    expect(textOf(status())).toContain("Not a sound but the clock.");
  });

  test("is seen to its end though the turn has passed on", async () => {
    await show(answering([], 1));
    await turnTo(view({ whose_turn: 1, log: [asked(4, { answers: said("s2!") })] }));
    expect(answers()[0]).toBe("s2 shown");
    expect(textOf(status())).toContain("Ben shows Anna a card.");
    await letPass();
    expect(findAll(tv, "occluedo-suggestion")).toHaveLength(0);
    expect(textOf(status())).toContain("Ben Where to?");
  });
});

describe("an accusation on the TV", () => {
  test("has the whole screen, and names one thing after the other", async () => {
    await show(accusing("accuse_suspect", [7]));
    expect(tv.hasAttribute("dark")).toBe(true);
    expect(find(accusation(), ".accuser").dataset.seat).toBe("s1");
    expect(cardsIn(accusation())).toEqual(["study"]);
    expect(textOf(accusation())).toContain("Anna accuses");
    expect(findAll(accusation(), ".candle")).toHaveLength(7);
  });

  test("lets everyone hold their breath, and tells nobody what will be", async () => {
    await show(accusing("verdict", NAMED));
    expect(textOf(accusation())).toContain("“I am certain.”");
    expect(find(accusation(), ".dark").classList.contains("breathless")).toBe(true);
    expect(cardsIn(accusation())).toEqual(["study", "prof_plum", "rope"]);
  });

  test("was right: the crime is turned up before anybody is told so", async () => {
    await show(accusing("solution", NAMED));
    expect(textOf(find(accusation(), "h1"))).toBe("And the crime was …");
    expect(cardsIn(accusation())).toEqual(["study", "prof_plum", "rope"]);
    expect(findAll(accusation(), ".turning .face-down")).toHaveLength(3);
    expect(textOf(accusation())).not.toMatch(/wrong|right|wins/i);
  });

  test("was wrong: the crime stays face down", async () => {
    const now = accusing("aftermath", NAMED);
    await show(now);
    expect(textOf(find(accusation(), "h1"))).toBe("Wrong");
    expect(findAll(accusation(), ".struck .stroke")).toHaveLength(1);
    expect(findAll(accusation(), ".crime .back")).toHaveLength(3);
    expect(findAll(accusation(), ".crime [data-card]")).toHaveLength(0);
    expect(textOf(accusation())).toContain("Anna looks at the crime, says nothing and sits down.");
    await turnTo(view({ whose_turn: 1, inactive_players: [0] }));
    expect(tv.hasAttribute("dark")).toBe(false);
  });
});
