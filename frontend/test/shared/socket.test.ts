import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Action,
  HungUpError,
  RefusedError,
  type Request,
  TableSocket,
  type Listener,
} from "../../src/shared/socket";
import { FakeSocket } from "../fake-socket";
import { state, welcome } from "../fixtures";

function listener() {
  return {
    status: vi.fn<Listener["status"]>(),
    welcome: vi.fn<Listener["welcome"]>(),
    state: vi.fn<Listener["state"]>(),
    happened: vi.fn<Listener["happened"]>(),
    refused: vi.fn<Listener["refused"]>(),
    gone: vi.fn<Listener["gone"]>(),
    outdated: vi.fn<Listener["outdated"]>(),
  };
}

let heard: ReturnType<typeof listener>;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.forget();
  heard = listener();
  socket = new TableSocket(() => new WebSocket("ws://house/socket"), "b1", heard);
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seated(): FakeSocket {
  socket.enter({ type: "resume", token: "secret" });
  FakeSocket.last.greet();
  FakeSocket.last.say(welcome({ id: FakeSocket.last.lastSent("resume").id }));
  return FakeSocket.last;
}

/** Ask for something and do not wait for the answer. */
function click(message: Request | Action): void {
  socket.request(message).catch(() => undefined);
}

function show(visibility: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("coming in", () => {
  test("a page says hello with its build before anything else", () => {
    seated();
    expect(FakeSocket.last.types()).toEqual(["hello", "resume"]);
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", build: "b1" });
    expect(heard.welcome).toHaveBeenCalledOnce();
    expect(heard.status).toHaveBeenLastCalledWith("online");
  });

  test("every state is handed on", () => {
    seated().say(state({ version: 7 }));
    expect(heard.state).toHaveBeenCalledWith(expect.objectContaining({ version: 7 }));
  });

  test("a refused entry is told and not tried again", () => {
    socket.enter({ type: "watch", code: "WRONG" });
    FakeSocket.last.greet();
    FakeSocket.last.say({
      type: "error",
      id: FakeSocket.last.lastSent("watch").id,
      code: "wrong_code",
    });
    vi.advanceTimersByTime(60_000);
    expect(heard.refused).toHaveBeenCalledWith(expect.objectContaining({ code: "wrong_code" }));
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("a table that is only busy is tried again", () => {
    socket.enter({ type: "resume", token: "secret" });
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "error", id: FakeSocket.last.lastSent("resume").id, code: "busy" });
    vi.advanceTimersByTime(1000);
    expect(heard.refused).not.toHaveBeenCalled();
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a page that may not come in is told so before it has asked", () => {
    socket.enter({ type: "watch", code: "x" });
    FakeSocket.last.say({ type: "error", id: null, code: "not_home" });
    vi.advanceTimersByTime(60_000);
    expect(heard.refused).toHaveBeenCalledWith(expect.objectContaining({ code: "not_home" }));
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("a page that has to make way comes back", () => {
    socket.enter({ type: "watch", code: "x" });
    FakeSocket.last.say({ type: "error", id: null, code: "busy" });
    vi.advanceTimersByTime(1000);
    expect(heard.refused).not.toHaveBeenCalled();
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("another build of the server is told", () => {
    socket.enter({ type: "watch", code: "x" });
    FakeSocket.last.greet("b2");
    expect(heard.outdated).toHaveBeenCalledWith("b2");
  });
});

describe("coming back", () => {
  test("a broken line is tried again after 1 s, doubling to 10 s", () => {
    seated();
    for (const delay of [1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = FakeSocket.made.length;
      FakeSocket.last.break();
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    expect(heard.status).toHaveBeenCalledWith("offline");
  });

  test("a welcome makes the patience start anew", () => {
    seated().break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say(welcome());
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test("a page that is looked at again comes back at once", () => {
    seated().break();
    show("visible");
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a phone that is online again comes back at once", () => {
    seated().break();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a hidden page does not hurry", () => {
    seated().break();
    show("hidden");
    expect(FakeSocket.made).toHaveLength(1);
    show("visible");
  });

  test("a page comes back as it is told to remain", () => {
    socket.enter({ type: "join", code: "x", name: "Anna" });
    FakeSocket.last.greet();
    FakeSocket.last.say(welcome());
    socket.remain({ type: "resume", token: "fresh" });
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    expect(FakeSocket.last.lastSent("resume")).toMatchObject({ token: "fresh" });
  });

  test("a replaced page does not fight back", () => {
    const line = seated();
    line.say({ type: "gone", reason: "replaced" });
    line.break();
    vi.advanceTimersByTime(60_000);
    expect(heard.gone).toHaveBeenCalledWith("replaced");
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("a page comes back to a table that was closed for a moment", () => {
    const line = seated();
    line.say({ type: "gone", reason: "table_closed" });
    line.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("a dead line", () => {
  test("it is pinged every 15 s", () => {
    const line = seated();
    vi.advanceTimersByTime(15_000);
    line.say({ type: "result", id: line.lastSent("ping").id });
    vi.advanceTimersByTime(15_000);
    expect(line.types().filter((type) => type === "ping")).toHaveLength(2);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("no answer to a ping means that it is dead", () => {
    seated();
    vi.advanceTimersByTime(15_000 + 8000 + 1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a page that is looked at again waits only shortly for an answer", () => {
    seated();
    show("visible");
    expect(FakeSocket.last.types()).toContain("ping");
    vi.advanceTimersByTime(3000 + 1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("a server that does not even greet is tried again", () => {
    socket.enter({ type: "watch", code: "x" });
    vi.advanceTimersByTime(8000 + 1000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("messages", () => {
  test("a vote is as long as a guess", () => {
    const line = seated();
    click({ type: "vote", version: 3, target: "s2", bet: 1 });
    click({ type: "spy_guess", version: 3, location_id: "space_station" });
    const lengths = line.texts.slice(-2).map((text) => text.length);
    expect(lengths).toEqual([256, 256]);
  });

  test("an answer reaches whoever asked", async () => {
    const line = seated();
    const answer = socket.request({ type: "start" });
    line.say({ type: "result", id: line.lastSent("start").id, done: true });
    await expect(answer).resolves.toMatchObject({ done: true });
  });

  test("a refusal reaches whoever asked, with its details", async () => {
    const line = seated();
    const answer = socket.request({ type: "start" });
    line.say({
      type: "error",
      id: line.lastSent("start").id,
      code: "not_ready",
      details: { count: 2 },
    });
    await expect(answer).rejects.toThrow(RefusedError);
    await expect(answer).rejects.toMatchObject({ code: "not_ready", details: { count: 2 } });
  });

  test("an unanswered message is sent again with the same id", async () => {
    const line = seated();
    const answer = socket.request({ type: "vote", version: 3, target: "s2" });
    line.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    expect(FakeSocket.last.types()).not.toContain("vote");
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.lastSent("vote")).toEqual(line.lastSent("vote"));
    FakeSocket.last.say({ type: "result", id: line.lastSent("vote").id });
    await expect(answer).resolves.toBeDefined();
  });

  test("a page waits for the answers to its clicks before it is loaded anew", async () => {
    const line = seated();
    const answer = socket.request({ type: "pause" });
    line.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet("b2");
    FakeSocket.last.say(welcome());
    expect(heard.outdated).not.toHaveBeenCalled();
    FakeSocket.last.say({ type: "result", id: line.lastSent("pause").id });
    await answer;
    expect(heard.outdated).toHaveBeenCalledExactlyOnceWith("b2");
  });

  test("a message that was answered is not sent again", async () => {
    const line = seated();
    const answer = socket.request({ type: "pause" });
    line.say({ type: "result", id: line.lastSent("pause").id });
    await answer;
    line.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.types()).not.toContain("pause");
  });

  test("a message that was not understood does not end the visit", () => {
    seated().say({ type: "error", id: null, code: "bad_message" });
    expect(heard.refused).not.toHaveBeenCalled();
  });

  test("nobody waits for an answer after hanging up", async () => {
    seated();
    const answers = [socket.request({ type: "start" }), socket.request({ type: "pause" })];
    socket.close();
    for (const answer of answers) await expect(answer).rejects.toThrow(HungUpError);
  });

  test("clicks are kept while the line is down, but not without end", async () => {
    seated().break();
    for (let count = 0; count < 32; count += 1) click({ type: "pause" });
    await expect(socket.request({ type: "pause" })).rejects.toMatchObject({ code: "busy" });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.types().filter((type) => type === "pause")).toHaveLength(32);
  });

  test("ids are short and differ", () => {
    const line = seated();
    click({ type: "start" });
    click({ type: "pause" });
    const ids = line.sent.map((message) => message.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(32);
  });
});
