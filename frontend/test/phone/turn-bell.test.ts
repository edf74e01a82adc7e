import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TurnBell } from "../../src/phone/turn-bell";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state, WORDS } from "../fixtures";

const sound = vi.hoisted(() => ({ chime: vi.fn(), vibrate: vi.fn() }));
vi.mock("../../src/shared/sound", () => sound);

let store: Store;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  speakEnglish();
  store = new Store();
  store.vocabulary.learn("demo", WORDS);
  new TurnBell(store);
});

afterEach(() => vi.useRealTimers());

function waitFor(...seats: string[]): void {
  const view = { phase: "guess", turn: null, round: 1, waiting_for: seats, scores: {} };
  store.state(state({ public: publicPart({ stage: "playing", view }) }));
}

describe("the bell", () => {
  test("it rings once when it is my turn, and says so", () => {
    waitFor("s2");
    expect(sound.chime).not.toHaveBeenCalled();
    vi.runAllTimers();
    waitFor("s1");
    waitFor("s1", "s2");
    expect(sound.chime).toHaveBeenCalledExactlyOnceWith("turn");
    expect(sound.vibrate).toHaveBeenCalledOnce();
    expect(document.querySelector(".announcer")?.textContent).toBe("Guessing. It’s your turn.");
  });

  test("it rings when the game is over", () => {
    waitFor("s1");
    store.state(state({ public: publicPart({ stage: "over" }) }));
    expect(sound.chime).toHaveBeenLastCalledWith("end");
  });
});
