import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OverBar } from "../../src/phone/over-bar";
import type { Private, Public } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { ANNA, BEN, CLEO, privatePart, publicPart, speakEnglish, state } from "../fixtures";
import { findAll, mount, textOf } from "../shared/elements/mount";

const request = vi.fn();
let bar: OverBar;

async function show(more: Partial<Public>, own: Partial<Private> = {}): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  const now = publicPart({ stage: "over", start: NOT_READY, ...more });
  store.state(state({ public: now, private: privatePart(own) }));
  bar = await mount(new OverBar(), { store });
}

const NOT_READY = { code: "not_ready", details: { count: 2 } };
const GUEST = { host: false, powers: false, stand_in: false };
const ready = { ready: true };

const buttons = (): string[] => findAll(bar, "button").map(textOf);
const press = (label: string): void =>
  findAll<HTMLButtonElement>(bar, "button")
    .find((button) => textOf(button) === label)!
    .click();

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => bar.remove());

describe("under the thumb at the end", () => {
  test("a guest says that they want another, and cannot wipe the results", async () => {
    await show({ seats: [ANNA, BEN, { ...CLEO, ...ready }] }, GUEST);
    expect(textOf(bar)).toBe("1 of 3 wants another game. Play again");
    press("Play again");
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "ready", ready: true });
  });

  test("whoever wants another waits for the others, and may change their mind", async () => {
    await show({ seats: [{ ...ANNA, ...ready }, { ...BEN, ...ready }, CLEO] }, GUEST);
    expect(textOf(bar)).toContain("2 of 3 want another game.");
    const [, waiting] = findAll<HTMLButtonElement>(bar, "button");
    expect(waiting!.disabled).toBe(true);
    press("Rather not");
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "ready", ready: false });
  });

  test("people who are away, bots and who has left are not counted", async () => {
    const others = [
      { ...BEN, present: false },
      { ...CLEO, gone: true },
    ];
    const bot = { ...CLEO, id: "s4", kind: "bot" as const, bot: true, ready: true };
    await show({ seats: [{ ...ANNA, ...ready }, ...others, bot] }, GUEST);
    expect(textOf(bar)).toContain("1 of 1 wants another game.");
  });

  test("the host need not wait for everyone", async () => {
    await show({ seats: [{ ...ANNA, ...ready }, BEN, CLEO] });
    press("Start now");
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "rematch" });
  });

  test("a host who has not said anything can start for those who have", async () => {
    await show({ seats: [ANNA, { ...BEN, ...ready }, CLEO] });
    expect(buttons()).toEqual(["Play again", "Start now", "Back to the lobby"]);
  });

  test("anyone can start once all who are there want another", async () => {
    await show({ seats: [{ ...ANNA, ...ready }], start: null }, GUEST);
    press("Start now");
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "rematch" });
  });

  test("where Home Assistant starts, that is said", async () => {
    await show({ start: { code: "start_reserved", details: {} } }, GUEST);
    expect(textOf(bar)).toContain("At this table the game is started in Home Assistant.");
  });

  test("the way home is not beside it", async () => {
    await show({});
    expect(textOf(bar)).not.toContain("Leave");
  });
});
