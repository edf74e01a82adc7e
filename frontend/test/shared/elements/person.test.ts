import { afterEach, describe, expect, test } from "vitest";
import { Person } from "../../../src/shared/elements/person";
import { EXPRESSIONS, HATS, type SeatInfo } from "../../../src/shared/protocol";
import { ANNA } from "../../fixtures";
import { find, mount } from "./mount";

let person: Person;

afterEach(() => person.remove());

/** Return a portrait as it is drawn, without its colour. */
async function drawn(seat: Partial<SeatInfo>, more: Partial<Person> = {}): Promise<string> {
  person = await mount(new Person(), { seat: { ...ANNA, ...seat }, ...more });
  return find<SVGElement>(person, "svg.portrait").innerHTML.replace(/<!--.*?-->/g, "");
}

describe("a portrait", () => {
  test("is another one with every hat and every expression", async () => {
    const looks = HATS.flatMap((hat) => EXPRESSIONS.map((expression) => ({ hat, expression })));
    const portraits = [];
    for (const look of looks) portraits.push(await drawn(look));
    expect(new Set(portraits).size).toBe(HATS.length * EXPRESSIONS.length);
  });

  test("shows a bot as an automaton in the hat of its seat", async () => {
    expect(await drawn({ hat: "fedora", kind: "bot" })).not.toBe(await drawn({ hat: "fedora" }));
    expect(await drawn({ hat: "fedora", bot: true })).not.toBe(
      await drawn({ hat: "cap", bot: true }),
    );
  });

  test("reacts to a moment, whatever it looks like otherwise", async () => {
    const moods = ["caught", "winning", "beaten", "waiting", null] as const;
    const faces = [];
    for (const mood of moods) faces.push(await drawn({ expression: "stern" }, { mood }));
    expect(new Set(faces).size).toBe(moods.length);
    expect(await drawn({ expression: "sly" }, { mood: "caught" })).toBe(faces[0]);
  });

  test("sleeps while nobody is there, even if they win", async () => {
    const asleep = await drawn({ present: false });
    expect(await drawn({ present: false }, { mood: "winning" })).toBe(asleep);
    expect(await drawn({}, { mood: "winning" })).not.toBe(asleep);
  });
});
