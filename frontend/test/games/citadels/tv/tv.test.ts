import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CitadelsTv } from "../../../../src/games/citadels/tv";
import type { CitadelsView } from "../../../../src/games/citadels/view";
import { speakEnglish } from "../../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../../shared/elements/mount";
import { call, CASTLE, KEEP, player, Shown, turn, view } from "./stage";

let store: Shown;
let tv: CitadelsTv;

async function show(now: CitadelsView): Promise<void> {
  store = new Shown(now);
  tv = await mount(new CitadelsTv(), { store });
  await settleAll();
}

async function settleAll(): Promise<void> {
  await settle(tv);
  for (const inner of findAll(tv, "*")) await settle(inner as CitadelsTv);
}

async function turnTo(now: CitadelsView): Promise<void> {
  store.turnTo(now);
  await settleAll();
}

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  tv.remove();
  vi.useRealTimers();
});

const now = (): HTMLElement => find(tv, "citadels-now");
const row = (): HTMLElement => find(tv, "citadels-row");
const city = (seat: string): HTMLElement => find(tv, `citadels-city[data-seat=${seat}]`);
const slots = (seat: string): HTMLElement[] => findAll(find(city(seat), "citadels-slots"), ".slot");
const classes = (elements: HTMLElement[]): string[] =>
  elements.map((element) => element.className.trim().replace(/\s+/g, " "));

describe("a draft on the TV", () => {
  beforeEach(() => show(view()));

  test("says whose choice it is and how much is left", () => {
    expect(textOf(now())).toContain("Round 2 · 40 cards in the deck");
    expect(textOf(now())).toContain("Ben");
    expect(textOf(now())).toContain("4 characters to choose from");
  });

  test("lays out all eight cards: taken, on offer, unseen and face up", () => {
    expect(classes(findAll(row(), "li"))).toEqual([
      "taken",
      "back on_offer",
      "back on_offer",
      "back on_offer",
      "back on_offer",
      "back set_aside_unseen",
      "aside",
      "aside",
    ]);
    expect(findAll(row(), ".aside").map((card) => card.dataset.character)).toEqual([
      "thief",
      "bishop",
    ]);
    expect(textOf(row())).toContain("Taken by Anna");
  });

  test("shows who has chosen, who is choosing and who waits", () => {
    expect(["s1", "s2", "s3"].map((seat) => classes(slots(seat)))).toEqual([
      ["slot back"],
      ["slot place chooses"],
      ["slot place"],
    ]);
  });
});

describe("a turn on the TV", () => {
  test("shows who it is and how far they are", async () => {
    await show(turn());
    expect(find(now(), ".actor").dataset.seat).toBe("s2");
    expect(textOf(now())).toContain("King: gold or cards?");
    expect(find(city("s2"), "section").classList.contains("acts")).toBe(true);
    expect(find(city("s1"), "section").classList.contains("acts")).toBe(false);
  });

  test("shows what became of each character", async () => {
    await show(turn({ murdered: "merchant", robbed: "warlord" }));
    expect(classes(findAll(row(), "li"))).toEqual([
      "known",
      "nobody",
      "nobody",
      "current known",
      "aside",
      "waits",
      "waits",
      "waits",
    ]);
    expect(textOf(find(row(), "[data-character=merchant]"))).toContain("Will be murdered");
    expect(textOf(find(row(), "[data-character=warlord]"))).toContain("Will be robbed");
  });

  test("shows a city with names, costs, colors and what is still free", async () => {
    const rich = player("s1", { city: [CASTLE, KEEP], gold: 3, hand_size: 1 });
    await show(turn({ players: [rich, player("s2")] }));
    const [castle, keep] = findAll(city("s1"), ".district");
    expect(textOf(castle!)).toBe("Noble 4 Castle");
    expect(textOf(keep!)).toContain("Special 3 Keep");
    expect(findAll(city("s1"), ".plot")).toHaveLength(5);
    expect(textOf(city("s1"))).toContain("3 gold");
    expect(textOf(city("s1"))).toContain("1 card in hand");
    expect(textOf(city("s1"))).toContain("Has the crown");
    expect(textOf(city("s2"))).not.toContain("Has the crown");
  });

  test("shows that a city is complete, and the last round", async () => {
    const done = player("s1", { complete: true });
    await show(turn({ players: [done, player("s2")], first_complete: "s1", final_round: true }));
    expect(textOf(city("s1"))).toContain("Complete");
    expect(textOf(now())).toContain("Last round");
  });

  test("lets a destroyed district lie in ruins for a while", async () => {
    await show(turn({ players: [player("s1", { city: [CASTLE] }), player("s2")] }));
    await turnTo(turn({ players: [player("s1"), player("s2")] }));
    expect(findAll(city("s1"), ".ruin")).toHaveLength(1);
    vi.runAllTimers();
    await settleAll();
    expect(findAll(city("s1"), ".ruin")).toHaveLength(0);
  });

  test("keeps in sight what may still be dug out", async () => {
    await show(
      turn({
        phase: "graveyard",
        destroyed: { player: "s1", owner: "s1", card: CASTLE, price: 1 },
      }),
    );
    expect(findAll(city("s1"), ".ruin").map(textOf)).toEqual(["Noble 4 Castle"]);
    expect(findAll(city("s2"), ".ruin")).toHaveLength(0);
  });

  test.each([
    [7, 7, "city of-7"],
    [7, 10, "city dense"],
    [4, 10, "city broad of-5"],
    [2, 7, "city broad of-4"],
  ])("builds for %i players with %i districts: %s", async (players, size, manner) => {
    const ids = ["s1", "s2", "s3", "s4", "s5", "s6", "s7"].slice(0, players);
    await show(turn({ end_city_size: size, players: ids.map((id) => player(id)) }));
    expect(find(city("s1"), ".city").className.trim()).toBe(manner);
  });

  test("tells what happened as the engine keeps it, but not what has its own place", async () => {
    const story = [
      { number: 1, event: "character_call", character: "king", player: "s2" },
      { number: 2, event: "gold_taken", player: "s2", gold: 2 },
    ];
    await show(turn({ story }));
    store.happen("gold_taken", { player: "s3", gold: 2 });
    await settleAll();
    expect(textOf(find(now(), ".story"))).toBe("Ben takes 2 gold.");
  });
});

describe("a call on the TV", () => {
  const screen = (): HTMLElement => find(tv, "citadels-moment");

  const calling = (...calls: ReturnType<typeof call>[]): CitadelsView =>
    view({ phase: "resolution", calls, waiting_for: [], draft_picker: null });

  test("turns up large, with who it is, and the header is not ahead of it", async () => {
    await show(view());
    await turnTo(calling(call("assassin", "s3")));
    expect(find(screen(), ".card").dataset.character).toBe("assassin");
    expect(textOf(screen())).toContain("It is Cleo.");
    expect(textOf(now())).toContain("The call");
    expect(textOf(now())).toContain("Next call: 3 · Magician");
    expect(find(row(), ".current").dataset.character).toBe("assassin");
  });

  test("is over when the engine goes on", async () => {
    await show(calling(call("king", "s2")));
    await turnTo(turn());
    expect(findAll(tv, "citadels-moment")).toHaveLength(0);
    expect(find(now(), ".actor").dataset.seat).toBe("s2");
  });

  test("tells of a murder and of a robbery", async () => {
    await show(view());
    await turnTo(calling(call("king", "s2", { murdered: true })));
    expect(textOf(screen())).toContain("It was Ben, who now lies very still.");
    expect(find(screen(), ".dagger")).toBeTruthy();
    await turnTo(calling(call("merchant", "s4", { robbed: 2 })));
    expect(textOf(screen())).toContain("2 gold go to the Thief.");
    expect(findAll(screen(), ".loot .coin")).toHaveLength(2);
  });

  test("names the victim as soon as it is named", async () => {
    const so = turn().turn_so_far!;
    await show(turn({ current_role: "assassin" }));
    await turnTo(
      turn({
        current_role: "assassin",
        murdered: "warlord",
        turn_so_far: { ...so, ability: { named: "warlord" } },
      }),
    );
    expect(find(screen(), "[data-moment=murder]")).toBeTruthy();
    expect(textOf(screen())).toContain("the Warlord will not see the evening");
  });

  test("announces the last round", async () => {
    await show(turn());
    await turnTo(turn({ first_complete: "s4", final_round: true }));
    expect(textOf(screen())).toContain("The last round! Dora has completed a city.");
  });
});

describe("the count on the TV", () => {
  const counted = [
    { player: "s3", part: "district_score", points: 4 },
    { player: "s2", part: "district_score", points: 9 },
    { player: "s2", part: "color_bonus", points: 3 },
  ] as const;
  const counting = (parts: number): CitadelsView =>
    view({
      phase: "counting",
      count: {
        order: ["s3", "s2", "s1"],
        counted: counted.slice(0, parts),
        done: parts === counted.length,
      },
    });
  const screen = (): HTMLElement => find(tv, "citadels-count");

  test("begins with the first city, of which nothing is counted yet", async () => {
    await show(counting(0));
    expect(find(screen(), ".counted").dataset.seat).toBe("s3");
    expect(textOf(find(screen(), ".total"))).toBe("0");
    expect(findAll(screen(), ".parts .in")).toEqual([]);
  });

  test("goes city by city and part by part, and knows no winner", async () => {
    await show(counting(1));
    await turnTo(counting(3));
    expect(find(screen(), ".counted").dataset.seat).toBe("s2");
    expect(textOf(find(screen(), ".total"))).toBe("12");
    expect(findAll(screen(), ".parts .in").map(textOf)).toEqual([
      "Districts +9",
      "All five colours +3",
    ]);
    expect(findAll(screen(), ".standings li").map(({ dataset }) => dataset.seat)).toEqual([
      "s2",
      "s3",
    ]);
    expect(textOf(screen())).not.toContain("wins");
  });
});
