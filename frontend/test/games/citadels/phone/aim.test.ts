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
    expect(textOf(find(aim, ".victim"))).toContain("4 · King Takes the crown");
    button().click();
    expect(store.acts).toEqual([["ability", { character: "king" }]]);
  });

  test("tells the Thief who is dead, who was called before, who lies face up, and who I am now", async () => {
    const own = {
      valid_targets: [
        { character: "king", pointless: "face_up" as const },
        { character: "merchant", pointless: "yours" as const },
      ],
      spared: [
        { character: "assassin", why: "called" as const },
        { character: "bishop", why: "murdered" as const },
      ],
    };
    await open(mine(turn("thief"), own, [NAMING]));
    const told = (id: string): string => textOf(find(aim, `[data-character=${id}]`));
    expect(told("assassin")).toContain("already called");
    expect(told("bishop")).toContain("Murdered");
    expect(told("king")).toContain("face up");
    // The sheet lies in plain sight: nobody learns who else I am.
    expect(told("merchant")).not.toContain("that’s you");
    expect(find(aim, "[data-character=merchant]").className).toBe(
      find(aim, "[data-character=warlord]").className,
    );
    expect(told("thief")).toContain("that’s you");
    expect(find(aim, "[data-character=king]").classList).toContain("grey");
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
  const own = {
    valid_targets: [{ target: "s2", district_name: "temple", cost: 0 }],
    spared: [
      { target: "s2", district_name: "keep", cost: 2, why: "cannot_fall" as const },
      { target: "s2", district_name: "castle", cost: 3, why: "too_dear" as const },
      { target: "s3", district_name: "temple", cost: 0, why: "guarded" as const },
      { target: "s4", district_name: "temple", cost: 0, why: "complete" as const },
    ],
  };
  const war = mine(turn("warlord", { players: cities }), own, [
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
});
