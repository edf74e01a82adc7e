import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Scoring } from "../../../../src/games/citadels/tv/scoring";
import * as announcing from "../../../../src/shared/announce";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { player, RESULT, Shown, turn } from "./stage";

let scoring: Scoring;

async function open(): Promise<void> {
  const king = player("s2", { revealed_roles: ["assassin", "king"] });
  const now = turn({ phase: "game_over", players: [player("s1"), king] });
  scoring = await mount(new Scoring(), {
    store: new Shown(now, { stage: "over", result: RESULT }),
  });
}

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  scoring.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = (seat: string): HTMLElement => find(scoring, `.row[data-seat=${seat}]`);
const at = (seat: string): string | undefined => /at-\d/.exec(line(seat).className)?.[0];

async function count(parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) vi.advanceTimersToNextTimer();
  await settle(scoring);
}

describe("the scores on the TV", () => {
  test("are counted part by part, and the lines move", async () => {
    await open();
    expect(textOf(scoring)).toContain("The cities are counted");
    await count(1);
    expect(at("s1")).toBe("at-0");
    expect(at("s2")).toBe("at-1");
    await count(5);
    expect(at("s2")).toBe("at-0");
  });

  test("are a table of all parts, sorted by the total", async () => {
    await open();
    await count(6);
    expect(findAll(scoring, "[role=columnheader][data-part]").map(textOf)).toEqual([
      "Districts",
      "All five colors",
      "First complete city",
      "Complete city",
      "Landmarks",
    ]);
    const lines = findAll(scoring, ".body .row");
    expect(lines.map(textOf)).toEqual([
      "1 Ben 16 3 4 0 0 23",
      "2 Anna 23 0 0 0 0 23",
      "3 Dora 15 0 0 2 0 17",
      "4 Cleo 12 0 0 0 0 12",
    ]);
  });

  test("name the winner and how a tie was decided, in the end only", async () => {
    await open();
    await count(4);
    expect(textOf(scoring)).not.toContain("wins");
    await count(2);
    expect(textOf(scoring)).toContain("Ben wins!");
    expect(textOf(scoring)).toContain(
      "A tie! In the last round Ben was the higher character: the King.",
    );
  });

  test("announce the winner once", async () => {
    await open();
    const said = vi.spyOn(announcing, "announce");
    await count(6);
    scoring.requestUpdate();
    await settle(scoring);
    expect(said.mock.calls).toEqual([["Ben wins!"]]);
  });

  test("come all at once for those who do not want motion", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    await open();
    expect(textOf(scoring)).toContain("Ben wins!");
  });
});
