import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { Visit } from "../../src/tv/visit";
import { speakEnglish, welcome } from "../fixtures";

const INVITATION = { type: "result", id: "1", code: "long", short_code: "SHORTY" };

let enter: ReturnType<typeof vi.fn>;
let remain: ReturnType<typeof vi.fn>;
let request: ReturnType<typeof vi.fn>;
let store: Store;
let visit: Visit;

beforeEach(async () => {
  vi.useFakeTimers();
  speakEnglish();
  location.hash = "#long";
  enter = vi.fn();
  remain = vi.fn();
  store = new Store();
  request = vi.fn().mockResolvedValue(INVITATION);
  store.connect({ enter, remain, request } as unknown as TableSocket);
  visit = new Visit(store);
  visit.begin();
  store.status("online");
  store.welcome(welcome({ seat: null }));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  vi.useRealTimers();
  location.hash = "";
  localStorage.clear();
});

/** The house makes new codes, and this screen is one of its own. */
async function renew(own: string): Promise<void> {
  request.mockResolvedValue({ ...INVITATION, code: "other", tv_code: own });
  store.happened({ type: "event", event: "new_code", data: {} });
  await vi.advanceTimersByTimeAsync(0);
}

describe("a TV in a frame", () => {
  test("comes in without a code, and leaves the address alone", async () => {
    location.hash = "#~";
    visit = new Visit(store, true);
    visit.begin();
    expect(enter).toHaveBeenLastCalledWith(undefined);
    expect(visit.lost).toBe(false);
    remain.mockReset();
    store.welcome(welcome({ seat: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(visit.invitation).toEqual(INVITATION);
    expect(remain).not.toHaveBeenCalled();
    expect(location.hash).toBe("#~");
  });
});

describe("a TV", () => {
  test("shows how guests come in, and comes back by the newest code", () => {
    expect(visit.invitation).toEqual(INVITATION);
    expect(remain).toHaveBeenLastCalledWith({ type: "watch", code: "long" });
  });

  test("shows neither table nor codes after new ones, until a person gives it one", () => {
    store.gone("new_code");
    expect(visit.lost).toBe(true);
    expect(visit.invitation).toBeNull();
    expect(visit.problem?.code).toBe("new_code");
    expect(location.hash).toBe("");
    visit.show(" NEWONE ");
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "NEWONE" });
    expect(visit.lost).toBe(false);
  });

  test("of the house gets the new codes at once, and comes back by its own", async () => {
    await renew("own");
    expect(visit.invitation?.code).toBe("other");
    expect(remain).toHaveBeenLastCalledWith({ type: "watch", code: "own" });
    expect(location.hash).toBe("#own");
    expect(store.story).toEqual([]);
  });

  test("that always opens the same link finds its way after new codes, too", async () => {
    await renew("second");
    await renew("third");
    for (const link of ["#long", "#second", "#third"]) {
      location.hash = link;
      visit.begin();
      expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "third" });
    }
  });

  test("keeps a code that was typed wrongly, so that one letter can be mended", () => {
    visit.tryCode(" ABCDEG ");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    expect(visit).toMatchObject({ lost: true, typed: "ABCDEG" });
  });

  test("knows that its table is gone when its own code opens nothing any more", () => {
    store.refused({ type: "error", id: null, code: "wrong_code" });
    expect(visit).toMatchObject({ lost: true, typed: "", invitation: null });
    expect(visit.problem?.code).toBe("table_gone");
    visit.tryCode("ABCDEG");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    expect(visit.problem?.code).toBe("wrong_code");
  });

  test("knocks again by itself after any other no", async () => {
    store.refused({ type: "error", id: "1", code: "table_closed" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(enter).toHaveBeenCalledTimes(2);
  });
});
