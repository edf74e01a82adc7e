import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Suspects } from "../../../../src/games/citadels/phone/suspects";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, mount, settle } from "../../../shared/elements/mount";
import { turn } from "../tv/stage";
import { Acting, mine } from "./stage";

let suspects: Suspects;

/** Return a moment of a round in a match. */
function at(match: number, round: number): State {
  const now = mine(turn({ round }));
  return { ...now, public: { ...now.public, match } };
}

async function open(match: number, round: number): Promise<void> {
  suspects = await mount(new Suspects(), { store: new Acting(at(match, round)) });
}

const ben = (): HTMLElement => find(suspects, "[data-suspect=s2]");
const said = (): string | null => ben().getAttribute("aria-label");

beforeEach(async () => {
  speakEnglish();
  localStorage.clear();
  await open(1, 2);
  ben().click();
  await settle(suspects);
  find(suspects, "[data-role=king]").click();
  await settle(suspects);
});
afterEach(() => suspects.remove());

describe("whom I suspect", () => {
  test("is there for the round, also after a reload", async () => {
    expect(said()).toBe("Ben: King?");
    suspects.remove();
    await open(1, 2);
    expect(said()).toBe("Ben: King?");
  });

  test("is forgotten in the next round, in which everyone is somebody else", async () => {
    (suspects.store as Acting).turnTo(at(1, 3));
    await settle(suspects);
    expect(said()).toBe("Ben: no idea");
  });

  test("is forgotten in the next game, also when that has come to the same round", async () => {
    (suspects.store as Acting).turnTo(at(2, 2));
    await settle(suspects);
    expect(said()).toBe("Ben: no idea");
  });
});
