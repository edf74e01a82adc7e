import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announce } from "../../../src/shared/announce";
import type { Public } from "../../../src/shared/protocol";
import { turn } from "../../../src/shared/settings";
import { RoomBell } from "../../../src/shared/sound/room-bell";
import { Store } from "../../../src/shared/store";
import { ANNA, BEN, privatePart, publicPart, resultOf, speakEnglish, state } from "../../fixtures";

const sound = vi.hoisted(() => ({ play: vi.fn() }));
vi.mock("../../../src/shared/sound/sound", () => sound);

let store: Store;
let bell: RoomBell;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  speakEnglish();
  localStorage.clear();
  turn("sound", true);
  store = new Store();
  bell = new RoomBell(store);
});
afterEach(() => {
  bell.stop();
  vi.useRealTimers();
});

const played = (): unknown[] => sound.play.mock.calls.flat();

function playing(phase: string, more: Partial<Public> = {}): Public {
  const view = { phase, turn: null, round: 1, waiting_for: [], scores: {} };
  return publicPart({ stage: "playing", game: "spyster", view, ...more });
}

function tell(event: string): void {
  store.happened({ type: "event", event, data: {} });
}

describe("the room hears", () => {
  test("who sits down, and how it ends", () => {
    store.state(state({ public: publicPart({ seats: [ANNA] }) }));
    store.state(state({ public: publicPart({ seats: [ANNA, BEN] }) }));
    store.state(state({ public: playing("vote", { game: "demo" }) }));
    store.state(state({ public: publicPart({ stage: "over", result: resultOf() }) }));
    expect(played()).toEqual(["join", "turn", "win"]);
  });

  test("that all have lost together", () => {
    const result = resultOf({ winners: [], together: false });
    store.state(state({ public: playing("vote", { game: "demo" }) }));
    store.state(state({ public: publicPart({ stage: "over", result }) }));
    expect(played()).toEqual(["loss"]);
  });

  test("what a game names by its events and phases, each once", async () => {
    store.state(state({ public: playing("questioning") }));
    await vi.dynamicImportSettled();
    tell("vote_called");
    store.state(state({ public: playing("vote") }));
    store.state(state({ public: playing("reveal") }));
    tell("verdict");
    store.state(state({ public: playing("reveal") }));
    expect(played()).toEqual(["vote", "drum_roll", "verdict"]);
  });

  test("the same at every seat, whatever a phone knows beside it", async () => {
    const worlds = [privatePart({ view: { is_spy: true } }), privatePart({ seat: "s2" })];
    const heard = [];
    for (const world of worlds) {
      sound.play.mockClear();
      const offers = world.seat === "s1" ? [{ type: "x", params: {}, repeatable: false }] : [];
      for (const phase of ["questioning", "vote", "reveal"]) {
        store.state(state({ public: playing(phase), private: world, offers }));
        await vi.dynamicImportSettled();
      }
      heard.push(played().slice(-1));
    }
    expect(heard).toEqual([["drum_roll"], ["drum_roll"]]);
  });

  test("the last seconds of a clock", () => {
    const clock = { name: "round", running: true };
    store.state(state({ remaining: 7000, public: playing("vote", { clock }) }));
    vi.advanceTimersByTime(8000);
    expect(played()).toEqual(["tick", "tick", "tick", "tick", "tick"]);
  });

  test("and nothing of the last game is left to be read when another begins", () => {
    store.state(state({ public: playing("vote") }));
    store.state(state({ public: publicPart({ stage: "over", result: resultOf() }) }));
    announce("The game is over.");
    store.state(state({ public: publicPart() }));
    expect(document.querySelector(".announcer")?.textContent).toBe("");
  });
});
