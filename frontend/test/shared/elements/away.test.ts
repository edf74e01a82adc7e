import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Away } from "../../../src/shared/elements/away";
import type { Public } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import { ANNA, BEN, CLEO, publicPart, seat, speakEnglish, state } from "../../fixtures";
import { findAll, mount, settle, textOf } from "./mount";

let strip: Away;
let store: Store;

async function show(
  away: Public["away"],
  more: Partial<Public> = {},
  brief = false,
): Promise<void> {
  store = new Store();
  store.state(state({ now: 1000, public: publicPart({ stage: "playing", away, ...more }) }));
  strip = await mount(new Away(), { store, brief });
}

beforeEach(() => {
  vi.useFakeTimers();
  speakEnglish();
});
afterEach(() => {
  strip.remove();
  vi.useRealTimers();
});

describe("who is away and waited for", () => {
  test("is told with the seconds that are left by the table's own time", async () => {
    vi.setSystemTime(new Date("1999-01-01"));
    await show({ seats: ["s2"], until: 25_000 });
    expect(textOf(strip)).toBe("Waiting for Ben · 24 s");
    vi.advanceTimersByTime(4000);
    await settle(strip);
    expect(textOf(strip)).toBe("Waiting for Ben · 20 s");
  });

  test("is left to the host where nobody is skipped by a clock", async () => {
    await show({ seats: ["s2", "s3"], until: null });
    expect(textOf(strip)).toBe("Ben and Cleo: away for the moment. Anna decides when it goes on.");
    expect(findAll(strip, "button")).toEqual([]);
  });

  test("is left to anyone while the host is away, too", async () => {
    const seats = [{ ...ANNA, present: false }, BEN, CLEO];
    await show({ seats: ["s1"], until: null }, { seats });
    expect(textOf(strip)).toContain("Anyone at the table can say that it goes on.");
  });

  test("can be gone on without by whoever decides", async () => {
    await show({ seats: ["s2"], until: null });
    const goOn = vi.fn();
    strip.goOn = goOn;
    await settle(strip);
    const [button, ...others] = findAll<HTMLButtonElement>(strip, "button");
    button!.click();
    expect([goOn.mock.calls.length, others]).toEqual([1, []]);
  });

  test("is counted where it is a crowd", async () => {
    const crowd = ["Ben", "Cleo", "Dora", "Eve", "Finn"].map((name, at) =>
      seat(`s${at + 2}`, name, { present: false }),
    );
    const away = { seats: crowd.map(({ id }) => id), until: 25_000 };
    await show(away, { seats: [ANNA, ...crowd] });
    expect(textOf(strip)).toContain("Waiting for Ben, Cleo, Dora, and 2 others");
    strip.remove();
    await show({ ...away, seats: away.seats.slice(1) }, { seats: [ANNA, ...crowd] });
    expect(textOf(strip)).toContain("Waiting for Cleo, Dora, Eve, and Finn");
  });

  test("is told on a TV in one line, with who decides", async () => {
    await show({ seats: ["s2"], until: 25_000 }, {}, true);
    expect(textOf(strip)).toBe("Waiting for Ben · 24 s");
    strip.remove();
    await show({ seats: ["s2"], until: null }, {}, true);
    expect(textOf(strip)).toBe("Waiting for Ben · the host decides");
    strip.remove();
    const seats = [{ ...ANNA, present: false }, BEN, CLEO];
    await show({ seats: ["s1"], until: null }, { seats }, true);
    expect(textOf(strip)).toBe("Waiting for Anna · anyone can go on");
  });

  test("is nothing while everyone is there", async () => {
    await show(null);
    expect(textOf(strip)).toBe("");
  });
});
