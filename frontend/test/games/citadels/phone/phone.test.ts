import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CitadelsPhone } from "../../../../src/games/citadels/phone";
import type { Cover } from "../../../../src/shared/elements/cover";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { CASTLE, player, turn as theirTurn, view } from "../tv/stage";
import { Acting, DISCARD, done, mine, offer, PALACE, SWAP, TEMPLE, turn } from "./stage";

let phone: CitadelsPhone;
let store: Acting;

async function open(now: State): Promise<void> {
  store = new Acting(now);
  phone = await mount(new CitadelsPhone(), { store });
}

const cover = (): Cover => find<Cover>(phone, "parlor-cover");
const secret = (): HTMLElement => find(cover(), "citadels-secret");
const action = (name: string): HTMLButtonElement =>
  find<HTMLButtonElement>(find(phone, "citadels-bar"), `[data-action=${name}]`);
const deed = (): HTMLButtonElement => find<HTMLButtonElement>(secret(), ".deed");

async function redraw(): Promise<void> {
  await settle(phone);
  for (const part of findAll(phone, "*")) await settle(part as CitadelsPhone);
}

async function look(): Promise<void> {
  cover().reveal();
  await redraw();
}

async function choose(selector: string): Promise<void> {
  await look();
  const input = find<HTMLInputElement>(secret(), `${selector} input`);
  input.checked = true;
  input.dispatchEvent(new Event("change"));
  await redraw();
}

const BUILD = offer("build", { district_name: ["palace", "tavern"] });
const END = offer("end_turn");
const KEEPING = mine(turn("king", { phase: "draw_choice" }), { drawn_cards: [TEMPLE, PALACE] }, [
  offer("keep_card", { index: [0, 1] }),
]);

beforeEach(speakEnglish);
afterEach(() => phone.remove());

describe("Citadels on a phone", () => {
  test("keeps everything covered, and covered means not in the page", async () => {
    await open(mine(theirTurn(), { characters: ["bishop"] }));
    expect(cover().shadowRoot?.querySelector("citadels-secret")).toBeNull();
    expect(textOf(phone)).not.toContain("Tavern");
    await look();
    expect(textOf(secret())).toContain("Tavern");
  });

  test("sends what was chosen behind the cover", async () => {
    await open(mine(turn("king", { turn_so_far: done() }), {}, [BUILD, END]));
    await choose("[data-card=tavern-1]");
    expect(textOf(deed())).toBe("Build Tavern · 1 gold");
    deed().click();
    expect(store.acts).toEqual([["build", { district_name: "tavern" }]]);
  });

  test("names what I choose behind the cover only", async () => {
    await open(mine(turn("king", { turn_so_far: done() }), {}, [BUILD, END]));
    await choose("[data-card=tavern-1]");
    cover().conceal();
    await redraw();
    expect(textOf(phone)).not.toContain("Tavern");
  });

  test("lays a planned card ready when my turn has come", async () => {
    await open(mine(theirTurn()));
    await choose("[data-card=tavern-1]");
    expect(textOf(deed())).toBe("Plan for my turn: Tavern");
    deed().click();
    await redraw();
    expect(textOf(deed())).toBe("Drop the plan: Tavern");
    cover().conceal();
    store.turnTo(mine(turn("king", { turn_so_far: done() }), {}, [BUILD, END]));
    await look();
    expect([textOf(deed()), deed().disabled]).toEqual(["Build Tavern · 1 gold", false]);
  });

  test("explains any of the eight, at any time", async () => {
    const pays = { king: { color: "noble", districts: 2, gold: 2, cards: 0, builds: 1 } } as const;
    await open(mine(theirTurn(), { pays }));
    find(find(phone, "citadels-roll"), "[data-meet=king]").click();
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-meet")).not.toBeNull();
    await redraw();
    const meet = find(phone, "citadels-meet");
    expect(textOf(meet)).toContain("Called as number 4");
    expect(textOf(meet)).toContain("Takes the crown");
    expect(textOf(meet)).toContain("1 gold for each Noble district you own: 2");
    expect(findAll(meet, "button[data-character]")).toHaveLength(8);
    find(meet, "button[data-character=warlord]").click();
    await redraw();
    expect(textOf(find(phone, "citadels-meet"))).toContain("Destroys a district");
  });

  test("changes its headline while cards are swapped", async () => {
    await open(mine(turn("magician"), {}, [offer("take_gold"), DISCARD]));
    action("discard_draw").click();
    await redraw();
    expect(textOf(find(phone, ".now"))).toContain("Which cards do you swap with the deck?");
  });

  test("is the second screen of the story while others act", async () => {
    const story = [1, 2, 3, 4, 5, 6].map((number) => ({
      number,
      event: "gold_taken",
      player: "s2",
      gold: number,
    }));
    const ben = player("s2", { city: [CASTLE] });
    await open(mine(theirTurn({ story, players: [player("s1"), ben] })));
    const waiting = find(phone, "citadels-waiting");
    expect(findAll(waiting, ".story li").map(textOf)[0]).toBe("Ben takes 2 gold.");
    expect(findAll(waiting, ".story li")).toHaveLength(5);
    expect(textOf(waiting)).toContain("City of Ben 1 of 7 districts Castle, Noble");
    expect(textOf(waiting)).toContain("Next call: 6 · Merchant");
    store.turnTo(mine(turn("king", {}), {}, [offer("take_gold")]));
    await redraw();
    expect(findAll(phone, "citadels-waiting")).toEqual([]);
  });

  test("warns before a standstill", async () => {
    await open(mine(view({ standstill_in: 2 })));
    expect(textOf(find(phone, ".top"))).toContain("2 more quiet rounds end the game");
  });

  test("forgets a choice with its deed, so that a second tap builds nothing", async () => {
    await open(KEEPING);
    await choose("[data-card=palace-1]");
    deed().click();
    store.turnTo(mine(turn("king", { turn_so_far: done() }), { hand: [PALACE] }, [BUILD, END]));
    await redraw();
    expect(store.acts).toEqual([["keep_card", { index: 1 }]]);
    await look();
    expect(deed().disabled).toBe(true);
  });

  test("covers the cards again when something was done with them", async () => {
    await open(KEEPING);
    await choose("[data-card=palace-1]");
    deed().click();
    await redraw();
    expect(cover().shadowRoot?.querySelector("citadels-secret")).toBeNull();
  });

  test("opens the targets of an ability, and closes them when it is used", async () => {
    await open(mine(turn("magician"), {}, [offer("take_gold"), SWAP]));
    action("ability").click();
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-aim")).not.toBeNull();
    find(phone, "citadels-aim").dispatchEvent(new CustomEvent("aimed"));
    await settle(phone);
    expect(findAll(phone, "citadels-aim")).toEqual([]);
  });

  test("closes the targets when the turn is over", async () => {
    await open(mine(turn("magician"), {}, [offer("take_gold"), SWAP]));
    action("ability").click();
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-aim")).not.toBeNull();
    store.turnTo(mine(theirTurn()));
    await settle(phone);
    expect(findAll(phone, "parlor-sheet")).toEqual([]);
  });

  test("leads into the city of whoever is tapped", async () => {
    const ben = player("s2", { city: [CASTLE], gold: 5, revealed_roles: ["king"] });
    await open(mine(theirTurn({ players: [player("s1"), ben] })));
    find(find(phone, "citadels-seats"), "[data-seat=s2]").click();
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-visit")).not.toBeNull();
    await redraw();
    const shown = textOf(find(phone, "citadels-visit"));
    expect(["Castle", "5 gold", "King"].filter((word) => !shown.includes(word))).toEqual([]);
  });

  test("announces the last round", async () => {
    await open(mine(theirTurn({ final_round: true, first_complete: "s2" })));
    expect(textOf(find(phone, ".top"))).toContain("The last round!");
  });

  test("shows the destroyed district to its owner", async () => {
    const destroyed = { player: "s1", owner: "s1", card: CASTLE, price: 1 };
    const ruins = theirTurn({ phase: "graveyard", waiting_for: ["s1"], destroyed });
    await open(mine(ruins, {}, [offer("graveyard", { accept: [true, false] })]));
    expect(textOf(find(phone, ".now"))).toContain("In ruins: Castle");
    expect(find(phone, "[data-district=castle]")).toBeDefined();
  });

  test("gives whoever watches the sights instead of cards", async () => {
    await open(mine(theirTurn(), {}, [], null));
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-visit")).not.toBeNull();
    expect(findAll(phone, "parlor-cover")).toEqual([]);
  });
});
