import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CluefulPhone } from "../../../../src/games/clueful/phone";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { guessed, moment, OWN, Shown, spoken, view } from "../stage";

let store: Shown;
let phone: CluefulPhone;

async function show(now = moment()): Promise<void> {
  store = new Shown(now);
  phone = await mount(new CluefulPhone(), { store });
  await settleAll();
}

async function settleAll(): Promise<void> {
  await settle(phone);
  for (const inner of findAll(phone, "*")) await settle(inner as CluefulPhone);
}

const line = (): HTMLElement => find(phone, "clueful-line");
const letter = (): HTMLElement => find(phone, "clueful-letter");
const within = (place: HTMLElement, selector: string): HTMLElement => find(place, selector);
const has = (selector: string): boolean => phone.renderRoot.querySelector(selector) !== null;

async function tap(place: HTMLElement, selector: string): Promise<void> {
  within(place, selector).click();
  await vi.waitFor(settleAll);
}

/** Type a line and send it. */
async function type(text: string): Promise<void> {
  const input = within(line(), "input") as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event("input"));
  await settleAll();
  within(line(), "form").dispatchEvent(new Event("submit", { cancelable: true }));
  await Promise.resolve();
  await settleAll();
}

async function pick(id: string): Promise<void> {
  await tap(find(phone, "clueful-pick"), `[data-pick=${id}] input`);
}

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
});
afterEach(() => phone.remove());

describe("a line that is typed", () => {
  test("is said to the house in my language, with everyone's names", async () => {
    await show();
    await type("look");
    expect(store.asked).toEqual([
      {
        type: "query",
        request: {
          type: "say",
          text: "look",
          language: "en",
          names: { s1: "Anna", s2: "Ben", s3: "Cleo" },
        },
      },
    ]);
    expect(textOf(within(letter(), ".answer"))).toBe("You see a doormat.");
  });

  test("is not said when it is empty", async () => {
    await show();
    await type("   ");
    expect(store.asked).toEqual([]);
  });

  test("does what it says, where nothing is at stake", async () => {
    await show();
    store.answer = spoken({ understood: "action", action: { type: "travel", room: "library" } });
    await type("travel to the library");
    expect(store.acts).toEqual([["travel", { room: "library" }]]);
  });

  test("offers what may have been meant, and does nothing by itself", async () => {
    await show();
    store.answer = spoken({ understood: "unsure", suggestions: ["travel to the ballroom"] });
    await type("travel to the ballrom");
    expect(store.acts).toEqual([]);
    await tap(letter(), "[data-say='travel to the ballroom']");
    expect(store.asked).toHaveLength(2);
  });

  test.each([
    ["forfeits", "guess", "Forfeit your turn?"],
    ["ends", "accuse", "Accuse now?"],
  ] as const)("that %s something is asked about first", async (stakes, act, heading) => {
    await show();
    const action = { type: act, suspect: "plum", room: "hall", weapon: "rope" };
    store.answer = spoken({ understood: "action", action, stakes });
    await type(`${act} plum in the hall with the rope`);
    expect(store.acts).toEqual([]);
    expect(find<HTMLElement & { heading: string }>(phone, "parlor-sheet").heading).toBe(heading);
    await tap(phone, "[data-action=confirm]");
    expect(store.acts.map(([type]) => type)).toEqual([act]);
    expect(has("parlor-sheet")).toBe(false);
  });

  test.each([
    ["You hold plum.", "hand"],
    ["suspects  me  Jarvis\nplum  X", "sheet"],
  ])("whose answer is mine alone (%j) leads under the cover", async (text, page) => {
    await show();
    store.answer = spoken({ text, aloud: "", private: true });
    await type("cards");
    expect(has(`.stage.${page} parlor-cover`)).toBe(true);
    expect(document.body.textContent).not.toContain("plum");
  });

  test("that nobody heard leaves no trace", async () => {
    await show();
    store.answer = null;
    await type("look");
    expect(findAll(letter(), ".said")).toEqual([]);
  });

  test("is completed by a tap", async () => {
    await show();
    const input = within(line(), "input") as HTMLInputElement;
    input.value = "travel to the lib";
    input.dispatchEvent(new Event("input"));
    await settleAll();
    await tap(line(), "[data-complete='travel to the Library']");
    expect(input.value).toBe("travel to the Library ");
    expect(store.asked).toEqual([]);
  });
});

describe("a command that is tapped", () => {
  test("takes me to another room", async () => {
    await show();
    await tap(line(), "[data-act=travel]");
    await pick("library");
    await tap(phone, "[data-action=travel]");
    expect(store.acts).toEqual([["travel", { room: "library" }]]);
  });

  test("guesses in my room with two taps more", async () => {
    await show();
    await tap(line(), "[data-act=guess]");
    await pick("white");
    await pick("rope");
    await tap(phone, "[data-action=guess]");
    expect(store.acts).toEqual([["guess", { suspect: "white", room: "foyer", weapon: "rope" }]]);
  });

  test("accuses only when I have said so twice, and says who wins otherwise", async () => {
    await show();
    await tap(line(), "[data-act=accuse]");
    await pick("white");
    await pick("hall");
    await pick("rope");
    await tap(phone, "[data-action=accuse]");
    expect(store.acts).toEqual([]);
    expect(textOf(find(phone, "parlor-sheet"))).toMatch(/Wrong, and Ben wins/);
    await tap(phone, "[data-action=confirm]");
    expect(store.acts).toEqual([["accuse", { suspect: "white", room: "hall", weapon: "rope" }]]);
  });

  test("is dropped when the turn passes on", async () => {
    await show();
    await tap(line(), "[data-act=accuse]");
    store.turnTo(moment(view({ turn: "s2" })));
    await settleAll();
    expect(has("clueful-pick")).toBe(false);
  });

  test("can be taken back", async () => {
    await show();
    await tap(line(), "[data-act=guess]");
    await tap(phone, "[data-action=back]");
    expect(has("clueful-letter")).toBe(true);
    expect(store.acts).toEqual([]);
  });
});

describe("the letter", () => {
  test("has keys for questions while others are on turn", async () => {
    await show(moment(view({ turn: "s2" })));
    const keys = findAll(line(), ".key").map(({ dataset }) => dataset.ask);
    expect(keys).toEqual(["look", "where", "time", "help"]);
    await tap(line(), "[data-ask=where]");
    expect(store.asked[0]).toMatchObject({ request: { text: "where is everyone" } });
  });

  test("puts what I said after the turn in which I said it", async () => {
    await show();
    await type("look");
    store.turnTo(moment(view({ log: [guessed({ by: "s3", to: "s1" })] })));
    await settleAll();
    await type("help");
    const lines = findAll(letter(), ".said, .turn").map(({ className }) => className);
    expect(lines).toEqual(["said", "turn guessed", "said"]);
  });

  test("counts what is left to find where I am", async () => {
    await show();
    store.answer = spoken({ found: ["foyer.doormat"] });
    await type("examine the doormat");
    expect(textOf(find(phone, ".left"))).toBe("12 left to find");
  });

  test("shows who only watches what was said, and no line to type", async () => {
    await show(moment(view({ log: [guessed()] }), null));
    expect(has("clueful-line")).toBe(false);
    expect(textOf(within(letter(), ".turn"))).toMatch(/Ben shows Anna a card/);
  });
});

describe("what is for my eyes only", () => {
  test("is never in the page while it is covered", async () => {
    await show();
    store.turnTo(moment(view({ turn: "s2", log: [guessed()] })));
    await settleAll();
    expect(has(".stage.hand parlor-cover")).toBe(true);
    expect(has("clueful-hand")).toBe(false);
  });

  test("waits where it was, when the page is opened anew", async () => {
    await show(moment(view({ turn: "s2", log: [guessed()] })));
    expect(has(".stage.letter")).toBe(true);
    await tap(letter(), "[data-action=to-hand]");
    expect(has(".stage.hand")).toBe(true);
  });

  test("is the card that was shown, and my cards with a mark on those I have shown", async () => {
    await show();
    const { Hand } = await import("../../../../src/games/clueful/phone/hand");
    const hand = await mount(new Hand(), { store });
    const cards = findAll(hand, "[data-card]").map(({ dataset }) => dataset.card);
    expect(cards).toEqual(["rope", "plum", "knife", "hall"]);
    expect(textOf(find(hand, "figcaption"))).toMatch(/Ben showed you this/);
    expect(findAll(hand, "li").map((one) => textOf(one))).toEqual([
      "Prof. Plum",
      "Knife You have shown it.",
      "Hall",
    ]);
    hand.remove();
  });

  test("is the sheet: an X where I hold a card or was shown it", async () => {
    await show();
    const { Sheet } = await import("../../../../src/games/clueful/phone/sheet");
    const sheet = await mount(new Sheet(), { store });
    const rows = findAll(sheet, "tr[data-card]").map((row) =>
      [...row.querySelectorAll("td")].map((cell) => textOf(cell)).join(" "),
    );
    expect(rows).toEqual(["open open", "X open", "open X", "X open"]);
    expect(Object.keys(OWN.sheet ?? {})).toHaveLength(findAll(sheet, "tbody").length);
    sheet.remove();
  });
});
