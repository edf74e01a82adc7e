import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Purpose } from "../../../../src/games/citadels/phone/deeds";
import { Secret } from "../../../../src/games/citadels/phone/secret";
import type { Suspects } from "../../../../src/games/citadels/phone/suspects";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { call, turn as theirTurn, view } from "../tv/stage";
import { Acting, DISCARD, done, mine, offer, TEMPLE, turn } from "./stage";

let secret: Secret;
let heard: string[][];

async function open(now: State, purpose: Purpose, chosen: string[] = []): Promise<void> {
  heard = [];
  secret = await mount(new Secret(), { store: new Acting(now), purpose, chosen });
  secret.addEventListener("choose", (event) => heard.push((event as CustomEvent<string[]>).detail));
}

async function choose(selector: string): Promise<void> {
  const input = find<HTMLInputElement>(secret, `${selector} input`);
  input.checked = true;
  input.dispatchEvent(new Event("change"));
  await settle(secret);
}

const detail = (): string => textOf(find(secret, ".detail"));
const picking = mine(view({ waiting_for: ["s1"] }), { draft_choices: ["assassin", "king"] }, [
  offer("draft_pick", { character: ["assassin", "king"] }),
]);

beforeEach(speakEnglish);
afterEach(() => secret.remove());

describe("behind the cover", () => {
  test("lie the characters that I can choose from", async () => {
    await open(picking, "draft_pick");
    const offered = findAll(secret, "label[data-character]").map(
      ({ dataset }) => dataset.character,
    );
    expect(offered).toEqual(["assassin", "king"]);
    await choose("[data-character=king]");
    expect(heard).toEqual([["king"]]);
  });

  test("a character says what it can do", async () => {
    await open(picking, "draft_pick", ["king"]);
    expect(detail()).toContain("Takes the crown");
  });

  test("a card says what it does, and why it can't be built", async () => {
    const poor = mine(turn("king", { turn_so_far: done() }), {
      blocked: { "smithy-1": "cannot_afford" },
    });
    await open(poor, "read", ["smithy-1"]);
    expect(detail()).toBe(
      "Smithy Once a turn: pay 2 gold and draw 3 cards. You don't have enough gold for that.",
    );
    expect(find(secret, "[data-card=smithy-1]").classList).toContain("off");
    expect(find(secret, "[data-card=tavern-1]").classList).not.toContain("off");
  });

  test("a plain card says who collects gold for it", async () => {
    await open(mine(theirTurn()), "read", ["tavern-1"]);
    expect(detail()).toBe("Tavern The Merchant collects gold for these.");
  });

  test("several cards can be chosen for a swap, and taken back", async () => {
    const magic = mine(turn("magician"), {}, [DISCARD]);
    await open(magic, "discard_draw", ["tavern-1"]);
    await choose("[data-card=palace-1]");
    await choose("[data-card=tavern-1]");
    expect(heard).toEqual([["palace-1", "tavern-1"], []]);
  });

  test("I read what is in store for my character until its call", async () => {
    const robbed = { robbed: "bishop", murdered: "king" };
    await open(mine(theirTurn(robbed), { characters: ["bishop"] }), "read");
    expect(textOf(find(secret, ".who"))).toBe("Bishop Will be robbed");
    secret.remove();
    const called = theirTurn({ ...robbed, calls: [call("bishop", "s1", { robbed: 2 })] });
    await open(mine(called, { characters: ["bishop"] }), "read");
    expect(textOf(find(secret, ".who"))).toBe("Bishop");
    secret.remove();
    await open(mine(theirTurn(robbed), { characters: ["king"] }), "read");
    expect(textOf(find(secret, ".who"))).toBe("King Murdered: you miss this round");
  });

  test("lies my hand, small, while I choose a character or a drawn card", async () => {
    const already = { "tavern-1": "city" } as const;
    await open(
      { ...picking, ...mine(view({ waiting_for: ["s1"] }), { already, draft_choices: ["king"] }) },
      "draft_pick",
    );
    expect(findAll(secret, ".mini").map(({ dataset }) => dataset.card)).toEqual([
      "tavern-1",
      "palace-1",
      "smithy-1",
    ]);
    expect(textOf(find(secret, ".mini[data-card=tavern-1]"))).toContain("in your city");
    secret.remove();
    const drawn = { drawn_cards: [TEMPLE], already: { "temple-1": "hand" } as const };
    await open(mine(turn("king", { phase: "draw_choice" }), drawn), "keep_card");
    expect(findAll(secret, ".mini")).toHaveLength(3);
    expect(textOf(find(secret, "label[data-card=temple-1]"))).toContain("already in your hand");
  });

  test("the deed says what it does, and waits for a choice", async () => {
    await open(picking, "draft_pick");
    const deed = (): HTMLButtonElement => find<HTMLButtonElement>(secret, ".deed");
    expect([textOf(deed()), deed().disabled]).toEqual(["Tap a character", true]);
    secret.remove();
    await open(picking, "draft_pick", ["king"]);
    expect([textOf(deed()), deed().disabled]).toEqual(["Choose: King", false]);
    const done: unknown[] = [];
    secret.addEventListener("deed", (event) => done.push((event as CustomEvent).detail));
    deed().click();
    expect(done).toEqual([{ type: "draft_pick", params: { character: "king" } }]);
  });

  test("the blocks are the same for whoever waits, whoever they are", async () => {
    const blocks = (): (string | undefined)[] =>
      findAll(secret, "[data-block]").map((block) => block.dataset.block);
    await open(mine(theirTurn(), { characters: ["bishop"] }), "read");
    const first = blocks();
    secret.remove();
    await open(mine(theirTurn(), { hand: [], characters: ["king", "thief"] }), "read");
    expect(blocks()).toEqual(first);
  });

  test("I note whom I suspect, and this phone keeps it for the round", async () => {
    await open(mine(theirTurn()), "read");
    const suspects = (): Suspects => find<Suspects>(secret, "citadels-suspects");
    await settle(suspects());
    find(suspects(), "[data-suspect=s2]").click();
    await settle(suspects());
    find(suspects(), "[data-role=warlord]").click();
    await settle(suspects());
    secret.remove();
    await open(mine(theirTurn()), "read");
    await settle(suspects());
    const label = (): string | null =>
      find(suspects(), "[data-suspect=s2]").getAttribute("aria-label");
    expect(label()).toBe("Ben: Warlord?");
    secret.remove();
    await open(mine(theirTurn({ round: 3 })), "read");
    await settle(suspects());
    expect(label()).toBe("Ben: no idea");
  });
});
