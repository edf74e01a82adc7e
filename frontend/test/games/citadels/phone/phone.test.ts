import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CitadelsPhone } from "../../../../src/games/citadels/phone";
import type { Cover } from "../../../../src/shared/elements/cover";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { CASTLE, player, turn as theirTurn, view } from "../tv/stage";
import { Acting, done, mine, offer, PALACE, SWAP, TEMPLE, turn } from "./stage";

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

  test("shows the same blocks to one who chooses and to one who waits", async () => {
    const tags = (): string[] => [...phone.shadowRoot!.children].map(({ tagName }) => tagName);
    await open(mine(view(), { characters: ["king"] }));
    const waiting = tags();
    phone.remove();
    const offers = [offer("draft_pick", { character: ["king"] })];
    await open(mine(view({ waiting_for: ["s1"] }), { draft_choices: ["king"] }, offers));
    expect(tags()).toEqual(waiting);
  });

  test("sends what was chosen behind the cover", async () => {
    await open(mine(turn("king", { turn_so_far: done() }), {}, [BUILD, END]));
    await choose("[data-card=tavern-1]");
    action("build").click();
    expect(store.acts).toEqual([["build", { district_name: "tavern" }]]);
  });

  test("forgets a choice with its deed, so that a second tap builds nothing", async () => {
    await open(KEEPING);
    await choose("[data-card=palace-1]");
    action("keep_card").click();
    store.turnTo(mine(turn("king", { turn_so_far: done() }), { hand: [PALACE] }, [BUILD, END]));
    await redraw();
    expect(store.acts).toEqual([["keep_card", { index: 1 }]]);
    expect(action("build").disabled).toBe(true);
  });

  test("covers the cards again when something was done with them", async () => {
    await open(KEEPING);
    await choose("[data-card=palace-1]");
    action("keep_card").click();
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
    const destroyed = { player: "s1", card: CASTLE };
    const ruins = theirTurn({ phase: "graveyard", waiting_for: ["s1"], destroyed });
    await open(mine(ruins, {}, [offer("graveyard", { accept: [true, false] })]));
    expect(textOf(find(phone, ".now"))).toContain("In ruins: Castle");
    expect(find(phone, "[data-district=castle]")).toBeDefined();
  });

  test("gives a spectator the sights instead of cards", async () => {
    await open(mine(theirTurn(), {}, [], null));
    await expect.poll(() => phone.shadowRoot?.querySelector("citadels-visit")).not.toBeNull();
    expect(findAll(phone, "parlor-cover")).toEqual([]);
  });
});
