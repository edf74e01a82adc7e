import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Over } from "../../../../src/phone/over";
import { publicPart, resultOf, speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { moment, Shown, view } from "../stage";

let over: Over;

beforeEach(speakEnglish);
afterEach(() => over.remove());

/** Show the end of a case in which it was this suspect. */
async function solved(suspect: number): Promise<HTMLElement> {
  const now = view({ phase: "over", crime: [8, suspect, 5], result: resultOf({ scores: {} }) });
  const { view: seen } = moment(now).public;
  const part = { stage: "over", game: "occluedo", view: seen, result: now.result } as const;
  const store = new Shown({ ...moment(now), public: publicPart(part) });
  over = await mount(new Over(), { store });
  await vi.waitFor(() => find(over, "occluedo-solved"));
  await settle(over);
  return find(over, "occluedo-solved");
}

describe("the end of OCCLUEdo on a phone", () => {
  test("tells what really happened before who is honoured", async () => {
    await solved(5);
    const parts = findAll(over, "occluedo-solved, parlor-awards").map(({ localName }) => localName);
    expect(parts).toEqual(["occluedo-solved", "parlor-awards"]);
    expect(textOf(find(over, "occluedo-solved"))).toContain("Mrs. White");
  });

  test.each([
    [0, "It was you all along!"],
    [5, "It was Cleo all along!"],
  ])("says where it was one of those who looked for it: %s", async (suspect, told) => {
    expect(textOf(await solved(suspect))).toContain(told);
  });

  test("names nobody where nobody plays the culprit", async () => {
    expect(textOf(await solved(1))).not.toContain("all along");
  });
});
