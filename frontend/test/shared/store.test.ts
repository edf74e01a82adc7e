import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RefusedError, type TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";

let store: Store;
let request: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  speakEnglish();
  store = new Store();
  request = vi.fn().mockResolvedValue({ type: "result", id: "1" });
  const socket = { enter: vi.fn(), remain: vi.fn(), close: vi.fn(), request };
  store.connect(socket as unknown as TableSocket);
});

afterEach(() => vi.useRealTimers());

const running = publicPart({ stage: "playing", clock: { name: "round", running: true } });

describe("the clock", () => {
  test("it counts from what the server said, whatever the phone's own time is", () => {
    vi.setSystemTime(new Date("1999-01-01"));
    store.state(state({ remaining: 90_000, public: running }));
    vi.advanceTimersByTime(20_000);
    expect(store.remaining()).toBe(70_000);
  });

  test("it never goes below zero", () => {
    store.state(state({ remaining: 1000, public: running }));
    vi.advanceTimersByTime(5000);
    expect(store.remaining()).toBe(0);
  });

  test("it stands still in a pause", () => {
    store.state(state({ remaining: 90_000, public: { ...running, paused: true } }));
    vi.advanceTimersByTime(20_000);
    expect(store.remaining()).toBe(90_000);
  });

  test("there is none without a clock", () => {
    store.state(state());
    expect(store.remaining()).toBeNull();
  });
});

describe("what is known", () => {
  test("everyone who watches is told of a change, until they stop", () => {
    const watcher = vi.fn();
    const stop = store.watch(watcher);
    store.state(state());
    stop();
    store.state(state());
    expect(watcher).toHaveBeenCalledOnce();
  });

  test("what everyone sees and has not changed is kept from before", () => {
    store.state(state({ public: publicPart({ host: "s2" }) }));
    const { seats } = store.now?.public ?? {};
    store.state({ ...state({ version: 2 }), public: { paused: true } });
    expect(store.now?.public).toEqual(publicPart({ host: "s2", paused: true }));
    expect(store.now?.public.seats).toBe(seats);
  });

  test("my own seat and the chosen game are found", () => {
    store.welcome(welcome());
    store.state(state());
    expect(store.me?.name).toBe("Anna");
    expect(store.game?.max_seats).toBe(4);
  });

  test("the story keeps the newest events", () => {
    for (let count = 0; count < 20; count += 1) {
      store.happened({ type: "event", event: "dealt", data: { count } });
    }
    expect(store.story).toHaveLength(12);
    expect(store.story[11]?.event.data).toEqual({ count: 19 });
  });

  test("a claim that waits is no part of the story", () => {
    store.happened({ type: "event", event: "claim_waiting", data: { number: "427" } });
    expect(store.claiming).toBe("427");
    expect(store.story).toHaveLength(0);
  });

  test("only who was sent away for good is told goodbye", () => {
    store.gone("table_closed");
    expect(store.farewell).toBeNull();
    store.gone("replaced");
    expect(store.farewell).toBe("replaced");
  });

  test("a house that restarts says so until it is back", () => {
    store.gone("restarting");
    for (const line of ["offline", "connecting", "offline"] as const) {
      store.status(line);
      expect(store.whyOffline).toContain("restarts");
    }
    store.welcome(welcome());
    expect(store.whyOffline).toBeNull();
  });

  test("a table that is set anew says so, unless it stays away", () => {
    store.status("online");
    store.gone("table_closed");
    store.status("offline");
    expect(store.whyOffline).toContain("One moment");
    store.status("connecting");
    expect(store.whyOffline).toContain("One moment");
    store.status("offline");
    expect(store.whyOffline).toBeNull();
  });

  test("coming in anew forgets the table before", () => {
    store.state(state());
    store.enter({ type: "watch", code: "x" });
    expect(store.now).toBeNull();
  });
});

describe("refusals", () => {
  test("an action carries the version that it was judged by", async () => {
    store.state(state({ version: 42 }));
    await store.act("vote", { target: "s2" });
    expect(request).toHaveBeenCalledWith({ type: "vote", target: "s2", version: 42 });
  });

  test("a refusal is told in words and gives null", async () => {
    request.mockRejectedValue(new RefusedError("not_enough_players", { min: 4 }));
    await expect(store.send({ type: "start" })).resolves.toBeNull();
    expect(store.notices.map(({ text }) => text)).toEqual(["At least 4 players are needed."]);
  });

  test("a notice goes away by itself", async () => {
    request.mockRejectedValue(new RefusedError("paused"));
    await store.send({ type: "start" });
    vi.advanceTimersByTime(6000);
    expect(store.notices).toEqual([]);
  });

  test("the same refusal twice is one notice", async () => {
    request.mockRejectedValue(new RefusedError("paused"));
    await store.send({ type: "start" });
    await store.send({ type: "start" });
    expect(store.notices).toHaveLength(1);
  });

  test("a game's own words come first, with the names of seats", () => {
    store.state(state());
    store.vocabulary.learn("demo", WORDS);
    expect(store.why({ code: "too_late", details: { seat: "s2" } })).toBe("Too late, Ben.");
  });

  test("an option is called by its name", () => {
    store.state(state());
    store.vocabulary.learn("demo", { ...WORDS, options: { rounds: { name: "Rounds" } } });
    const problem = { code: "invalid_option", details: { option: "rounds" } };
    expect(store.why(problem)).toBe("“Rounds” cannot be set like that.");
  });

  test("the words that few screens need come when they are wanted", async () => {
    store.status("online");
    store.state(state({ public: publicPart({ game: "citadels" }) }));
    await vi.waitFor(() => expect(store.words?.name).toBe("Citadels"));
    expect(store.words?.help).toBeUndefined();
    await store.fetchMoreWords();
    expect(store.words?.help?.[0]?.title).toBe("The idea");
    expect(store.words?.name).toBe("Citadels");
  });

  test("another game's words are never taken for those of the game that is played", async () => {
    store.state(state({ public: publicPart({ game: "citadels" }) }));
    await vi.waitFor(() => expect(store.words?.name).toBe("Citadels"));
    store.state(state({ public: publicPart({ game: "spyster" }) }));
    expect(store.words?.name).not.toBe("Citadels");
    await vi.waitFor(() => expect(store.words?.name).toBe("Spyster"));
  });

  test("a code without words is shown rather than nothing", () => {
    expect(store.why({ code: "odd", details: {} })).toContain("odd");
  });
});
