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

  const tell = (event: string): void => store.happened({ type: "event", event, data: {} });
  const told = (): string[] => store.story.map(({ event }) => event.event);
  const stage = (stage: "lobby" | "playing" | "over", match = 1): void => {
    const view = { phase: "guess", turn: null, round: 1, waiting_for: [], scores: {} };
    const shown = stage === "lobby" ? null : view;
    store.state(state({ public: publicPart({ stage, match, view: shown }) }));
  };

  test("each game has a story of its own, which begins before its first state", () => {
    tell("round_started");
    stage("playing");
    tell("game_over");
    stage("over");
    expect(told()).toEqual(["round_started", "game_over"]);
    tell("round_started");
    stage("playing", 2);
    expect(told()).toEqual(["round_started"]);
  });

  test("nothing of the last game is left in the lobby, nor in a game that begins silently", () => {
    stage("playing");
    tell("game_over");
    stage("over");
    stage("playing", 2);
    expect(told()).toEqual([]);
    tell("game_over");
    stage("over", 2);
    stage("lobby", 2);
    expect(told()).toEqual([]);
  });

  test.each(["playing", "over"] as const)(
    "a phone that wakes up in another game, %s, does not tell of the old one",
    (then) => {
      stage("playing");
      tell("dealt");
      stage("playing");
      expect(told()).toEqual(["dealt"]);
      stage(then, 2);
      expect(told()).toEqual([]);
    },
  );

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

  test("a refusal that was foreseen is not told, any other is", async () => {
    request.mockRejectedValue(new RefusedError("not_your_turn"));
    expect(await store.act("tap", { x: 1 }, ["not_your_turn"])).toBeNull();
    expect(store.notices).toEqual([]);
    await store.act("tap", { x: 2 }, ["paused"]);
    expect(store.notices).toHaveLength(1);
  });

  test("the same refusal twice is one notice", async () => {
    request.mockRejectedValue(new RefusedError("paused"));
    await store.send({ type: "start" });
    vi.advanceTimersByTime(3000);
    await store.send({ type: "start" });
    expect(store.notices).toHaveLength(1);
  });

  test("a double tap is one tap", async () => {
    const answers = await Promise.all([store.send({ type: "next" }), store.send({ type: "next" })]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(answers[1]).toEqual(answers[0]);
    vi.advanceTimersByTime(800);
    await store.send({ type: "next" });
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("who changes their mind quickly is heard each time", async () => {
    for (const ready of [true, false, true]) await store.send({ type: "ready", ready });
    expect(request).toHaveBeenCalledTimes(3);
  });

  test("bots can be added as fast as one taps", async () => {
    await store.send({ type: "add_bot" });
    await store.send({ type: "add_bot" });
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("an action that has just happened as asked is no mistake", async () => {
    store.state(state());
    await store.act("pass_on", { target: "s2" });
    request.mockRejectedValue(new RefusedError("stale"));
    await expect(store.act("pass_on", { target: "s2" })).resolves.toBeNull();
    expect(store.notices).toEqual([]);
    await store.act("pass_on", { target: "s3" });
    expect(store.notices).toHaveLength(1);
  });

  test("after a while the same action can be refused in words", async () => {
    store.state(state());
    await store.act("pass_on");
    vi.advanceTimersByTime(3000);
    request.mockRejectedValue(new RefusedError("stale"));
    await store.act("pass_on");
    expect(store.notices).toHaveLength(1);
  });

  test.each([
    ["start", "game_on"],
    ["rematch", "game_on"],
    ["pause", "paused"],
    ["resume_game", "not_paused"],
  ] as const)(
    "who asks for what somebody else has just done is content: %s",
    async (type, code) => {
      request.mockRejectedValue(new RefusedError(code));
      await store.send({ type });
      expect(store.notices).toEqual([]);
    },
  );

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

  test.each([
    ["shut", "This table is switched off in Home Assistant just now."],
    ["table_closed", "One moment: the table is being set anew."],
  ] as const)("says why it is away for as long as the house says so: %s", (reason, words) => {
    store.status("online");
    store.gone(reason);
    for (let tries = 0; tries < 3; tries += 1) {
      store.status("offline");
      expect(store.whyOffline).toContain(words);
      store.status("connecting");
      expect(store.whyOffline).toContain(words);
      store.gone(reason);
    }
    store.status("offline");
    store.status("connecting");
    store.status("offline");
    expect(store.whyOffline).toBeNull();
  });

  test("a code without words is shown rather than nothing", () => {
    expect(store.why({ code: "odd", details: {} })).toContain("odd");
  });
});
