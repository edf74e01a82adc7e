import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AskEvent } from "../../src/phone/intent";
import type { Session } from "../../src/phone/session";
import "../../src/phone/generic";
import "../../src/phone/over";
import { Table } from "../../src/phone/table";
import "../../src/shared/elements/away";
import { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { FakeSocket } from "../fake-socket";
import {
  ANNA,
  BEN,
  CLEO,
  privatePart,
  publicPart,
  speakEnglish,
  state,
  welcome,
  WORDS,
} from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

let store: Store;
let socket: TableSocket;
let table: Table;

function comeIn(): void {
  FakeSocket.last.greet();
  FakeSocket.last.say(welcome({ id: FakeSocket.last.lastSent("resume").id }));
  FakeSocket.last.say(state());
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.forget();
  speakEnglish();
  store = new Store();
  socket = new TableSocket(() => new WebSocket("ws://house/socket"), "b1", store);
  store.connect(socket);
  store.vocabulary.learn("demo", WORDS);
  store.enter({ type: "resume", token: "secret" });
  comeIn();
  table = await mount(new Table(), { store, session: {} as Session });
});
afterEach(() => {
  table.remove();
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const strip = (): string[] => findAll(table, ".line p:not([data-unsaid])").map(textOf);

test("a question is gone when the moment is over in which it was asked", async () => {
  const view = (phase: string) => ({ phase, round: 1, turn: null, scores: {}, waiting_for: [] });
  const playing = (phase: string) =>
    state({ public: publicPart({ stage: "playing", view: view(phase) }) });
  FakeSocket.last.say(playing("guess"));
  await settle(table);
  find(table, ".table").dispatchEvent(new AskEvent("Stop it?", "Stop", () => undefined));
  await settle(table);
  expect(textOf(find(table, ".question"))).toBe("Stop it?");
  FakeSocket.last.say(playing("guess"));
  await settle(table);
  expect(findAll(table, ".question")).toHaveLength(1);
  FakeSocket.last.say(playing("over"));
  await settle(table);
  expect(findAll(table, ".question")).toHaveLength(0);
});

describe("what concerns the people and not the game", () => {
  const playing = publicPart({ stage: "playing", next: "goes_on" });
  const aside = (): string => findAll(table, "aside").map(textOf).join();

  test("someone who sits down in mid-game is told that the next game is theirs", async () => {
    const seats = [{ ...ANNA, watching: true }, BEN, CLEO];
    FakeSocket.last.say(state({ public: { ...playing, seats } }));
    await settle(table);
    expect(aside()).toBe("The next game is yours. Until then you see what everyone sees.");
  });

  test("whoever plays is told nothing of the kind", async () => {
    FakeSocket.last.say(state({ public: playing }));
    await settle(table);
    expect(aside()).toBe("");
  });

  test("who is away is waited for, and the host can go on", async () => {
    const away = { seats: ["s2"], until: 24_000 };
    FakeSocket.last.say(state({ now: 0, public: { ...playing, away } }));
    await settle(table);
    expect(aside()).toBe("Waiting for Ben · 24 s Wait on Go on without");
    const [wait, goOn] = findAll<HTMLButtonElement>(find(table, "parlor-away"), "button");
    wait!.click();
    goOn!.click();
    const asked = FakeSocket.last.sent.map(({ type }) => type);
    expect(asked.slice(-2)).toEqual(["wait", "next"]);
  });
});

describe("a game that stands still because all phones are away", () => {
  const frozen = publicPart({ stage: "playing", frozen: true });

  test("says so to whoever looks on without a seat", async () => {
    FakeSocket.last.say(state({ public: frozen, private: privatePart({ seat: null }) }));
    await settle(table);
    expect(textOf(find(table, ".veil"))).toContain("All phones are away.");
  });

  test("goes on with the first who is back, and whose phone says nothing of it", async () => {
    FakeSocket.last.say(state({ public: frozen }));
    await settle(table);
    expect(findAll(table, ".veil")).toEqual([]);
  });
});

describe("a phone whose house is away", () => {
  test("says so in a row of its own, between the title and the stage", async () => {
    expect(strip()).toEqual([]);
    FakeSocket.last.break();
    await settle(table);
    expect(strip()).toEqual(["No connection to the house. We keep trying; your seat is kept."]);
    const rows = [...find(table, ".table").children].map((row) => row.className || row.localName);
    expect(rows).toEqual(["header", "line", "main", "footer"]);
  });

  test("says that what is pressed now will be sent, and sends it once", async () => {
    FakeSocket.last.say({ type: "gone", reason: "restarting" });
    FakeSocket.last.break();
    await settle(table);
    expect(strip()[0]).toContain("The house restarts.");
    const added = store.send({ type: "add_bot" });
    await settle(table);
    expect(strip()).toEqual(["Noted: it will be sent when the house is back."]);
    vi.advanceTimersByTime(1000);
    comeIn();
    const asked = FakeSocket.last.sent.filter(({ type }) => type === "add_bot");
    expect(asked).toHaveLength(1);
    FakeSocket.last.say({ type: "result", id: asked[0]!.id });
    await added;
    await settle(table);
    expect(strip()).toEqual([]);
    FakeSocket.last.break();
    await settle(table);
    expect(strip()).toEqual(["No connection to the house. We keep trying; your seat is kept."]);
  });
});
