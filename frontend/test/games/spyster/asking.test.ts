import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Asking } from "../../../src/games/spyster/asking";
import { chain } from "../../../src/games/spyster/trail";
import type { Cover } from "../../../src/shared/elements/cover";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../shared/elements/mount";
import { type Acting, INSIDER, moment, SPY, storeAt } from "./stage";

let asking: Asking;
let store: Acting;

const SAY = { type: "say", params: { line: { options: ["q1", "q2", "q3"] } }, repeatable: true };

async function open(own: object, view: object = {}, offers: object[] = []): Promise<void> {
  const talk = { phase: "questioning", questioner: "s2", answerer: "s3", ...view };
  store = storeAt({ ...moment(talk, own), offers: offers as never });
  asking = await mount(new Asking(), { store });
  await settle(talkOf());
}

beforeEach(() => {
  localStorage.clear();
  speakEnglish();
});
afterEach(() => asking.remove());

const talkOf = (): Asking => find<Asking>(asking, "spyster-talk");
const cover = (): Cover => find<Cover>(asking, "parlor-cover");
const card = (): Asking => find<Asking>(cover(), "spyster-card");
const suspects = (): Asking => find<Asking>(card(), "spyster-suspects");

async function look(): Promise<void> {
  cover().reveal();
  await settle(cover());
  await settle(card());
}

async function tap(element: HTMLElement, drawn: Asking): Promise<void> {
  element.click();
  await settle(drawn);
}

const crossed = (): string[] => findAll(card(), ".row s").map(textOf);

describe("notes while people talk", () => {
  test.each([
    ["the spy crosses out places", SPY, "Casino"],
    ["everyone else crosses out roles", INSIDER, "Diver"],
  ])("%s, and finds them crossed out after a reload", async (_who, own, label) => {
    await open(own);
    await look();
    const row = (): HTMLElement => findAll(card(), "button.row").find((r) => textOf(r) === label)!;
    await tap(row(), card());
    expect(crossed()).toEqual([label]);
    expect(row().getAttribute("aria-pressed")).toBe("true");
    asking.remove();
    await open(own);
    await look();
    expect(crossed()).toEqual([label]);
    await tap(row(), card());
    expect(crossed()).toEqual([]);
  });

  test("a face is trusted, then suspected, then neither", async () => {
    await open(INSIDER);
    await look();
    const ben = (): HTMLElement => find(suspects(), "[data-seat=s2]");
    const said: (string | null)[] = [ben().getAttribute("aria-label")];
    for (let taps = 0; taps < 3; taps += 1) {
      await tap(ben(), suspects());
      said.push(ben().getAttribute("aria-label"));
    }
    expect(said).toEqual([
      "Ben: no mark",
      "Ben: I trust them",
      "Ben: I suspect them",
      "Ben: no mark",
    ]);
  });

  test("tell the table nothing", async () => {
    await open(SPY);
    await look();
    await tap(find(card(), "button.row"), card());
    await tap(find(suspects(), "[data-seat=s2]"), suspects());
    expect(store.acts).toEqual([]);
  });

  test("do not lie in plain sight", async () => {
    await open(SPY);
    expect(cover().shadowRoot?.querySelector("spyster-card")).toBeNull();
    expect(textOf(asking)).not.toContain("Casino");
  });
});

describe("what is said", () => {
  test("whoever asks is offered the same lines whatever the card", async () => {
    const offered: string[][] = [];
    for (const own of [INSIDER, SPY]) {
      await open(own, { questioner: "s1", answerer: "s2" }, [SAY]);
      offered.push(findAll(talkOf(), ".line").map((line) => line.dataset.line ?? ""));
      asking.remove();
    }
    await open(SPY, { questioner: "s1", answerer: "s2" }, [SAY]);
    expect(offered[0]).toHaveLength(2);
    expect(offered[0]).toEqual(offered[1]);
  });

  test("a tap says a line, and other lines can be asked for", async () => {
    await open(INSIDER, { questioner: "s1", answerer: "s2" }, [SAY]);
    const lines = (): string[] => findAll(talkOf(), ".line").map((line) => line.dataset.line ?? "");
    const first = lines();
    await tap(find(talkOf(), ".others"), talkOf());
    expect(lines()).not.toEqual(first);
    const [line] = lines();
    await tap(find(talkOf(), ".line"), talkOf());
    expect(store.acts).toEqual([["say", { line }]]);
  });

  test("the last line of both at this question is a bubble for everyone", async () => {
    const said = [
      { seat: "s2", line: "q9", question: 2 },
      { seat: "s2", line: "q1", question: 3 },
      { seat: "s3", line: "a1", question: 3 },
    ];
    await open(INSIDER, { said });
    const bubbles = (): unknown => findAll(talkOf(), ".bubble").map((one) => one.dataset.seat);
    await vi.waitFor(() => expect(bubbles()).toEqual(["s2", "s3"]));
  });

  test("who has asked whom is a chain, with a gap where somebody began anew", () => {
    const asked = [
      { questioner: "s1", answerer: "s2" },
      { questioner: "s2", answerer: "s3" },
      { questioner: "s4", answerer: "s1" },
    ];
    expect(chain(asked)).toEqual(["s1", "s2", "s3", null, "s4", "s1"]);
  });
});
