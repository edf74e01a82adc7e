import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OccluedoPhone } from "../../../../src/games/occluedo/phone";
import type { Page } from "../../../../src/games/occluedo/phone/tasks";
import type { OccluedoView } from "../../../../src/games/occluedo/view";
import type { Cover } from "../../../../src/shared/elements/cover";
import type { State } from "../../../../src/shared/protocol";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { go, view } from "../stage";
import { Acting, mine, NAMED, offer, question } from "./stage";

const LOUNGE_LOBBY = 6;
const AT_THE_DOOR = [LOUNGE_LOBBY, 1, 2, 3, 4, 5];

let phone: OccluedoPhone;
let store: Acting;

async function open(now: State): Promise<void> {
  store = new Acting(now);
  phone = await mount(new OccluedoPhone(), { store });
}

async function redraw(): Promise<void> {
  await settle(phone);
  for (const part of findAll(phone, "*")) await settle(part as OccluedoPhone);
}

const cover = (): Cover => find<Cover>(phone, "parlor-cover");
const hand = (): HTMLElement => find(cover(), "occluedo-hand");
const bar = (): HTMLElement => find(phone, "occluedo-bar");
const deed = (name: string): HTMLButtonElement =>
  find<HTMLButtonElement>(bar(), `[data-action=${name}]`);
const blanks = (): number => findAll(phone, ".named .blank").length;
const target = (place: string): HTMLElement =>
  find(find(phone, "occluedo-map"), `[data-place=${place}]`);

async function turnTo(page: Page): Promise<void> {
  find(bar(), `[data-page=${page}]`).click();
  await redraw();
}

async function look(): Promise<void> {
  cover().reveal();
  await redraw();
}

async function tap(thing: HTMLElement): Promise<void> {
  thing.click();
  await redraw();
}

const ASKED: Partial<OccluedoView> = {
  phase: "answers",
  whose_turn: 2,
  whose_subturn: 0,
  suggestion: NAMED,
  suggestion_phase: 4,
  log: [question({ by: "s2" })],
};
const ACCUSED = { current_accusation: NAMED, accusation_phase: 4, waiting_for: [] };

beforeEach(speakEnglish);
afterEach(() => phone.remove());

describe("my turn", () => {
  beforeEach(async () => {
    const now = view({ player_places: AT_THE_DOOR });
    await open(mine(now, [go("lounge", "hall_lobby"), offer("start_accusation")]));
  });

  test("takes a place that glows, and goes there when I confirm it", async () => {
    expect(deed("go").disabled).toBe(true);
    await tap(target("lounge"));
    expect(textOf(deed("go"))).toBe("Enter the Lounge and suggest");
    expect(store.acts).toEqual([]);
    deed("go").click();
    expect(store.acts).toEqual([{ type: "go", place: "lounge" }]);
  });

  test("says why a place is out of reach", async () => {
    await tap(target("kitchen"));
    expect(textOf(find(bar(), ".why"))).toContain("You get into a room from its own lobby");
    expect(deed("go").disabled).toBe(true);
  });

  test("asks before an accusation begins", async () => {
    await tap(deed("start_accusation"));
    expect(store.acts).toEqual([]);
    find(phone, "parlor-sheet [data-action=accuse]").click();
    expect(store.acts).toEqual([{ type: "start_accusation" }]);
  });
});

describe("an accusation", () => {
  test("begins with three cards face down, whatever was asked before", async () => {
    const now = view({ phase: "accuse_room", accusation_phase: 1, log: [question()] });
    await open(mine(now, [offer("accuse_room", { room: ["lounge"] })]));
    expect(blanks()).toBe(3);
    expect(findAll(phone, ".answers")).toHaveLength(0);
  });

  test("of somebody else is large, and what is not named yet lies face down", async () => {
    const named = { current_accusation: [0], accusation_phase: 2 };
    await open(
      mine(view({ phase: "accuse_suspect", whose_turn: 2, waiting_for: ["s2"], ...named })),
    );
    expect(findAll(phone, ".trial [data-card]")).toHaveLength(1);
    expect(findAll(phone, ".trial .back")).toHaveLength(2);
  });

  test("that was right is not called so before the crime is turned up", async () => {
    await open(mine(view({ phase: "solution", ...ACCUSED, whose_turn: 2 })));
    expect(textOf(find(phone, ".now"))).toContain("The crime is turned up Is Ben right?");
    expect(findAll(phone, ".trial [data-card]")).toHaveLength(3);
  });

  test("that was false is struck out as one, and I am told once that I only answer", async () => {
    const out = { inactive_players: [0], accusations: [{ by: 0, named: NAMED }] };
    await open(mine(view({ phase: "aftermath", ...ACCUSED, ...out }), [], { crime: [8, 5, 5] }));
    expect(findAll(phone, ".now .out")).toHaveLength(0);
    await turnTo("house");
    expect(findAll(phone, ".trial .stamp")).toHaveLength(1);
    store.turnTo(mine(view({ ...out, whose_turn: 2, waiting_for: ["s2"] })));
    await redraw();
    expect(textOf(find(phone, ".now .out"))).toBe("No more turns: you only answer.");
  });
});

describe("what I hold", () => {
  test("is not in the page before I look, and covers itself when I have answered", async () => {
    await open(mine(view(ASKED), [offer("show", { card: ["rope"] })]));
    expect(textOf(phone)).not.toContain("Hall");
    await look();
    await tap(find(hand(), "[data-answer=rope] input"));
    expect(store.acts).toEqual([]);
    await tap(find(hand(), "[data-action=answer]"));
    expect(store.acts).toEqual([{ type: "show", card: "rope" }]);
    expect(cover().isOpen).toBe(false);
  });

  test.each([
    [offer("sorry"), "You have none of the three."],
    [offer("show", { card: ["rope"] }), "You can show one of the three."],
  ])("begins with sorry, and says whether that is it", async (offered, held) => {
    await open(mine(view(ASKED), [offered]));
    expect(textOf(phone)).not.toContain("of the three");
    await look();
    const answers = findAll(hand(), "[data-answer]").map(({ dataset }) => dataset.answer);
    expect(answers).toEqual(["sorry", "rope", "hall", "mrs_white"]);
    expect(textOf(find(hand(), ".why"))).toBe(held);
  });

  test("says why something is no answer", async () => {
    await open(mine(view(ASKED), [offer("show", { card: ["rope"] })]));
    await look();
    await tap(find(hand(), "[data-answer=hall] input"));
    expect(textOf(find(hand(), ".why"))).toBe("Nobody asked for that card.");
    await tap(find(hand(), "[data-answer=sorry] input"));
    expect(textOf(find(hand(), ".why"))).toBe("You hold one of the three, so you must show it.");
    expect(find<HTMLButtonElement>(hand(), "[data-action=answer]").disabled).toBe(true);
  });

  test("comes before the truth for whoever is out and asked", async () => {
    const now = view({ ...ASKED, waiting_for: ["s1"], inactive_players: [0] });
    await open(mine(now, [offer("sorry")], { crime: [8, 5, 5] }));
    await look();
    const groups = findAll(hand(), ".cards").map(({ classList }) => classList.contains("truth"));
    expect(groups).toEqual([false, true]);
  });
});

describe("whoever is named in a question", () => {
  test.each([
    ["s2", [2], "Anna brings you into the Lounge."],
    ["s3", [2], "Everyone waits for Anna."],
    ["s2", [], "Everyone waits for Anna."],
  ])("hears where that has brought them: %s %j", async (seat, recent_arrivals, text) => {
    const suggestion = NAMED.slice(0, 2);
    const now = view({ phase: "name_weapon", suggestion, suggestion_phase: 3, recent_arrivals });
    await open(mine(now, [], {}, seat));
    expect(textOf(find(phone, ".now"))).toContain(`Anna suggests ${text}`);
  });
});

describe("a question that nobody could disprove", () => {
  const answers = ["s2", "s3"].map((by) => ({ by, answer: "sorry" as const }));
  const silence = { phase: "acknowledge", suggestion: NAMED, suggestion_phase: 5 } as const;

  test.each([
    ["s1", "You may accuse from your next turn on."],
    ["s2", "Everyone waits for Anna."],
  ])("tells whoever has asked it when to accuse: %s", async (seat, then) => {
    const now = view({ ...silence, log: [question({ answers })] });
    await open(mine(now, [], {}, seat));
    expect(textOf(find(phone, ".now"))).toContain(`All the others were sorry. ${then}`);
  });
});

describe("what was asked last", () => {
  const past = { log: [question()], whose_turn: 2, waiting_for: ["s2"] };

  test("stands above house and hand, but leaves the sheet its room", async () => {
    await open(mine(view(past)));
    expect(findAll(phone, ".question.past")).toHaveLength(1);
    await turnTo("hand");
    expect(findAll(phone, ".question.past")).toHaveLength(1);
    await turnTo("sheet");
    expect(findAll(phone, ".question")).toHaveLength(0);
  });

  test.each([
    [false, "Last question"],
    [true, "Last accusation"],
  ])("is called what it was: an accusation, %s", async (accusation, title) => {
    await open(mine(view({ ...past, log: [question({ accusation })] })));
    expect(textOf(find(phone, ".question h3"))).toBe(title);
  });

  test("stands in the log with who said what", async () => {
    await open(mine(view({ log: [question({ answers: [{ by: "s2", answer: "sorry" }] })] })));
    await turnTo("log");
    expect(textOf(find(find(phone, "occluedo-log"), ".said"))).toContain("Ben: Sorry");
  });
});

describe("the sheet", () => {
  test("tells why a cell is filled when it is tapped", async () => {
    const columns = ["s1", "s2", "s3"];
    const sheet = { columns, rows: { rope: [false, true, false, false] }, one_of: [] };
    await open(mine(view({ hints: "deduction" }), [], { sheet }));
    store.answer = { reason: { because: "mine" }, because: [] };
    await turnTo("sheet");
    await look();
    const grid = find(cover(), "occluedo-sheet");
    await tap(find(grid, "[data-cell='rope s1']"));
    await redraw();
    expect(textOf(find(grid, ".reason"))).toBe("It is in your own hand.");
  });
});

describe("somebody without a seat", () => {
  test("sees house and log, and nobody's cards", async () => {
    await open(mine(view(ASKED), [], { hand: [] }, null));
    const pages = findAll(bar(), "[data-page]").map(({ dataset }) => dataset.page);
    expect(pages).toEqual(["house", "log"]);
    expect(findAll(phone, "parlor-cover")).toHaveLength(0);
  });
});
