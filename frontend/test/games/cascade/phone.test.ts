import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Board } from "../../../src/games/cascade/board";
import { CascadePhone } from "../../../src/games/cascade/phone";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../shared/elements/mount";
import { board, moment, offer, Shown, view } from "./stage";

let phone: CascadePhone;
let store: Shown;

async function open(now = moment()): Promise<void> {
  store = new Shown(now);
  phone = await mount(new CascadePhone(), { store });
}

async function show(now: ReturnType<typeof moment>): Promise<void> {
  store.turnTo(now);
  await settle(phone);
}

beforeEach(speakEnglish);
afterEach(() => phone.remove());

const drawn = (): Board => find<Board>(phone, "cascade-board");
const tiles = (): HTMLElement[] => findAll(drawn(), ".tile");
const glazes = (): (string | undefined)[] =>
  tiles().map(({ className }) => /\bg\d+/.exec(className)?.[0]);

/** Lay a finger on a tile, and let it go there or elsewhere; nothing has a size in these tests. */
async function touch(tile: number, away = false): Promise<void> {
  const one = tiles()[tile];
  const tray = find(drawn(), ".tray");
  tray.setPointerCapture = () => undefined;
  const at = { bubbles: true, composed: true, pointerId: 1, button: 0 };
  one?.dispatchEvent(new PointerEvent("pointerdown", at));
  await settle(drawn());
  if (away) one?.dispatchEvent(new PointerEvent("pointermove", { ...at, clientX: 99 }));
  one?.dispatchEvent(new PointerEvent("pointerup", at));
  await settle(phone);
}

describe("the board under the finger", () => {
  test("shows my own tap before the table has heard of it", async () => {
    await open();
    await touch(1);
    expect(glazes()).toEqual(["g9", "g9", "g9"]);
    expect(store.acts).toEqual([["tap", { level: 3, x: 6, y: 2 }]]);
  });

  test("takes a tap back that was refused", async () => {
    await open();
    await touch(0);
    store.answer(false);
    await new Promise((done) => setTimeout(done));
    await settle(phone);
    expect(glazes()).toEqual(["g8", "g8", "g8"]);
  });

  test("agrees with the table, whoever else has tapped", async () => {
    await open();
    await touch(0);
    await show(moment(view([board({ hues: [1, 0, 1], taps: 2, tapped: { s1: 1, s2: 1 } })])));
    expect(glazes()).toEqual(["g9", "g8", "g9"]);
  });

  test("taps nothing when the finger slides off", async () => {
    await open();
    await touch(1, true);
    expect(store.acts).toEqual([]);
  });

  test("shows what a finger would change while it holds", async () => {
    await open();
    const tray = find(drawn(), ".tray");
    tray.setPointerCapture = () => undefined;
    const at = { bubbles: true, composed: true, pointerId: 1, button: 0 };
    tiles()[0]?.dispatchEvent(new PointerEvent("pointerdown", at));
    await settle(drawn());
    expect(tiles().map((tile) => tile.querySelector(".drop") !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("is walked over with arrow keys, and tapped with a click", async () => {
    await open();
    const [first, second] = tiles();
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await settle(drawn());
    expect(second?.tabIndex).toBe(0);
    second?.click();
    expect(store.acts).toHaveLength(1);
  });

  test("is only looked at by whoever does not play", async () => {
    await open(moment(view(), [], null));
    expect(findAll(drawn(), "button")).toEqual([]);
    expect(tiles()).toHaveLength(3);
  });

  test("tells where a tile is, its colour, and what its sign wants", async () => {
    await open();
    expect(tiles()[1]?.getAttribute("aria-label")).toBe(
      "Row 1, column 2: red. Sign for blue. Wanted: left and right. Not yet right: left and right.",
    );
  });
});

describe("what is said around the board", () => {
  test("the level, its idea, its par and the steps", async () => {
    await open();
    const said = textOf(phone);
    for (const words of ["Level 1 of 2", "Three", "Both sides at once.", "Par 1", "4 steps left"]) {
      expect(said).toContain(words);
    }
  });

  test("a level that was solved is looked at before the next comes", async () => {
    await open();
    const past = [{ level: 3, taps: 1, resets: 0, stars: 3 }];
    const last = { seat: "s2", level: 3, x: 6, y: 2 };
    await show(moment(view([board({ level: 4, past, last })])));
    expect(textOf(find(phone, ".triumph"))).toBe("Solved with one tap. Nobody can do better!");
    expect(glazes()).toEqual(["g9", "g9", "g9"]);
    expect(drawn().solved).toBe(true);
  });

  test("without steps it asks to start over, and counts who wants to", async () => {
    await open(moment(view([board({ steps_left: 0, taps: 4, lost: true })]), [offer("reset")]));
    const bar = find(phone, "cascade-bar");
    expect(textOf(bar)).toContain("No steps are left. Do you all want to start over?");
    expect(find(bar, "[data-action=reset]").className).toBe("brass");
    await show(moment(view([board({ taps: 4, votes: ["s1"] })]), [offer("keep")]));
    expect(textOf(bar)).toContain("Want to start over: 1 of 2");
    find<HTMLButtonElement>(bar, "[data-action=keep]").click();
    expect(store.acts).toEqual([["keep", {}]]);
  });

  test("whoever is through a race waits for the others", async () => {
    const boards = [board({ seats: ["s1"], through: true }), board({ seats: ["s2"] })];
    await open(moment(view(boards, { mode: "race" })));
    expect(textOf(find(phone, "cascade-bar"))).toContain("You are through!");
  });
});
