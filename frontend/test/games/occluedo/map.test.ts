import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PlaceId } from "../../../src/games/occluedo/cards";
import { type Explained, HouseMap } from "../../../src/games/occluedo/map";
import type { OccluedoView } from "../../../src/games/occluedo/view";
import { resultOf, speakEnglish } from "../../fixtures";
import { moment, Shown, view } from "./stage";

const [LOUNGE, CONSERVATORY, LIBRARY_LOBBY] = [15, 19, 12];

async function mapOf(now: OccluedoView, more: Partial<HouseMap> = {}, seat: string | null = "s1") {
  const map = new HouseMap();
  const store = new Shown(moment(now, [], seat));
  Object.assign(map, { store, mine: 0, ...more });
  document.body.append(map);
  await map.updateComplete;
  return { map, store };
}

const target = (map: HouseMap, place: PlaceId): HTMLButtonElement =>
  map.renderRoot.querySelector<HTMLButtonElement>(`[data-place="${place}"]`)!;
const buttons = (map: HouseMap): HTMLButtonElement[] => [
  ...map.renderRoot.querySelectorAll("button"),
];

function heard(map: HouseMap): { gone: PlaceId[]; told: Explained[] } {
  const gone: PlaceId[] = [];
  const told: Explained[] = [];
  map.addEventListener("go", (event) => gone.push((event as CustomEvent<PlaceId>).detail));
  map.addEventListener("explain", (event) => told.push((event as CustomEvent<Explained>).detail));
  return { gone, told };
}

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("the map", () => {
  test("names every room, and says where the passages lead", async () => {
    const { map } = await mapOf(view());
    const texts = (of: string): string[] =>
      [...map.renderRoot.querySelectorAll(of)].map((one) => one.textContent);
    expect(texts(".plaque text")).toHaveLength(9);
    expect(texts(".plaque text")[8]).toBe("Hall");
    expect(texts(".hatch text")).toEqual(["Conservatory", "Study", "Lounge", "Kitchen"]);
    expect(map.renderRoot.querySelectorAll(".tunnel")).toHaveLength(2);
  });

  test("shows all six, those that nobody plays in less light, and whose turn it is", async () => {
    const { map } = await mapOf(view());
    const roles = (of: string): (string | undefined)[] =>
      [...map.renderRoot.querySelectorAll<SVGElement>(of)].map((one) => one.dataset.role);
    expect(roles(".token")).toHaveLength(6);
    expect(roles(".token.idle")).toEqual(["1", "3", "4"]);
    expect(roles(".token.turn")).toEqual(["0"]);
  });

  test("shades my own room, and lights the one that is talked about", async () => {
    const places = [LOUNGE, 1, 2, 3, 4, 5];
    const { map } = await mapOf(view({ player_places: places }), { lit: 4 });
    expect(map.renderRoot.querySelector(".room.own")?.classList).toContain("lounge");
    expect(map.renderRoot.querySelector(".room.lit")?.classList).toContain("conservatory");
  });

  test("draws where I want to go, and lights the name of a room", async () => {
    const reach: PlaceId[] = ["lounge", "hall_lobby"];
    const { map } = await mapOf(view(), { reach, chosen: "lounge" });
    expect(map.renderRoot.querySelector(".room.chosen")?.classList).toContain("lounge");
    expect(map.renderRoot.querySelector(".plaque.lit")?.textContent).toContain("Lounge");
    map.chosen = "hall_lobby";
    await map.updateComplete;
    expect(map.renderRoot.querySelectorAll(".mat.chosen")).toHaveLength(1);
    expect(map.renderRoot.querySelectorAll(".plaque.lit")).toHaveLength(0);
  });

  test("lets one go where one can: those places glow, and Tab finds them alone", async () => {
    const reach: PlaceId[] = ["conservatory", "hall_lobby"];
    const { map } = await mapOf(view(), { reach });
    const { gone, told } = heard(map);
    target(map, "hall_lobby").click();
    expect(gone).toEqual(["hall_lobby"]);
    expect(told).toEqual([]);
    const near = buttons(map).filter(({ tabIndex }) => tabIndex === 0);
    expect(near.map(({ dataset }) => dataset.place)).toEqual(reach);
    expect(map.renderRoot.querySelectorAll("svg .near")).toHaveLength(2);
  });

  test.each<[PlaceId, string]>([
    ["hall", "Hall. You get into a room from its own lobby, or through a secret passage."],
    ["library_lobby", "Library’s Lobby. Here: Mr. Green. Somebody stands in that lobby."],
    ["lounge", "Lounge. Secret passage: Conservatory. Here: Miss Scarlet. You are there already."],
    ["study_lobby", "Study’s Lobby."],
  ])("says why one does not get to %s", async (place, why) => {
    const now = view({ player_places: [LOUNGE, LIBRARY_LOBBY, 2, 3, 4, 5] });
    const { map } = await mapOf(now, { reach: ["conservatory"] });
    const { gone, told } = heard(map);
    target(map, place).click();
    expect(told).toEqual([{ place, why }]);
    expect(why.endsWith(target(map, place).title)).toBe(true);
    expect(gone).toEqual([]);
  });

  test("explains what somebody lingers on, and does not go there then", async () => {
    const { map } = await mapOf(view(), { reach: ["hall_lobby"] });
    const { gone, told } = heard(map);
    const hall = target(map, "hall_lobby");
    hall.dispatchEvent(new Event("pointerdown"));
    vi.advanceTimersByTime(600);
    hall.dispatchEvent(new Event("pointerup"));
    hall.click();
    expect(told).toEqual([{ place: "hall_lobby", why: "Hall’s Lobby." }]);
    expect(gone).toEqual([]);
    hall.click();
    expect(gone).toEqual(["hall_lobby"]);
  });

  test("is walked with the arrow keys as it lies there", async () => {
    const { map } = await mapOf(view());
    const step = (key: string): string | undefined => {
      const from = map.shadowRoot?.activeElement ?? null;
      from?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return (map.shadowRoot?.activeElement as HTMLElement | null)?.dataset.place;
    };
    target(map, "lounge").focus();
    const way = ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"].map(step);
    expect(way).toEqual([
      "dining_room",
      "dining_room_lobby",
      "conservatory",
      "ballroom",
      "lounge_lobby",
    ]);
  });

  test("is only a picture when the game is over, and on a screen without a seat", async () => {
    const reach: PlaceId[] = ["hall_lobby"];
    const over = await mapOf(view({ result: resultOf(), phase: "over" }), { reach });
    const onTv = await mapOf(view(), { reach }, null);
    for (const { map } of [over, onTv]) {
      expect(buttons(map)).toEqual([]);
      expect(map.renderRoot.querySelector(".near")).toBeNull();
    }
  });
});

describe("a token", () => {
  const animate = vi.spyOn(Element.prototype, "animate");
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => animate.mockRestore());

  async function moving(from: number, to: number): Promise<void> {
    const { map, store } = await mapOf(view({ player_places: [from, 1, 2, 3, 4, 5] }));
    animate.mockClear();
    store.turnTo(moment(view({ player_places: [to, 1, 2, 3, 4, 5] })));
    await map.updateComplete;
  }
  const frames = (): unknown => animate.mock.calls[0]?.[0];

  test("walks out of the door, along the corridor and in", async () => {
    await moving(LOUNGE, 23);
    expect(animate).toHaveBeenCalledTimes(1);
    expect(frames()).toHaveLength(6);
  });

  test("is hardly seen behind the walls", async () => {
    await moving(LOUNGE, CONSERVATORY);
    expect(frames()).toHaveLength(2);
    expect(animate.mock.calls[1]?.[0]).toHaveProperty("opacity");
  });

  test("stays where it is while others act", async () => {
    await moving(LOUNGE, LOUNGE);
    expect(animate).not.toHaveBeenCalled();
  });

  test("is there at once where motion is unwanted", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await moving(LOUNGE, 23);
    expect(animate).not.toHaveBeenCalled();
  });
});
