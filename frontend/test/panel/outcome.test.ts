import { beforeEach, describe, expect, test } from "vitest";
import { outcomeOf } from "../../src/panel/outcome";
import type { FinishedGame } from "../../src/panel/archive";
import { speakEnglish, WORDS } from "../fixtures";
import { finished, participant } from "./fixtures";

const title = (more: Partial<FinishedGame>): string => outcomeOf(finished(more), WORDS).title;
const won = { won: true };

beforeEach(speakEnglish);

describe("how a game ended", () => {
  test.each<[string, Partial<FinishedGame>]>([
    ["Anna wins!", {}],
    [
      "Anna and Ben share the win!",
      { players: [participant("s1", "Anna", won), participant("s2", "Ben", won)] },
    ],
    [
      "Ben was ahead",
      {
        ended_by: "host",
        ahead: ["s2"],
        players: [participant("s1", "Anna"), participant("s2", "Ben")],
      },
    ],
    ["Ended early", { ended_by: "host", together: false, players: [participant("s1", "Anna")] }],
    ["Nobody wins", { players: [participant("s1", "Anna")] }],
    ["Played, and forgotten by whom", { players: [] }],
  ])("%s", (words, more) => {
    expect(title(more)).toBe(words);
  });

  test("winners stand first, then whoever has most points", () => {
    const players = [
      participant("s1", "Anna", { score: 3 }),
      participant("s2", "Ben", { score: 9 }),
      participant("s3", "Cleo", { won: true, score: 1 }),
    ];
    const { seats } = outcomeOf(finished({ players }), WORDS);
    expect(seats.map(({ seat }) => seat.name)).toEqual(["Cleo", "Ben", "Anna"]);
  });

  test("whose name was forgotten is a guest by the place at the table", () => {
    const { seats, title } = outcomeOf(
      finished({ players: [participant("s1", "Anna"), participant("s2", null, won)] }),
      WORDS,
    );
    expect(title).toBe("Guest 2 wins!");
    expect(seats.map(({ seat }) => seat.name)).toEqual(["Guest 2", "Anna"]);
  });

  test("why it was over is told where it was not played to its end", () => {
    expect(outcomeOf(finished(), WORDS).note).toBe("");
    expect(outcomeOf(finished({ ended_by: "host" }), WORDS).note).toContain("host");
  });
});
