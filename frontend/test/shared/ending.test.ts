import { beforeEach, describe, expect, test } from "vitest";
import { type Ending, endingOf } from "../../src/shared/ending";
import type { SeatInfo } from "../../src/shared/protocol";
import { ANNA, BEN, CLEO, publicPart, resultOf, seat, speakEnglish } from "../fixtures";

beforeEach(speakEnglish);

const ending = (
  more: Parameters<typeof resultOf>[0],
  seats: SeatInfo[] = [ANNA, BEN, CLEO],
  me?: string,
): Ending => endingOf(publicPart({ stage: "over", seats }), resultOf(more), me);
const ids = ({ seats }: Ending): string[] => seats.map(({ id }) => id);

describe("an ending", () => {
  test("names the winner, or says that it is you", () => {
    expect(ending({ winners: ["s2"] }).title).toBe("Ben wins!");
    expect(ending({ winners: ["s2"] }, [ANNA, BEN], "s2").title).toBe("You win!");
  });

  test("names all who share the win", () => {
    expect(ending({ winners: ["s1", "s2"] }).title).toBe("Anna and Ben share the win!");
  });

  test("says so when nobody has won", () => {
    const nobody = ending({ winners: [] });
    expect([nobody.title, nobody.won, ids(nobody)]).toEqual([
      "Nobody wins",
      false,
      ["s1", "s2", "s3"],
    ]);
  });

  test("that came early names no winner, but whoever was ahead", () => {
    const early = { ended_by: "host", winners: [], scores: { s1: 3, s2: 5, s3: 0 } };
    const told = ending(early);
    expect([told.title, told.won, ids(told)]).toEqual(["Ben was ahead", false, ["s2"]]);
    expect(ending(early, [ANNA, BEN, CLEO], "s2").title).toBe("You were ahead");
    expect(ending({ ...early, left: ["s2"] }).title).toBe("Anna was ahead");
    expect(ending({ ...early, scores: { s1: 5, s2: 5, s3: 0 } }).title).toBe(
      "Anna and Ben were ahead",
    );
  });

  test("that came early is about everyone where nobody was ahead", () => {
    const early = { ended_by: "host", winners: [], scores: { s1: 0, s2: 0, s3: 0 } };
    expect([ending(early).title, ids(ending(early))]).toEqual(["Ended early", ["s1", "s2", "s3"]]);
    expect(ending({ ...early, together: false, scores: {} }).title).toBe("Ended early");
    expect(ending({ ...early, scores: { s1: 4 } }, [ANNA], "s1").title).toBe("Ended early");
  });

  test("is shared by all who have won together", () => {
    const won = ending({ winners: ["s1", "s2", "s3"], together: true, scores: {} });
    expect([won.title, won.won, won.ranked]).toEqual(["You won together!", true, false]);
    expect(ids(won)).toEqual(["s1", "s2", "s3"]);
  });

  test("shows all who have lost together, but nobody who only watched or has left", () => {
    const seats = [
      ANNA,
      BEN,
      seat("s8", "Zoe", { watching: true }),
      seat("s9", "Yan", { gone: true }),
    ];
    const lost = ending({ winners: [], together: false, scores: {} }, seats);
    expect([lost.title, lost.won]).toEqual(["You lost together.", false]);
    expect(ids(lost)).toEqual(["s1", "s2"]);
  });

  test("has no ranks where a game has no scores", () => {
    expect(ending({ winners: ["s1"], scores: {} }).ranked).toBe(false);
    expect(ending({ winners: ["s1"] }).ranked).toBe(true);
  });
});

describe("the ending of a game for one", () => {
  test("is won by whoever plays it", () => {
    expect(ending({ winners: ["s1"], together: true, scores: {} }, [ANNA], "s1").title).toBe(
      "You win!",
    );
  });

  test("is lost without blame", () => {
    const lost = ending({ winners: [], together: false, scores: {} }, [ANNA], "s1");
    expect([lost.title, ids(lost)]).toEqual(["Not this time.", ["s1"]]);
  });

  test("says how well it went, where that was counted", () => {
    expect(ending({ winners: ["s1"], scores: { s1: 42 } }, [ANNA], "s1").title).toBe("42 points");
  });
});
