import { describe, expect, test } from "vitest";
import {
  begun,
  isOpen,
  named,
  needed,
  nextKind,
} from "../../../../src/games/clueful/phone/building";

describe("a command that is built by taps", () => {
  test("asks for what it needs, one after the other", () => {
    const accusation = begun("accuse", "foyer");
    expect(needed(accusation)).toEqual(["suspect", "room", "weapon"]);
    expect(nextKind(accusation)).toBe("suspect");
    expect(nextKind({ ...accusation, suspect: "white" })).toBe("room");
    expect(nextKind({ act: "travel", room: "hall" })).toBeNull();
  });

  test("guesses only where I am, so that no tap forfeits a turn", () => {
    const guess = begun("guess", "library");
    expect(guess.room).toBe("library");
    expect(isOpen(guess, "room")).toBe(false);
    expect(isOpen(guess, "weapon")).toBe(true);
    expect(isOpen(begun("accuse", "library"), "room")).toBe(true);
  });

  test("tells the house what was named, and nothing else", () => {
    expect(named({ act: "travel", room: "hall", suspect: "plum" })).toEqual({ room: "hall" });
    expect(named({ act: "guess", suspect: "plum", room: "hall", weapon: "rope" })).toEqual({
      suspect: "plum",
      room: "hall",
      weapon: "rope",
    });
  });
});
