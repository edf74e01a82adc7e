import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Bar } from "../../../../src/games/citadels/phone/bar";
import type { Purpose } from "../../../../src/games/citadels/phone/deeds";
import type { Question } from "../../../../src/phone/intent";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, textOf } from "../../../shared/elements/mount";
import { turn as theirTurn, view } from "../tv/stage";
import { Acting, DISCARD, done, mine, offer, SWAP, turn } from "./stage";

let bar: Bar;
let store: Acting;
let wishes: string[];
let asked: Question[];

async function open(now: State, purpose: Purpose): Promise<void> {
  store = new Acting(now);
  wishes = [];
  asked = [];
  bar = await mount(new Bar(), { store, purpose });
  bar.addEventListener("wish", (event) => wishes.push((event as CustomEvent<string>).detail));
  bar.addEventListener("ask", (event) => asked.push((event as CustomEvent<Question>).detail));
}

const buttons = (): [string | undefined, string][] =>
  findAll(bar, "button").map((one) => [one.dataset.action, textOf(one)]);
const button = (action: string): HTMLButtonElement =>
  find<HTMLButtonElement>(bar, `[data-action=${action}]`);

const DRAFT = mine(view({ waiting_for: ["s1"] }), { draft_choices: ["king"] }, [
  offer("draft_pick", { character: ["king"] }),
]);
const END = offer("end_turn");
const BUILD = offer("build", { district_name: ["tavern"] });
const built = (more: object = {}) => turn("king", { turn_so_far: done(more) });

beforeEach(speakEnglish);
afterEach(() => bar.remove());

describe("under the thumb", () => {
  test("there is nothing while others act: the story has the room", async () => {
    await open(mine(theirTurn()), "read");
    expect(buttons()).toEqual([]);
    expect(textOf(bar)).toBe("");
  });

  test("whoever watches is told so", async () => {
    await open(mine(theirTurn(), {}, [], null), "read");
    expect(textOf(bar)).toBe("You are watching. What everyone may see, you see too.");
  });

  test("nothing names what I choose: that is done behind the cover", async () => {
    await open(DRAFT, "draft_pick");
    expect(buttons()).toEqual([]);
    expect(textOf(bar)).toBe("Look at the characters, tap one, and confirm.");
  });

  test("I gather gold or cards", async () => {
    await open(mine(turn("king"), {}, [offer("take_gold"), offer("draw_cards")]), "read");
    expect(buttons()).toEqual([
      ["take_gold", "Take 2 gold"],
      ["draw_cards", "Draw 2, keep 1"],
    ]);
    button("draw_cards").click();
    expect(store.acts).toEqual([["draw_cards", {}]]);
  });

  test("the button says how many cards my city lets me draw and keep", async () => {
    const draws = done({ gathered: false, draws: 3, keeps: 3 });
    const now = turn("king", { turn_so_far: draws });
    await open(mine(now, {}, [offer("take_gold"), offer("draw_cards")]), "read");
    expect(buttons()[1]).toEqual(["draw_cards", "Draw 3 cards"]);
  });

  test("the same buttons are there whether or not my hand can be built", async () => {
    await open(mine(built(), {}, [BUILD, END]), "build");
    const rich = buttons();
    bar.remove();
    await open(mine(built(), {}, [END]), "read");
    expect(buttons()).toEqual(rich);
  });

  test("the end of the turn asks if there is something left to do", async () => {
    await open(mine(built(), {}, [BUILD, END]), "build");
    button("end_turn").click();
    expect([store.acts, asked[0]?.question]).toEqual([[], "You could still build a district."]);
    asked[0]?.then();
    expect(store.acts).toEqual([["end_turn", {}]]);
  });

  test("the turn ends at once if there is nothing left to do", async () => {
    await open(mine(built({ built: 1 }), {}, [END]), "read");
    button("end_turn").click();
    expect(store.acts).toEqual([["end_turn", {}]]);
  });

  test("a Magician has two tricks", async () => {
    await open(mine(turn("magician"), {}, [offer("take_gold"), SWAP, DISCARD]), "read");
    expect(buttons().slice(0, 2)).toEqual([
      ["ability", "Swap hands"],
      ["discard_draw", "Swap cards"],
    ]);
    button("ability").click();
    button("discard_draw").click();
    expect(wishes).toEqual(["aim", "discard_draw"]);
  });

  test("a swap of cards can be left", async () => {
    await open(mine(turn("magician"), {}, [DISCARD]), "discard_draw");
    expect(buttons()).toEqual([["cancel", "Not now"]]);
    button("cancel").click();
    expect(wishes).toEqual(["build"]);
  });

  test("tools say what they take and give, and the Smithy works with one tap", async () => {
    const tool = (action: string, district: string, more: object) => ({
      action,
      district,
      takes_gold: 0,
      takes_cards: 0,
      gives_gold: 0,
      gives_cards: 0,
      ...more,
    });
    const tools = [
      tool("lab_discard", "laboratory", { takes_cards: 1, gives_gold: 1 }),
      tool("smithy_draw", "smithy", { takes_gold: 2, gives_cards: 3 }),
    ];
    const offers = [offer("lab_discard"), offer("smithy_draw"), END];
    await open(mine(built(), { tools }, offers), "read");
    expect(buttons().slice(0, 2)).toEqual([
      ["lab_discard", "Laboratory: 1 card → 1 gold"],
      ["smithy_draw", "Smithy: 2 gold → 3 cards"],
    ]);
    button("smithy_draw").click();
    expect(store.acts).toEqual([["smithy_draw", {}]]);
  });

  test("income waits for a tap, where the rules in the box are played by", async () => {
    await open(mine(built({ income: 3 }), {}, [offer("collect_income"), END]), "read");
    expect(buttons()[0]).toEqual(["collect_income", "Income: 3 gold"]);
    button("collect_income").click();
    expect(store.acts).toEqual([["collect_income", {}]]);
  });

  test.each([
    ["graveyard", true],
    ["decline", false],
  ])("at the Graveyard %s answers %s", async (action, accept) => {
    const ruins = view({ phase: "graveyard", waiting_for: ["s1"] });
    await open(mine(ruins, {}, [offer("graveyard", { accept: [true, false] })]), "read");
    button(action).click();
    expect(store.acts).toEqual([["graveyard", { accept }]]);
  });

  test("nothing can be done while the game is paused", async () => {
    const now = mine(turn("king"), {}, [offer("take_gold")]);
    await open({ ...now, public: { ...now.public, paused: true } }, "read");
    expect(button("take_gold").disabled).toBe(true);
  });
});
