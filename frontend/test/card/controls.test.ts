import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Controls } from "../../src/card/controls";
import type { AskEvent } from "../../src/phone/intent";
import type { Private, Public } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import {
  ANNA,
  BEN,
  CLEO,
  privatePart,
  publicPart,
  seat,
  speakEnglish,
  state,
  welcome,
} from "../fixtures";
import { find, findAll, mount, textOf } from "../shared/elements/mount";

const request = vi.fn();
const screens = vi.fn();
const asked: AskEvent[] = [];
let controls: Controls;

async function show(more: Partial<Public>, own: Partial<Private> = {}): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.welcome(welcome());
  const part = privatePart({ seat: null, host: false, ...own });
  store.state(state({ public: publicPart(more), private: part }));
  controls = new Controls();
  controls.addEventListener(
    "show-screen",
    ((event: CustomEvent<string>) => void screens(event.detail)) as EventListener,
  );
  controls.addEventListener("ask", ((event: AskEvent) => void asked.push(event)) as EventListener);
  await mount(controls, { store });
}

const button = (deed: string): HTMLButtonElement => find(controls, `[data-deed=${deed}]`);
const deeds = (): string[] => findAll(controls, "[data-deed]").map((one) => one.dataset.deed ?? "");

beforeEach(() => {
  speakEnglish();
  asked.length = 0;
  screens.mockReset();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => controls.remove());

describe("in the lobby", () => {
  test("a game starts once all are there and ready", async () => {
    await show({ missing: null });
    button("start").click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "start" });
  });

  test("the house starts where the start is reserved for it", async () => {
    await show({ start: { code: "start_reserved", details: {} }, missing: null });
    expect(button("start").disabled).toBe(false);
  });

  test("the start says what is missing", async () => {
    await show({ missing: { players: 1, ready: 0 } });
    expect(button("start").disabled).toBe(true);
    expect(textOf(button("start"))).toContain("At least 2 players are needed.");
    controls.remove();
    await show({ missing: { players: 0, ready: 2 } });
    expect(textOf(button("start"))).toContain("2 players are not ready yet.");
  });

  test("whoever starts is counted, also with the own seat put away", async () => {
    const asleep = { ...ANNA, ready: false, present: false };
    await show({ seats: [asleep, BEN], missing: { players: 1, ready: 0 } }, { seat: ANNA.id });
    expect(button("start").disabled).toBe(false);
    controls.remove();
    const awake = { ...ANNA, ready: false, present: true };
    await show({ seats: [awake, BEN], missing: { players: 0, ready: 1 } }, { seat: ANNA.id });
    expect(button("start").disabled).toBe(false);
    controls.remove();
    await show({ seats: [awake, BEN], missing: { players: 0, ready: 2 } }, { seat: ANNA.id });
    expect(textOf(button("start"))).toContain("One player is not ready yet.");
  });

  test("a bot sits down where there is room, and otherwise it is said why not", async () => {
    await show({});
    button("add_bot").click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "add_bot" });
    controls.remove();
    await show({ seats: [ANNA, BEN, CLEO, seat("s4", "Dan")] });
    expect(button("add_bot").disabled).toBe(true);
    expect(textOf(button("add_bot"))).toContain("The table is full.");
  });

  test("one tap sits the user down and opens their screen", async () => {
    await show({});
    button("play_here").click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "sit" });
    await vi.waitFor(() => expect(screens).toHaveBeenCalledExactlyOnceWith("seat"));
  });

  test("whoever sits already only goes back to their seat", async () => {
    await show({}, { seat: "s1" });
    expect(textOf(button("play_here"))).toBe("To my seat");
    button("play_here").click();
    expect(screens).toHaveBeenCalledExactlyOnceWith("seat");
    expect(request).not.toHaveBeenCalled();
  });

  test("clearing the table is asked first, and not offered where nobody sits", async () => {
    await show({});
    button("clear").click();
    expect(request).not.toHaveBeenCalled();
    asked[0]!.detail.then();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "clear_table" });
    controls.remove();
    await show({ seats: [] });
    expect(button("clear").disabled).toBe(true);
    expect(textOf(button("clear"))).toContain("Nobody sits here yet.");
  });
});

describe("while a game is on", () => {
  test("it is paused and goes on", async () => {
    await show({ stage: "playing" });
    button("pause").click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "pause" });
    controls.remove();
    await show({ stage: "playing", paused: true });
    button("resume").click();
    expect(request).toHaveBeenLastCalledWith({ type: "resume_game" });
    expect(textOf(button("next"))).toContain("The game is paused.");
  });

  test("there may be nothing to skip", async () => {
    await show({ stage: "playing", next: "nothing" });
    expect(button("next").disabled).toBe(true);
    expect(textOf(button("next"))).toContain("There is nothing to skip now.");
  });

  test("skipping what may end the game is asked first", async () => {
    await show({ stage: "playing", next: "ends" });
    button("next").click();
    expect(request).not.toHaveBeenCalled();
    asked[0]!.detail.then();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "next", sure: true });
  });

  test("the end is asked first", async () => {
    await show({ stage: "playing" });
    button("end").click();
    expect(request).not.toHaveBeenCalled();
    asked[0]!.detail.then();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "end" });
  });

  test("the board is opened here", async () => {
    await show({ stage: "playing" });
    button("board").click();
    expect(screens).toHaveBeenCalledExactlyOnceWith("tv");
  });
});

describe("when it is over", () => {
  test("another game begins, or all go back to the lobby", async () => {
    await show({ stage: "over" });
    button("rematch").click();
    expect(request).toHaveBeenLastCalledWith({ type: "rematch" });
    button("lobby").click();
    expect(request).toHaveBeenLastCalledWith({ type: "configure", game: "demo" });
  });
});

test("who may only look sees why nothing can be pressed", async () => {
  await show({ missing: null }, { powers: false, stand_in: false });
  for (const deed of ["start", "add_bot", "play_here", "clear"]) {
    expect(button(deed).disabled).toBe(true);
    expect(textOf(button(deed))).toContain("look");
  }
  expect(deeds()).toContain("board");
  expect(button("board").disabled).toBe(false);
});
