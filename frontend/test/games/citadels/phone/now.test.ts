import { beforeEach, describe, expect, test } from "vitest";
import { nowOf } from "../../../../src/games/citadels/phone/now";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { call, turn as theirTurn, view } from "../tv/stage";
import { Acting, done, mine, offer, turn } from "./stage";

function said(now: State): string[] {
  const { title, text } = nowOf(new Acting(now));
  return [title, text];
}

beforeEach(speakEnglish);

describe("what the phone says", () => {
  test("who chooses a character", () => {
    expect(said(mine(view()))).toEqual(["Ben chooses a character", "Keep a straight face."]);
  });

  test("that I choose, and where there are two characters that it is the second", () => {
    const picking = view({ waiting_for: ["s1"], draft_order: ["s1", "s2", "s1", "s2"] });
    const offers = [offer("draft_pick", { character: ["king"] })];
    expect(said(mine(picking, {}, offers))[0]).toBe("Choose who you will be");
    expect(said(mine(picking, { characters: ["thief"] }, offers))[0]).toBe(
      "Choose your second character",
    );
  });

  test("that I must gather first", () => {
    const [title, text] = said(mine(turn("merchant"), {}, [offer("take_gold")]));
    expect(title).toBe("Your turn as the Merchant");
    expect(text).toBe("You must gather first: take gold, or draw cards.");
  });

  test("what I may do after that, whatever I hold", () => {
    const offers = ["ability", "smithy_draw", "end_turn"].map((type) => offer(type));
    const [, text] = said(
      mine(turn("architect", { turn_so_far: done({ builds: 3 }) }), {}, offers),
    );
    expect(text).toBe(
      "You may build up to 3 districts, use your ability, use your Smithy, and end your turn.",
    );
  });

  test("whose turn it is", () => {
    expect(said(mine(theirTurn()))[0]).toBe("Ben as the King");
  });

  test("who is called, and what comes of it, when it is called", () => {
    const calls = [call("king", "s2", { crowned: true, gold: 2 })];
    expect(said(mine(view({ phase: "resolution", calls, waiting_for: [] })))).toEqual([
      "4 · King",
      "It is Ben. The crown goes with them. Brings 2 gold.",
    ]);
  });

  test("nothing of a murder before the call has shown it", () => {
    const doomed = theirTurn({ murdered: "bishop" });
    expect(said(mine(doomed, { characters: ["bishop"] })).join()).not.toMatch(/murder/i);
  });

  test("how far they are", () => {
    expect(said(mine(theirTurn()))[1]).toBe("gold or cards?");
  });

  test("what the cards are chosen for, where it is not building", () => {
    const magic = new Acting(mine(turn("magician"), {}, []));
    expect(nowOf(magic, "discard_draw").title).toBe("Which cards do you swap with the deck?");
    expect(nowOf(magic, "lab_discard").title).toBe("Which card goes into the Laboratory?");
  });

  test("that I lay one aside, or choose the hidden one as the last of seven", () => {
    const aside = view({ waiting_for: ["s1"], rules: "boxed", draft_laying_aside: true });
    expect(said(mine(aside))[0]).toBe("Lay one aside, face down");
    const last = view({ waiting_for: ["s1"], rules: "boxed", draft_picked: 6 });
    expect(said(mine(last))[1]).toContain("lay face down");
  });

  test("that the cities are counted, and nothing of who wins", () => {
    const count = { order: ["s2", "s1"], counted: [], done: false };
    const now = said(mine(view({ phase: "counting", waiting_for: [], count })));
    expect(now[0]).toBe("The cities are counted");
  });
});
