import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { framedAddress, FrameHost } from "../../src/house/frame";
import { dialByParent } from "../../src/shared/framed";
import type { Surroundings } from "../../src/shared/framing";
import type { Wire } from "../../src/shared/wire";

const EVENING = { language: "de", dark: true };

/** A line that a test holds. */
class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send = vi.fn<(text: string) => void>();
  close = vi.fn<() => void>();
}

let wires: FakeWire[];
let frame: HTMLIFrameElement;
let host: FrameHost;
let around: Surroundings[];
let page: { postMessage: ReturnType<typeof vi.fn> };

/** Let a window say something to this one, as the frame or its parent does. */
function say(data: unknown, more: Partial<MessageEventInit>): void {
  window.dispatchEvent(
    new MessageEvent("message", { data, origin: location.origin, ...more } as MessageEventInit),
  );
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  wires = [];
  around = [];
  page = { postMessage: vi.fn() };
  frame = document.createElement("iframe");
  Object.defineProperty(frame, "contentWindow", { value: page });
  const dial = (): Wire => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  host = new FrameHost(frame, dial, EVENING);
});
afterEach(() => host.stop());

/** Load the page in the frame: it asks, and is handed a port. */
async function load(): Promise<() => Wire> {
  const dial = dialByParent((surroundings) => around.push(surroundings));
  say("~", { source: page as never });
  const [, , [port]] = page.postMessage.mock.lastCall as [string, string, MessagePort[]];
  say("~", { source: window.parent, ports: [port!] });
  return dial;
}

describe("a page in a frame", () => {
  test("is known by its address", () => {
    expect(framedAddress("phone")).toBe("/api/parlor/#~");
    expect(framedAddress("phone", true)).toBe("/api/parlor/#~sit");
    expect(framedAddress("tv")).toBe("/api/parlor/tv#~");
  });

  test("gets its line from the page around", async () => {
    const dial = await load();
    const line = dial();
    const heard: unknown[] = [];
    const opened = vi.fn();
    line.onopen = opened;
    line.onmessage = ({ data }) => heard.push(data);
    await settle();
    wires[0]!.onopen?.(new Event("open"));
    wires[0]!.onmessage?.(new MessageEvent("message", { data: { type: "gone" } }));
    line.send('{"type":"ping"}   ');
    await settle();
    expect(opened).toHaveBeenCalledOnce();
    expect(heard).toEqual([{ type: "gone" }]);
    expect(wires[0]!.send).toHaveBeenCalledWith('{"type":"ping"}   ');
  });

  test("hears nothing of a line that it has given up", async () => {
    const dial = await load();
    const first = dial();
    const heard = vi.fn();
    first.onmessage = heard;
    await settle();
    const speak = wires[0]!.onmessage;
    first.close();
    const second = dial();
    const ended = vi.fn();
    second.onclose = ended;
    await settle();
    speak?.(new MessageEvent("message", { data: { type: "state" } }));
    expect(wires[0]!.close).toHaveBeenCalledOnce();
    wires[1]!.onclose?.(new Event("close") as CloseEvent);
    await settle();
    expect(heard).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledOnce();
  });

  test("looks and speaks like what is around it", async () => {
    await load();
    expect(around).toEqual([EVENING]);
    host.surround({ ...EVENING });
    host.surround({ language: "en", dark: false });
    await settle();
    expect(around).toEqual([EVENING, { language: "en", dark: false }]);
  });

  test("that is loaded anew gets a new port, and the old line is closed", async () => {
    (await load())();
    await settle();
    (await load())();
    await settle();
    expect(wires[0]!.close).toHaveBeenCalledOnce();
    expect(wires[1]!.close).not.toHaveBeenCalled();
  });

  test("ends with its host", async () => {
    (await load())();
    await settle();
    host.stop();
    expect(wires[0]!.close).toHaveBeenCalledOnce();
    page.postMessage.mockClear();
    say("~", { source: page as never });
    expect(page.postMessage).not.toHaveBeenCalled();
  });

  test.each([
    ["another frame", { source: window as never }],
    ["another origin", { source: "page" as never, origin: "https://evil.example" }],
  ])("is handed nothing where %s asks", (_, { source, ...more }) => {
    say("~", { source: source === ("page" as never) ? (page as never) : source, ...more });
    expect(page.postMessage).not.toHaveBeenCalled();
  });

  test("takes no port of another origin, nor of another window", async () => {
    const taken = vi.fn();
    void dialByParent(taken).then(taken);
    for (const more of [
      { source: window.parent, origin: "https://evil.example" },
      { source: page as never },
    ]) {
      const { port1, port2 } = new MessageChannel();
      say("~", { ports: [port2], ...more });
      port1.postMessage(EVENING);
    }
    await settle();
    expect(taken).not.toHaveBeenCalled();
  });
});
