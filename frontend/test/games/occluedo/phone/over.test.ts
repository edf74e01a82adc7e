import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Over } from "../../../../src/phone/over";
import { publicPart, resultOf, speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { moment, Shown, view } from "../stage";

let over: Over;

beforeEach(speakEnglish);
afterEach(() => over.remove());

describe("the end of OCCLUEdo on a phone", () => {
  test("tells what really happened before who is honoured", async () => {
    const now = view({ phase: "over", crime: [8, 5, 5], result: resultOf({ scores: {} }) });
    const { view: seen } = moment(now).public;
    const part = { stage: "over", game: "occluedo", view: seen, result: now.result } as const;
    const store = new Shown({ ...moment(now), public: publicPart(part) });
    over = await mount(new Over(), { store });
    await vi.waitFor(() => find(over, "occluedo-solved"));
    await settle(over);
    const parts = findAll(over, "occluedo-solved, parlor-awards").map(({ localName }) => localName);
    expect(parts).toEqual(["occluedo-solved", "parlor-awards"]);
    expect(textOf(find(over, "occluedo-solved"))).toContain("Mrs. White");
  });
});
