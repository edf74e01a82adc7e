import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LobbyBar } from "../../src/phone/lobby-bar";
import type { Public } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { ANNA, BEN, publicPart, speakEnglish, state, welcome } from "../fixtures";
import { findAll, mount, textOf } from "../shared/elements/mount";

const request = vi.fn();
let bar: LobbyBar;

async function show(least: number, more: Partial<Public>): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.welcome(welcome({ games: [{ id: "demo", min_seats: least, max_seats: 4, options: [] }] }));
  store.state(state({ public: publicPart(more) }));
  bar = await mount(new LobbyBar(), { store });
}

const NOT_READY = { code: "not_ready", details: { count: 1 } };

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => bar.remove());

describe("under the thumb in the lobby", () => {
  test("who can play alone starts with one tap and waits for nobody", async () => {
    await show(1, { seats: [ANNA], start: NOT_READY });
    const [button, ...others] = findAll<HTMLButtonElement>(bar, "button");
    expect(others).toEqual([]);
    expect(textOf(bar)).toBe("You can start alone, or invite others. Start the game");
    button!.click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "practise" });
  });

  test("who can play alone but may not start is told why", async () => {
    await show(1, { seats: [ANNA], start: { code: "start_reserved", details: {} } });
    expect(findAll<HTMLButtonElement>(bar, "button").map(({ disabled }) => disabled)).toEqual([
      true,
    ]);
    expect(textOf(bar)).toContain("At this table the game is started in Home Assistant.");
  });

  test("a user of the house starts where others may not, once all are ready", async () => {
    const start = { code: "start_reserved", details: {} };
    const robin = { ...ANNA, kind: "user" as const, ready: true };
    const ready = { ...BEN, ready: true };
    await show(2, { seats: [robin, ready], start, missing: { players: 0, ready: 1 } });
    expect(textOf(bar)).toContain("One player is not ready yet.");
    expect(findAll<HTMLButtonElement>(bar, "button.brass")[0]!.disabled).toBe(true);
    bar.remove();
    await show(2, { seats: [robin, ready], start, missing: null });
    findAll<HTMLButtonElement>(bar, "button.brass")[0]!.click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "start" });
  });

  test("a user of the house is told how many players are missing", async () => {
    const start = { code: "start_reserved", details: {} };
    const robin = { ...ANNA, kind: "user" as const };
    await show(4, { seats: [robin, BEN], start, missing: { players: 2, ready: 1 } });
    expect(textOf(bar)).toContain("At least 4 players are needed.");
  });

  test("with company everyone says when they are ready", async () => {
    await show(1, { seats: [ANNA, BEN], start: NOT_READY });
    expect(textOf(bar)).toContain("I’m ready");
  });

  test("a game for several is practised with bots by who is alone", async () => {
    await show(2, { seats: [ANNA], start: NOT_READY });
    expect(textOf(bar)).toContain("Practise with bots");
  });
});
