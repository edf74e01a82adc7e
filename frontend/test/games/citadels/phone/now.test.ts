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

  test("that I was murdered once the call has shown it, and not before", () => {
    const doomed = theirTurn({ murdered: "bishop" });
    expect(said(mine(doomed, { characters: ["bishop"] })).join()).not.toMatch(/murder/i);
    const dead = theirTurn({
      murdered: "bishop",
      calls: [call("bishop", "s1", { murdered: true })],
    });
    expect(said(mine(dead, { characters: ["bishop"] }))[1]).toBe(
      "Your Bishop was murdered: you miss this turn.",
    );
  });

  test("what the Thief took from me", () => {
    const robbed = theirTurn({ calls: [call("bishop", "s1", { robbed: 3 })] });
    expect(said(mine(robbed))[1]).toBe("The Thief took 3 gold from you.");
  });
});
