import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Scoring } from "../../../../src/games/citadels/tv/scoring";
import * as announcing from "../../../../src/shared/announce";
import type { GameResult } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { CASTLE, KEEP, player, RESULT, Shown, turn } from "./stage";

let scoring: Scoring;

async function open(result: Partial<GameResult> = {}): Promise<void> {
  const king = player("s2", { revealed_roles: ["assassin", "king"], city: [CASTLE, KEEP] });
  const now = turn({ phase: "game_over", players: [player("s1"), king] });
  const end = { ...RESULT, tie: "higher_character", ...result };
  scoring = await mount(new Scoring(), {
    store: new Shown(now, { stage: "over", result: end }),
  });
}

beforeEach(speakEnglish);
afterEach(() => {
  scoring.remove();
  vi.restoreAllMocks();
});

const lines = (): string[] => findAll(scoring, ".body .row").map(textOf);

describe("the scores on the TV", () => {
  test("are a table of all parts, the winner first", async () => {
    await open();
    expect(findAll(scoring, "[role=columnheader][data-part]").map(textOf)).toEqual([
      "Districts",
      "All five colours",
      "First complete city",
      "Complete city",
      "Landmarks",
    ]);
    expect(lines()).toEqual([
      "1 Ben 16 3 4 0 0 23",
      "2 Anna 23 0 0 0 0 23",
      "3 Dora 15 0 0 2 0 17",
      "4 Cleo 12 0 0 0 0 12",
    ]);
  });

  test("put whoever has left last, without a place", async () => {
    await open({ left: ["s1"] });
    expect(lines().map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "1 Ben",
      "2 Dora",
      "3 Cleo",
      "– Anna",
    ]);
  });

  test("name the winner and how a tie was decided", async () => {
    await open();
    expect(textOf(scoring)).toContain("Ben wins!");
    expect(textOf(scoring)).toContain(
      "A tie! In the last round Ben was the higher character: the King.",
    );
  });

  test("say so where the win is shared", async () => {
    await open({ winners: ["s1", "s2"], tie: "shared" });
    expect(textOf(scoring)).toContain("Equal points: the win is shared.");
  });

  test("name how a tie was decided also where nobody was called any more", async () => {
    await open({ winners: ["s1"] });
    expect(textOf(scoring)).toContain("Equal points: the higher character of the last round wins.");
  });

  test("say nothing of a tie where there was none", async () => {
    await open({ tie: null });
    expect(textOf(scoring)).not.toMatch(/tie|Equal/);
  });

  test("stand above the awards for what really happened", async () => {
    const thief = { id: "master_thief", seats: ["s1", "s4"], number: 7 };
    const builder = { id: "biggest_builder", seats: ["s2"], number: 1 };
    await open({ awards: [builder, thief] });
    const awards = find(scoring, "parlor-awards");
    await settle(awards as Scoring);
    expect(findAll(awards, "li").map(textOf)).toEqual([
      "Biggest builder Ben Built a district.",
      "Master thieves Anna and Dora Stole 7 gold each.",
    ]);
  });

  test("have the whole screen where nobody is honoured", async () => {
    await open();
    expect(findAll(find(scoring, "parlor-awards"), "li")).toEqual([]);
  });

  test("move together only where there are many players and awards", async () => {
    const awards = [{ id: "master_thief", seats: ["s1"], number: 7 }];
    const many = { ...RESULT.scores, s5: 1 };
    const tight: boolean[] = [];
    for (const result of [{ awards }, { scores: many }, { awards, scores: many }]) {
      await open(result);
      tight.push(scoring.hasAttribute("tight"));
      scoring.remove();
    }
    expect(tight).toEqual([false, false, true]);
  });

  test("stand below the city that has won", async () => {
    await open();
    const skyline = find(scoring, ".skyline");
    expect(skyline.getAttribute("aria-label")).toBe("City of Ben: Castle, Keep");
    expect(skyline.querySelectorAll(".roof")).toHaveLength(2);
  });

  test("raise no city above the others where the win is shared", async () => {
    await open({ winners: ["s1", "s2"], tie: null });
    expect(findAll(scoring, ".skyline")).toEqual([]);
  });

  test("announce the winner once", async () => {
    const said = vi.spyOn(announcing, "announce");
    await open();
    scoring.requestUpdate();
    await settle(scoring);
    expect(said.mock.calls).toEqual([["Ben wins!"]]);
  });
});
