import { render } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FramedSession } from "../../src/phone/framed";
import type { HouseDoor } from "../../src/phone/house-door";
import { pageFor } from "../../src/phone/pages";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { speakEnglish, welcome } from "../fixtures";

let store: Store;
let session: FramedSession;
const enter = vi.fn();
const request = vi.fn();

function arrive(fragment: string): void {
  location.hash = fragment;
  store = new Store();
  store.connect({ enter, request, close: vi.fn() } as unknown as TableSocket);
  session = new FramedSession(store);
  session.begin();
}

beforeEach(() => {
  speakEnglish();
  enter.mockReset();
  request.mockReset().mockResolvedValue({ type: "result", id: "1", seat: "s1" });
});
afterEach(() => {
  location.hash = "";
});

describe("a user of Home Assistant", () => {
  test("comes in without a code", () => {
    arrive("#~");
    expect(enter).toHaveBeenLastCalledWith(undefined);
  });

  test("who has a seat is at the table at once, and leaves the address alone", () => {
    arrive("#~");
    store.welcome(welcome({ seat: "s1" }));
    expect(session.step).toBe("seated");
    expect(location.hash).toBe("#~");
    expect(request).not.toHaveBeenCalled();
  });

  test("without a seat sits down with one tap", async () => {
    arrive("#~");
    store.welcome(welcome({ seat: null }));
    const page = document.createElement("div");
    document.body.append(page);
    render(
      pageFor(store, session, () => undefined),
      page,
    );
    const door = page.querySelector<HouseDoor>("parlor-house-door")!;
    await door.updateComplete;
    expect(door.renderRoot.querySelector("input")).toBeNull();
    door.renderRoot.querySelector<HTMLButtonElement>("button.brass")!.click();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "sit" });
    store.welcome(welcome({ seat: "s1" }));
    expect(session.step).toBe("seated");
    page.remove();
  });

  test("may only watch, and come back to the door", () => {
    arrive("#~");
    store.welcome(welcome({ seat: null }));
    session.watch();
    store.welcome(welcome({ seat: null }));
    expect(session.step).toBe("watching");
    session.toDoor();
    expect(session.step).toBe("door");
  });

  test("who opened the page to play sits down at once, and only once", () => {
    arrive("#~sit");
    store.welcome(welcome({ seat: null }));
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "sit" });
    store.welcome(welcome({ seat: "s1" }));
    store.welcome(welcome({ seat: null }));
    expect(request).toHaveBeenCalledOnce();
    expect(session.step).toBe("door");
  });

  test("comes back by the same way after standing up, or when another device had the seat", () => {
    arrive("#~");
    store.welcome(welcome({ seat: "s1" }));
    enter.mockReset();
    session.comeBack();
    session.resume();
    session.retry();
    expect(enter).toHaveBeenCalledTimes(3);
  });

  test("is told why the table cannot be reached", () => {
    arrive("#~");
    store.refused({ type: "error", id: null, code: "not_allowed" });
    expect(session.step).toBe("stuck");
  });

  test("needs no new codes", () => {
    arrive("#~");
    store.welcome(welcome({ seat: "s1" }));
    store.happened({ type: "event", event: "new_code", data: {} });
    expect(request).not.toHaveBeenCalled();
  });
});
