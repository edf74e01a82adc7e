import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line } from "../../src/house/line";
import { followTables } from "../../src/house/tables";
import { RefusedError, TableSocket } from "../../src/shared/socket";
import type { Listener } from "../../src/shared/socket";
import { welcome } from "../fixtures";
import { FakeConnection, refuse } from "./fake-connection";

let connection: FakeConnection;
let heard: { [K in keyof Listener]: ReturnType<typeof vi.fn<Listener[K]>> };
let socket: TableSocket;

/** Let everything happen that was promised. */
const soon = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

beforeEach(async () => {
  vi.useFakeTimers();
  connection = new FakeConnection();
  connection.answer = ({ message }) => {
    const { id, type } = message as { id: string; type: string };
    return Promise.resolve({ type: "result", id, ...(type === "hello" ? { build: "b1" } : {}) });
  };
  heard = {
    status: vi.fn(),
    welcome: vi.fn(),
    state: vi.fn(),
    happened: vi.fn(),
    refused: vi.fn(),
    gone: vi.fn(),
    outdated: vi.fn(),
  };
  socket = new TableSocket(() => new Line(connection, "e1", "seat"), "b1", heard);
  socket.enter();
  await soon();
});

async function greet(line = 7): Promise<void> {
  connection.say({ ...welcome({ seat: "s1" }), line });
  await soon();
}

function sent(type: string): Record<string, unknown>[] {
  return connection.said.filter(
    ({ message }) => (message as Record<string, unknown>).type === type,
  );
}

describe("a line over Home Assistant's connection", () => {
  test("is opened as what the user wants", () => {
    expect(connection.subscriptions[0]!.command).toEqual({
      type: "parlor/subscribe",
      entry_id: "e1",
      as: "seat",
    });
  });

  test("leads to the table by itself", async () => {
    await greet();
    expect(heard.welcome).toHaveBeenCalledOnce();
    expect(heard.status).toHaveBeenLastCalledWith("online");
    expect(connection.said.map(({ message }) => (message as { type: string }).type)).toEqual([
      "hello",
    ]);
  });

  test("carries requests and answers, filled up as on a socket", async () => {
    await greet();
    const answer = socket.request({ type: "ready", ready: true });
    await expect(answer).resolves.toMatchObject({ type: "result" });
    const [said] = sent("ready");
    expect(said!.line).toBe(7);
    expect(said!.text).toHaveLength(256);
  });

  test("tells the house how much was read", async () => {
    await greet();
    for (let number = 0; number < 7; number += 1) connection.say({ type: "event", event: "x" });
    expect(connection.told).toEqual([
      { type: "parlor/heard", line: 7, heard: 4 },
      { type: "parlor/heard", line: 7, heard: 8 },
    ]);
  });

  test("comes back with the connection, and what was clicked is said again", async () => {
    await greet();
    connection.answer = () => new Promise(() => undefined);
    const answer = socket.request({ type: "ready", ready: true });
    connection.lose();
    expect(heard.status).toHaveBeenLastCalledWith("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.subscriptions).toHaveLength(1);
    connection.answer = ({ message }) =>
      Promise.resolve({ type: "result", id: (message as { id: string }).id });
    connection.comeBack();
    await soon();
    expect(connection.subscriptions).toHaveLength(2);
    await greet(9);
    await expect(answer).resolves.toMatchObject({ type: "result" });
    const [first, again] = sent("ready");
    expect(again!.message).toEqual(first!.message);
    expect([first!.line, again!.line]).toEqual([7, 9]);
  });

  test("ends with a farewell, and another one is opened", async () => {
    await greet();
    connection.say({ type: "gone", reason: "table_closed" });
    expect(heard.gone).toHaveBeenCalledWith("table_closed");
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.subscriptions.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test("whose table is not open is asked for again", async () => {
    connection.say({ type: "gone", reason: "shut" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.subscriptions).toHaveLength(2);
  });

  test("that the house knows nothing of any more is opened anew", async () => {
    await greet();
    connection.answer = () => refuse({ code: "not_found" });
    void socket.request({ type: "ready", ready: true });
    await soon();
    expect(heard.status).toHaveBeenLastCalledWith("offline");
  });

  test("hands a refusal on", async () => {
    await greet();
    connection.answer = ({ message }) =>
      Promise.resolve({ type: "error", id: (message as { id: string }).id, code: "not_host" });
    await expect(socket.request({ type: "pause" })).rejects.toEqual(new RefusedError("not_host"));
  });

  test("leaves nothing behind when it is closed", async () => {
    await greet();
    socket.close();
    expect(connection.subscriptions[0]!.ended).toBe(true);
    expect(connection.listening).toBe(0);
  });

  test("that the user may not have is not asked for again", async () => {
    connection.refusal = { code: "unauthorized" };
    socket.enter();
    await soon();
    expect(heard.refused).toHaveBeenCalledWith({ type: "error", id: null, code: "not_allowed" });
    connection.refusal = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.subscriptions).toHaveLength(1);
  });

  test("to a table that there is not says so, and is asked for again", async () => {
    connection.refusal = { code: "not_found" };
    socket.enter();
    await soon();
    expect(heard.gone).toHaveBeenCalledWith("shut");
    connection.refusal = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.subscriptions).toHaveLength(2);
  });

  test("is asked for again while the house does not know of lines yet", async () => {
    connection.refusal = { code: "unknown_command" };
    socket.enter();
    await soon();
    connection.refusal = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.subscriptions).toHaveLength(2);
  });
});

test("the list of tables is followed", async () => {
  const tell = vi.fn();
  await followTables(connection, tell);
  connection.tell([{ entry_id: "e1" }]);
  expect(tell).toHaveBeenCalledWith([{ entry_id: "e1" }]);
});
