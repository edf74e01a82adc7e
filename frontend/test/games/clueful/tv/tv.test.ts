import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CluefulTv } from "../../../../src/games/clueful/tv";
import type { CluefulView } from "../../../../src/games/clueful/view";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { forfeited, guessed, moment, Shown, view } from "../stage";

let store: Shown;
let tv: CluefulTv;

async function show(now: CluefulView): Promise<void> {
  store = new Shown(moment(now, null));
  tv = await mount(new CluefulTv(), { store });
  await settleAll();
}

async function settleAll(): Promise<void> {
  await settle(tv);
  for (const inner of findAll(tv, "*")) await settle(inner as CluefulTv);
}

async function turnTo(now: CluefulView): Promise<void> {
  store.turnTo(moment(now, null));
  await settleAll();
}

/** Let so many steps of what is on stage pass. */
async function letPass(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) vi.advanceTimersToNextTimer();
  await settleAll();
}

const rooms = (of: string): (string | undefined)[] =>
  findAll(find(tv, "clueful-house"), `.room.${of}`).map(({ dataset }) => dataset.room);
const cards = (): (string | undefined)[] =>
  findAll(find(tv, "clueful-question"), "[data-card]").map(({ dataset }) => dataset.card);

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  tv.remove();
  vi.useRealTimers();
});

describe("the mansion on the TV", () => {
  test("is lit where somebody is, and says who", async () => {
    await show(view({ locations: { s1: "foyer", s2: "library", s3: "foyer" } }));
    expect(rooms("lit").sort()).toEqual(["foyer", "library"]);
    const foyer = find(find(tv, "clueful-house"), "[data-room=foyer]");
    expect(textOf(foyer)).toContain("Foyer: Anna and Cleo");
  });

  test("says whose turn it is, and who has left", async () => {
    await show(view({ turn: "s3", left: ["s2"], locations: { s1: "hall", s3: "foyer" } }));
    expect(textOf(find(tv, "h1"))).toBe("Cleo is on turn");
    const people = findAll(find(tv, "clueful-people"), "li").map(({ className }) =>
      className.trim(),
    );
    expect(people).toEqual(["", "gone", "now"]);
  });

  test("warns when nobody has guessed for long", async () => {
    await show(view({ idle_rounds: 9 }));
    expect(textOf(find(tv, "header"))).toMatch(/One more round without a guess/);
  });
});

describe("a guess on the TV", () => {
  test("is laid down card by card, lights its room, and is answered without the card", async () => {
    await show(view());
    await turnTo(view({ turn: "s2", log: [guessed()] }));
    expect(cards()).toEqual(["white"]);
    await letPass(2);
    expect(cards()).toEqual(["white", "foyer", "rope"]);
    expect(rooms("told")).toEqual(["foyer"]);
    await letPass(2);
    expect(textOf(find(find(tv, "clueful-question"), ".said"))).toBe(
      "Ben shows a card. Two people know which.",
    );
    await letPass(1);
    expect(tv.renderRoot.querySelector("clueful-question")).toBeNull();
    expect(textOf(find(tv, "clueful-tv-letter"))).toContain("Ben shows Anna a card.");
  });

  test("that nobody can answer says so", async () => {
    await show(view());
    await turnTo(view({ turn: "s2", log: [guessed({ shown: false })] }));
    await letPass(4);
    expect(textOf(find(tv, "clueful-question"))).toContain("Ben has none of them.");
    expect(find(tv, "clueful-question").shadowRoot?.querySelector(".face-down")).toBeNull();
  });

  test("about another room is stamped", async () => {
    await show(view());
    await turnTo(view({ turn: "s2", log: [forfeited()] }));
    await letPass(2);
    expect(textOf(find(tv, "clueful-question"))).toContain("Turn forfeited!");
  });
});
