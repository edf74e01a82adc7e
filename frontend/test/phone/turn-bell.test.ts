import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TurnBell } from "../../src/phone/turn-bell";
import { hush } from "../../src/shared/announce";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state, WORDS } from "../fixtures";

const sound = vi.hoisted(() => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../../src/shared/sound/sound", () => sound);

let store: Store;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  hush();
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
    expect(sound.play).not.toHaveBeenCalled();
    vi.runAllTimers();
    waitFor("s1");
    waitFor("s1", "s2");
    expect(sound.play).toHaveBeenCalledExactlyOnceWith("turn");
    expect(sound.vibrate).toHaveBeenCalledOnce();
    expect(document.querySelector(".announcer")?.textContent).toBe("Guessing. It’s your turn.");
  });

  test("it keeps still while only this phone knows that something can be done", () => {
    const offers = [{ type: "spy_guess", params: {}, repeatable: false }];
    const view = { phase: "guess", turn: null, round: 1, waiting_for: ["s2"], scores: {} };
    store.state(state({ offers, public: publicPart({ stage: "playing", view }) }));
    expect(sound.play).not.toHaveBeenCalled();
    expect(sound.vibrate).not.toHaveBeenCalled();
  });

  test("it says when the game is over, and hums", () => {
    waitFor("s1");
    vi.runAllTimers();
    store.state(state({ public: publicPart({ stage: "over" }) }));
    expect(document.querySelector(".announcer")?.textContent).toBe("The game is over");
    expect(sound.vibrate).toHaveBeenCalledTimes(2);
  });
});
