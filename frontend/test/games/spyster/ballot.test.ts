import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BallotScreen } from "../../../src/games/spyster/ballot";
import type { Cover } from "../../../src/shared/elements/cover";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../shared/elements/mount";
import { type Acting, INSIDER, moment, SPY, storeAt, voteOf } from "./stage";

let ballot: BallotScreen;
let store: Acting;

async function open(own: object, answer: "taken" | "refused" = "taken"): Promise<void> {
  store = storeAt(voteOf(own), answer);
  ballot = await mount(new BallotScreen(), { store });
}

beforeEach(speakEnglish);
afterEach(() => ballot.remove());

const tabs = (): HTMLElement[] => findAll(ballot, "[role=tab]");
const button = (): HTMLButtonElement => find<HTMLButtonElement>(ballot, ".bar button");
const voting = (): HTMLElement => find(ballot, "spyster-voting");
const cover = (): Cover => find<Cover>(ballot, "parlor-cover");
const card = (): HTMLElement => find(cover(), "spyster-card");
const deed = (): HTMLButtonElement => find<HTMLButtonElement>(card(), ".deed");

async function tap(element: HTMLElement): Promise<void> {
  element.click();
  await settle(ballot);
}

async function choose(element: HTMLInputElement): Promise<void> {
  element.checked = true;
  element.dispatchEvent(new Event("change"));
  await settle(ballot);
}

const pick = (seat: string): Promise<void> =>
  choose(find<HTMLInputElement>(voting(), `[data-seat=${seat}] input`));
const bet = (amount: number): Promise<void> =>
  choose(find<HTMLInputElement>(voting(), `[data-bet="${amount}"] input`));

async function look(): Promise<void> {
  cover().reveal();
  await settle(ballot);
  await settle(cover());
}

async function guess(place: string): Promise<void> {
  await look();
  const inputs = findAll<HTMLInputElement>(card(), "[role=radiogroup] input");
  await choose(inputs.find((input) => input.value === place)!);
}

describe("a vote on a phone", () => {
  test("says the same words to everyone on both tabs, in a vote and after it", async () => {
    const said: string[][] = [];
    for (const own of [INSIDER, SPY]) {
      await open(own);
      const words = [textOf(ballot)];
      await tap(tabs()[1]!);
      words.push(textOf(ballot));
      await tap(tabs()[0]!);
      await pick("s2");
      words.push(textOf(ballot));
      store.turnTo(moment({}, { ...own, my_vote: { target: "s2", bet: 1 } }));
      await settle(ballot);
      words.push(textOf(ballot));
      said.push(words);
      ballot.remove();
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[1]).toContain("the spy may guess the place");
  });

  test("shows one panel at a time, and the arrow keys turn to the other", async () => {
    await open(INSIDER);
    tabs()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await settle(ballot);
    expect(tabs().map((tab) => tab.getAttribute("aria-selected"))).toEqual(["false", "true"]);
    expect(tabs().map((tab) => tab.getAttribute("tabindex"))).toEqual(["-1", "0"]);
    expect(find(ballot, "#panel-vote").hidden).toBe(true);
    expect(find(ballot, "#panel-own").hidden).toBe(false);
  });

  test("can be sent once a face is picked, with the bet", async () => {
    await open(INSIDER);
    expect(button().disabled).toBe(true);
    await pick("s2");
    await bet(3);
    await tap(button());
    expect(store.acts).toEqual([["vote", { target: "s2", bet: 3 }]]);
  });

  test("shows in plain sight only what is the same for everyone: what a bet wins and loses", async () => {
    await open(INSIDER);
    const odds = findAll(voting(), ".odds").map((one) => textOf(one));
    expect(odds).toEqual(["+2 or −1", "+4 or −2", "+6 or −3"]);
  });

  test.each([
    ["a guest", INSIDER, ["1 +2 / −1", "2 +4 / −2", "ALL IN +6 / −3"]],
    ["the spy", SPY, ["1 0 / −1", "2 0 / −2", "ALL IN +10 / −3"]],
  ])("shows under the cover what the bets pay %s", async (_who, own, odds) => {
    await open(own);
    expect(cover().shadowRoot?.querySelector("spyster-card")).toBeNull();
    await look();
    expect(findAll(card(), ".odds li").map((one) => textOf(one))).toEqual(odds);
  });

  test("locks when it is sent, and says so", async () => {
    await open(INSIDER);
    await pick("s2");
    await tap(button());
    expect(textOf(find(ballot, "[data-locked]"))).toBe("Your decision is locked");
    expect(findAll<HTMLFieldSetElement>(voting(), "fieldset").every((set) => set.disabled)).toBe(
      true,
    );
  });

  test("opens again when it is refused, with what was chosen", async () => {
    await open(INSIDER, "refused");
    await pick("s2");
    await tap(button());
    await settle(ballot);
    expect(button().disabled).toBe(false);
    expect(find(voting(), "[data-seat=s2]").classList).toContain("chosen");
  });

  test("stays locked for a phone that comes back", async () => {
    await open({ ...INSIDER, my_vote: { target: "s3", bet: 2 } });
    expect(textOf(find(ballot, "[data-locked]"))).toBe("Your decision is locked");
    expect(find(voting(), "[data-seat=s3]").classList).toContain("chosen");
    expect(find(voting(), '[data-bet="2"]').classList).toContain("chosen");
  });

  test("keeps what is chosen when others vote", async () => {
    await open(INSIDER);
    await pick("s2");
    store.turnTo({ ...voteOf(INSIDER), version: 9 });
    await settle(ballot);
    expect(find(voting(), "[data-seat=s2]").classList).toContain("chosen");
  });

  test("cannot be sent while the game is paused", async () => {
    await open(INSIDER);
    await pick("s2");
    const now = voteOf(INSIDER);
    store.turnTo({ ...now, public: { ...now.public, paused: true } });
    await settle(ballot);
    expect(button().disabled).toBe(true);
  });
});

describe("the spy's guess", () => {
  test("is a radiogroup on the card, which is not in the page while it is covered", async () => {
    await open(SPY);
    await tap(tabs()[1]!);
    expect(cover().shadowRoot?.querySelector("spyster-card")).toBeNull();
    await look();
    const group = find(card(), "[role=radiogroup]");
    expect(textOf(find(card(), `#${group.getAttribute("aria-labelledby")!}`))).toBe(
      "Where might you be?",
    );
  });

  test("can be confirmed only when a location is chosen", async () => {
    await open(SPY);
    await tap(tabs()[1]!);
    await look();
    expect([textOf(deed()), deed().disabled]).toEqual(["Confirm guess", true]);
    await guess("casino");
    expect(deed().disabled).toBe(false);
    await tap(deed());
    expect(store.acts).toEqual([["spy_guess", { location_id: "casino" }]]);
    expect(textOf(find(ballot, "[data-locked]"))).toBe("Your decision is locked");
  });

  test("covers the card with the deed, and says under it that it is locked", async () => {
    await open(SPY);
    await tap(tabs()[1]!);
    await guess("casino");
    await tap(deed());
    await settle(cover());
    expect(cover().shadowRoot?.querySelector("spyster-card")).toBeNull();
    await look();
    expect([textOf(deed()), deed().disabled]).toEqual(["Your guess is locked", true]);
  });

  test("stays chosen while the spy looks at the vote, and the vote while at the guess", async () => {
    await open(SPY);
    await pick("s4");
    await tap(tabs()[1]!);
    await guess("beach");
    await tap(tabs()[0]!);
    expect(find(voting(), "[data-seat=s4]").classList).toContain("chosen");
    await tap(tabs()[1]!);
    await look();
    expect(textOf(find(card(), ".chosen"))).toBe("Beach");
  });

  test("is over once the spy has voted", async () => {
    await open({ ...SPY, my_vote: { target: "s2", bet: 1 } });
    await look();
    const inputs = findAll<HTMLInputElement>(card(), "[role=radiogroup] input");
    expect(inputs.every((input) => input.disabled)).toBe(true);
    expect(textOf(deed())).toBe("You have voted: no guess any more");
  });

  test("does not exist for anyone else", async () => {
    await open(INSIDER);
    await tap(tabs()[1]!);
    await look();
    expect(findAll(card(), "[role=radiogroup]")).toEqual([]);
    expect(textOf(deed())).toBe("Back to the vote");
    await tap(deed());
    expect(find(ballot, "#panel-vote").hidden).toBe(false);
    expect(store.acts).toEqual([]);
  });
});

describe("cards of different roles", () => {
  async function blocks(own: object): Promise<(string | undefined)[]> {
    store = storeAt(moment({}, own));
    ballot = await mount(new BallotScreen(), { store });
    await look();
    const found = findAll(card(), "[data-block]").map((block) => block.dataset.block);
    const rows = findAll(card(), ".row").length;
    ballot.remove();
    return [...found, String(rows)];
  }

  test("have the same blocks and the same number of rows", async () => {
    expect(await blocks(SPY)).toEqual(await blocks(INSIDER));
  });
});
