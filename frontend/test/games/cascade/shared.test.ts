import { beforeEach, expect, test } from "vitest";
import { sharedIn, textOf } from "../../../src/games/cascade/phone/shared";
import { speakEnglish } from "../../fixtures";
import { Shown, view } from "./stage";

beforeEach(speakEnglish);

test("what is shared tells how it went, and nobody where to tap", () => {
  const level = { taps: 3, par: 2, stars: 2, rows: ["🟥🟨🟩"] };
  const shared = sharedIn({ type: "result", id: "x", stars: 2, of: 3, levels: [level] });
  expect(shared.levels[0]?.squares).toEqual([[3, 1, 0]]);
  expect(textOf(new Shown(), view([], { day: "2026-11-22" }), shared)).toBe(
    "Cascade Tiles · 2026-11-22\n★★☆ 3 taps, par 2\n🟥🟨🟩",
  );
});
