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

async function open(now: State, purpose: Purpose, chosen: string[] = []): Promise<void> {
  store = new Acting(now);
  wishes = [];
  asked = [];
  bar = await mount(new Bar(), { store, purpose, chosen });
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
  test("there is nothing but a word while others act", async () => {
    await open(mine(theirTurn()), "read");
    expect(buttons()).toEqual([]);
    expect(textOf(bar)).toBe("There is nothing for you to do right now.");
  });

  test("a spectator is told to be one", async () => {
    await open(mine(theirTurn(), {}, [], null), "read");
    expect(textOf(bar)).toBe("You are watching. What everyone may see, you see too.");
  });

  test("a character is chosen with a second tap, and only once", async () => {
    await open(DRAFT, "draft_pick");
    expect(button("draft_pick").disabled).toBe(true);
    bar.remove();
    await open(DRAFT, "draft_pick", ["king"]);
    expect(textOf(find(bar, ".note"))).toBe("This can’t be taken back.");
    button("draft_pick").click();
    expect(store.acts).toEqual([["draft_pick", { character: "king" }]]);
    expect(wishes).toEqual(["build"]);
  });

  test("no button names what I have chosen", async () => {
    await open(DRAFT, "draft_pick", ["king"]);
    expect(textOf(bar)).not.toContain("King");
  });

  test("I gather gold or cards", async () => {
    await open(mine(turn("king"), {}, [offer("take_gold"), offer("draw_cards")]), "read");
    expect(buttons()).toEqual([
      ["take_gold", "Take 2 gold"],
      ["draw_cards", "Draw cards"],
    ]);
    button("draw_cards").click();
    expect(store.acts).toEqual([["draw_cards", {}]]);
  });

  test("I build what I have chosen, if it can be built", async () => {
    await open(mine(built(), {}, [BUILD, END]), "build", ["tavern-1"]);
    button("build").click();
    expect(store.acts).toEqual([["build", { district_name: "tavern" }]]);
    bar.remove();
    await open(mine(built(), {}, [BUILD, END]), "build", ["palace-1"]);
    expect(button("build").disabled).toBe(true);
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

  test("cards are swapped on the cards themselves, and that can be left", async () => {
    await open(mine(turn("magician"), {}, [DISCARD]), "discard_draw", ["smithy-1", "tavern-1"]);
    expect(buttons()).toEqual([
      ["cancel", "Not now"],
      ["discard_draw", "Swap 2 cards"],
    ]);
    button("cancel").click();
    button("discard_draw").click();
    expect(wishes).toEqual(["build", "build"]);
    expect(store.acts).toEqual([["ability", { extra_data: "discard_draw", indices: [0, 2] }]]);
  });

  test("the Smithy asks before it takes gold", async () => {
    await open(mine(built(), {}, [offer("smithy_draw"), END]), "read");
    button("smithy_draw").click();
    expect(asked[0]?.question).toBe("You pay 2 gold and draw 3 cards.");
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
