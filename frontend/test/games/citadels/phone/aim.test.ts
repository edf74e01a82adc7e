import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Aim } from "../../../../src/games/citadels/phone/aim";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { CASTLE, KEEP, player } from "../tv/stage";
import { Acting, mine, offer, SWAP, TEMPLE, turn } from "./stage";

let aim: Aim;
let store: Acting;

async function open(now: State): Promise<void> {
  store = new Acting(now);
  aim = await mount(new Aim(), { store });
}

async function choose(selector: string): Promise<void> {
  const input = find<HTMLInputElement>(aim, `${selector} input`);
  input.checked = true;
  input.dispatchEvent(new Event("change"));
  await settle(aim);
}

const button = (): HTMLButtonElement => find<HTMLButtonElement>(aim, "[data-action=ability]");
const free = (selector: string): (string | undefined)[] =>
  findAll<HTMLLabelElement>(aim, selector)
    .filter((label) => label.querySelector("input")?.disabled === false)
    .map(({ dataset }) => dataset.character ?? dataset.seat ?? dataset.district);

const NAMING = offer("ability", { character: ["thief", "king"] });

beforeEach(speakEnglish);
afterEach(() => aim.remove());

describe("an ability", () => {
  test("names one of the characters that are offered, after a second tap", async () => {
    await open(mine(turn("assassin"), {}, [NAMING]));
    expect(findAll(aim, "label").length).toBe(8);
    expect(free("label")).toEqual(["thief", "king"]);
    expect(button().disabled).toBe(true);
    await choose("[data-character=king]");
    expect(textOf(button())).toBe("Murder: King");
    button().click();
    expect(store.acts).toEqual([["ability", { character: "king" }]]);
  });

  test("tells the Thief who is dead already", async () => {
    await open(mine(turn("thief", { murdered: "bishop" }), {}, [NAMING]));
    expect(textOf(find(aim, "[data-character=bishop]"))).toContain("Murdered");
  });

  test("swaps hands with a face", async () => {
    await open(mine(turn("magician"), {}, [SWAP]));
    expect(free("label")).toEqual(["s2", "s3"]);
    await choose("[data-seat=s3]");
    expect(textOf(button())).toBe("Swap hands with Cleo");
    button().click();
    expect(store.acts).toEqual([["ability", { extra_data: "swap_hand", target: "s3" }]]);
  });
});

describe("a Warlord", () => {
  const cities = [
    player("s1", { gold: 2 }),
    player("s2", { city: [TEMPLE, KEEP, CASTLE] }),
    player("s3", { city: [TEMPLE], revealed_roles: ["bishop"] }),
    player("s4", { city: [TEMPLE], complete: true }),
  ];
  const war = mine(turn("warlord", { players: cities }), {}, [
    offer("ability", { target: ["s2"], district_name: ["temple"] }),
  ]);
  const section = (seat: string): string => textOf(find(aim, `section[data-seat=${seat}]`));
  const district = (id: string): string =>
    textOf(find(aim, `section[data-seat=s2] [data-district=${id}]`));

  test("destroys a district in a city, for its price", async () => {
    await open(war);
    expect(free("label")).toEqual(["temple"]);
    expect(district("temple")).toContain("0 gold");
    await choose("section[data-seat=s2] [data-district=temple]");
    expect(textOf(button())).toBe("Destroy for 0 gold: Temple");
    button().click();
    expect(store.acts).toEqual([["ability", { target: "s2", district_name: "temple" }]]);
  });

  test("reads why the rest is out of reach", async () => {
    await open(war);
    expect(district("keep")).toContain("can’t be destroyed");
    expect(district("castle")).toContain("too dear");
    expect(section("s3")).toContain("The Bishop guards this city.");
    expect(section("s4")).toContain("Complete: the Warlord can’t touch it.");
  });

  test("is not stopped by a Bishop who was murdered", async () => {
    const dead = mine(turn("warlord", { players: cities, murdered: "bishop" }), {}, []);
    await open({ ...dead, offers: war.offers });
    expect(section("s3")).not.toContain("guards");
  });
});
