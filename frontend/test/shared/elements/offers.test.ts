import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import type { ChoiceGrid } from "../../../src/shared/elements/choice";
import { type ActEvent, Offers } from "../../../src/shared/elements/offers";
import { Names } from "../../../src/shared/names";
import type { Offered } from "../../../src/shared/protocol";
import { privatePart, speakEnglish, state, WORDS } from "../../fixtures";
import { find, findAll, mount, settle, textOf } from "./mount";

const HAND = { hand: [1, 2, 3].map((number) => ({ id: `c${number}`, name: `Card ${number}` })) };
const GUESS: Offered = {
  type: "guess",
  params: { target: { options: ["s2", "s3"] }, bet: { options: [1, 2, 3] } },
  repeatable: false,
};
const PASS: Offered = { type: "pass", params: {}, repeatable: false };
const SHUFFLE: Offered = { type: "shuffle", params: {}, repeatable: false };
const RESET: Offered = { type: "reset", params: {}, repeatable: true };
const DISCARD: Offered = {
  type: "discard",
  params: { cards: { options: ["c1", "c2", "c3"], min: 1, max: 2 } },
  repeatable: false,
};

function destroy(target: string, ...districts: string[]): Offered {
  const params = { target: { options: [target] }, district: { options: districts } };
  return { type: "destroy", params, repeatable: false };
}

let element: Offers;
let acted: Mock<(detail: ActEvent["detail"]) => void>;

beforeEach(() => {
  speakEnglish();
  acted = vi.fn();
});

afterEach(() => element.remove());

async function offer(...offers: Offered[]): Promise<void> {
  const names = new Names(state({ private: privatePart({ view: HAND }) }), WORDS);
  element = new Offers();
  element.addEventListener("act", (event) => {
    acted((event as ActEvent).detail);
  });
  await mount(element, { offers, names, words: WORDS });
}

function button(label: string): HTMLButtonElement {
  const found = findAll<HTMLButtonElement>(element, "button").find((one) =>
    textOf(one).startsWith(label),
  );
  if (found === undefined) throw new Error(`no button ${label}`);
  return found;
}

async function choose(label: string): Promise<void> {
  const grids = findAll<ChoiceGrid>(element, "parlor-choice");
  const labels = grids.flatMap((grid) => findAll(grid, ".choice"));
  const found = labels.find((one) => textOf(one) === label);
  if (found === undefined) throw new Error(`no choice ${label}`);
  found.click();
  await settle(element);
  await Promise.all(grids.map((grid) => grid.updateComplete));
}

async function press(label: string): Promise<void> {
  button(label).click();
  await settle(element);
}

describe("an action without choices", () => {
  test("the second tap takes it", async () => {
    await offer(PASS);
    await press("Pass");
    expect(acted).not.toHaveBeenCalled();
    expect(textOf(button("Pass"))).toContain("Tap again");
    await press("Pass");
    expect(acted).toHaveBeenCalledWith({ type: "pass", params: {} });
  });

  test("one tap takes what can be repeated, or what the game says is harmless", async () => {
    await offer(RESET, SHUFFLE);
    await press("Reset");
    await press("Shuffle");
    expect(acted).toHaveBeenCalledTimes(2);
  });
});

describe("an action with choices", () => {
  test("it shows names of seats and words of choices", async () => {
    await offer(GUESS);
    const said = findAll(element, "parlor-choice").map((grid) => textOf(grid));
    expect(said).toEqual(["Who? Ben Cleo", "How sure? 1 2 ALL IN"]);
  });

  test("it can be confirmed only when everything is chosen", async () => {
    await offer(GUESS);
    await choose("Ben");
    expect(button("Guess").disabled).toBe(true);
    await choose("ALL IN");
    expect(button("Guess").disabled).toBe(false);
    await press("Guess");
    expect(acted).toHaveBeenCalledWith({ type: "guess", params: { target: "s2", bet: 3 } });
  });

  test("what was chosen stays while it is still offered", async () => {
    await offer(GUESS);
    await choose("Ben");
    await choose("2");
    element.offers = [{ ...GUESS, params: { ...GUESS.params } }];
    await settle(element);
    expect(button("Guess").disabled).toBe(false);
    const onlyCleo = { options: ["s3", "s1"] };
    element.offers = [{ ...GUESS, params: { ...GUESS.params, target: onlyCleo } }];
    await settle(element);
    expect(button("Guess").disabled).toBe(true);
  });

  test("several can be chosen, no fewer and no more than allowed", async () => {
    await offer(DISCARD);
    expect(button("Discard").disabled).toBe(true);
    await choose("Card 1");
    await choose("Card 3");
    const grid = find<ChoiceGrid>(element, "parlor-choice");
    expect(find<HTMLButtonElement>(grid, ".choice.full").disabled).toBe(true);
    await press("Discard");
    expect(acted).toHaveBeenCalledWith({ type: "discard", params: { cards: ["c1", "c3"] } });
  });

  test("dependent choices are made one after the other", async () => {
    await offer(destroy("s2", "c1", "c2"), destroy("s3", "c3", "c1"));
    await choose("Cleo");
    await choose("Card 3");
    await press("Destroy");
    const params = { target: "s3", district: "c3" };
    expect(acted).toHaveBeenCalledWith({ type: "destroy", params });
  });

  test("among several actions, each unfolds by a tap", async () => {
    await offer(GUESS, PASS);
    expect(button("Guess").getAttribute("aria-expanded")).toBe("false");
    await press("Guess");
    expect(findAll(element, "parlor-choice")).toHaveLength(2);
  });

  test("nothing can be taken while the game is paused", async () => {
    await offer(PASS);
    element.disabled = true;
    await settle(element);
    expect(button("Pass").disabled).toBe(true);
  });
});
