import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Choices } from "../../src/phone/choices";
import type { GameOption, SeatInfo } from "../../src/shared/protocol";
import { RefusedError, type TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import {
  ANNA,
  BEN,
  CLEO,
  publicPart,
  seat,
  speakEnglish,
  state,
  welcome,
  WORDS,
} from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const ROLE: GameOption = {
  key: "role",
  kind: "choice",
  default: "cook",
  min: null,
  max: null,
  choices: ["cook", "butler", "heir"],
  each: true,
  unique: true,
  advanced: false,
};
const TAKEN = { ...BEN, choices: { role: "butler" } };

const request = vi.fn();
let element: Choices;
let store: Store;

async function show(seats: SeatInfo[], option: GameOption = ROLE): Promise<void> {
  store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.vocabulary.learn("demo", {
    ...WORDS,
    options: { role: { name: "Your role" } },
    choices: { role: { cook: "Cook", butler: "Butler", heir: "Heir" } },
  });
  store.welcome(
    welcome({ games: [{ id: "demo", min_seats: 1, max_seats: 4, options: [option] }] }),
  );
  store.state(state({ public: publicPart({ seats }) }));
  element = await mount(new Choices(), { store });
}

const input = (choice: string): HTMLInputElement =>
  find<HTMLInputElement>(element, `[data-choice="${choice}"]`);
const tap = (choice: string): void => {
  input(choice).dispatchEvent(new Event("change"));
};

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => element.remove());

describe("what every seat chooses", () => {
  test("is named in the game's words, with what is left for who does not mind", async () => {
    await show([ANNA, BEN]);
    expect(textOf(find(element, "legend"))).toBe("Your role");
    expect(findAll(element, ".choice").map(textOf)).toEqual([
      "Cook",
      "Butler",
      "Heir",
      "Whatever is left",
    ]);
    expect(input("").checked).toBe(true);
  });

  test("is chosen by one tap, and given back by another", async () => {
    await show([{ ...ANNA, choices: { role: "cook" } }, BEN]);
    expect(input("cook").checked).toBe(true);
    tap("heir");
    expect(request).toHaveBeenLastCalledWith({ type: "choose", option: "role", value: "heir" });
    tap("");
    expect(request).toHaveBeenLastCalledWith({ type: "choose", option: "role" });
  });

  test("shows who has what, and lets nobody have it too", async () => {
    await show([ANNA, TAKEN]);
    expect(input("butler").disabled).toBe(true);
    expect(textOf(find(element, ".taken"))).toBe("Butler Ben");
    expect(input("heir").disabled).toBe(false);
  });

  test("can be the same for several where the game allows it", async () => {
    await show([ANNA, TAKEN], { ...ROLE, unique: false });
    expect(input("butler").disabled).toBe(false);
    expect(input("cook").checked).toBe(true);
    expect(findAll(element, '[data-choice=""]')).toHaveLength(0);
  });

  test("is free again when its owner has left", async () => {
    await show([ANNA, { ...TAKEN, gone: true }]);
    expect(input("butler").disabled).toBe(false);
  });

  test("is not marked when the table has refused it", async () => {
    request.mockRejectedValue(new RefusedError("choice_taken"));
    await show([ANNA, CLEO]);
    input("cook").checked = true;
    tap("cook");
    await vi.waitFor(() => expect(store.notices).toHaveLength(1));
    await settle(element);
    expect(input("cook").checked).toBe(false);
  });

  test("is nothing for who only watches", async () => {
    await show([seat("s1", "Anna", { watching: true }), BEN]);
    expect(find<HTMLFieldSetElement>(element, "fieldset").disabled).toBe(true);
  });
});
