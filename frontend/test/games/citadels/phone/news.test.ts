import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NewsBoard } from "../../../../src/games/citadels/phone/news";
import type { NewsItem } from "../../../../src/games/citadels/view";
import * as announcing from "../../../../src/shared/announce";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { turn } from "../tv/stage";
import { Acting, mine } from "./stage";

const ROBBED: NewsItem = { number: 3, round: 2, news: "robbed", player: "s2", gold: 3 };
const SWAPPED: NewsItem = { number: 4, round: 2, news: "hand_swapped", player: "s3", count: 1 };
const MURDERED: NewsItem = { number: 3, round: 2, news: "murdered", character: "thief" };
const CROWNED: NewsItem = { number: 5, round: 2, news: "crowned" };

let board: NewsBoard;

const at = (round: number, ...news: NewsItem[]): State => mine(turn({ round }), { news });

async function open(round: number, ...news: NewsItem[]): Promise<void> {
  board = await mount(new NewsBoard(), { store: new Acting(at(round, ...news)) });
}

async function goOn(round: number, ...news: NewsItem[]): Promise<void> {
  (board.store as Acting).turnTo(at(round, ...news));
  await settle(board);
}

async function hide(hidden: boolean): Promise<void> {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle(board);
}

const told = (): string[] => findAll(board, "li").map(textOf);

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  board.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what happened to me", () => {
  test("is told until I wave it off", async () => {
    await open(2, ROBBED, SWAPPED);
    expect(told()).toEqual([
      "The Thief took your 3 gold. It was Ben.",
      "Your hand is new! Cleo has swapped with you; you hold 1 card.",
    ]);
    find(board, "button").click();
    await settle(board);
    expect(told()).toEqual([]);
    await goOn(2, ROBBED, SWAPPED, CROWNED);
    expect(told()).toEqual(["The crown is yours: you choose first."]);
  });

  test("is told until I do something myself, for then the engine forgets it", async () => {
    await open(2, ROBBED);
    await goOn(2);
    expect(told()).toEqual([]);
  });

  test("is not told again in the next round, once I have had the time to read it", async () => {
    await open(2, MURDERED);
    vi.advanceTimersByTime(8000);
    await goOn(2, MURDERED);
    expect(told()).toEqual(["Your Thief was murdered and gets no turn."]);
    await goOn(3, MURDERED);
    expect(told()).toEqual([]);
  });

  test("is told in the next round where it came too late to be read", async () => {
    await open(2, MURDERED);
    vi.advanceTimersByTime(7000);
    await goOn(3, MURDERED);
    expect(told()).toEqual(["Last round Your Thief was murdered and gets no turn."]);
  });

  test("says once that it is of the last round", async () => {
    await open(3, ROBBED, SWAPPED, { ...CROWNED, round: 3 });
    expect(findAll(board, "small").map(textOf)).toEqual(["Last round"]);
  });

  test("is told in the next round after I was away", async () => {
    await open(2, MURDERED);
    vi.advanceTimersByTime(1000);
    await hide(true);
    vi.advanceTimersByTime(60_000);
    await hide(false);
    await goOn(3, MURDERED);
    expect(told()).toEqual(["Last round Your Thief was murdered and gets no turn."]);
  });

  test("and that I had read before I went away is old when I am back", async () => {
    await open(2, MURDERED);
    vi.advanceTimersByTime(9000);
    await hide(true);
    await hide(false);
    await goOn(3, MURDERED);
    expect(told()).toEqual([]);
  });

  test("is announced, all of it, once", async () => {
    const said = vi.spyOn(announcing, "announce");
    await open(2, ROBBED, SWAPPED);
    await goOn(2, ROBBED, SWAPPED);
    await goOn(2, CROWNED);
    expect(said.mock.calls).toEqual([
      [
        "The Thief took your 3 gold. It was Ben. " +
          "Your hand is new! Cleo has swapped with you; you hold 1 card.",
      ],
      ["The crown is yours: you choose first."],
    ]);
  });

  test.each([
    [{ ...ROBBED, gold: 0 }, "The Thief found your purse empty. It was Ben."],
    [{ ...ROBBED, news: "stole", gold: 0 }, "You found the purse of Ben empty."],
    [
      { number: 3, round: 2, news: "decided", deed: "draft_pick" },
      "Nobody waited: your character was chosen by lot.",
    ],
  ] satisfies [NewsItem, string][])("is told as it was: %j", async (item, sentence) => {
    await open(2, item);
    expect(told()).toEqual([sentence]);
  });
});
