import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "../../src/phone/session";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { speakEnglish, welcome } from "../fixtures";

const INVITATION = {
  type: "result",
  id: "1",
  code: "long",
  short_code: "SHORTY",
  link: null,
  qr: null,
};

let store: Store;
let session: Session;
let enter: ReturnType<typeof vi.fn>;
let remain: ReturnType<typeof vi.fn>;

function arrive(link: string): void {
  location.hash = link;
  store = new Store();
  enter = vi.fn();
  remain = vi.fn();
  const request = vi.fn().mockResolvedValue(INVITATION);
  store.connect({ enter, remain, request, close: vi.fn() } as unknown as TableSocket);
  session = new Session(store);
  session.begin();
}

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
});

afterEach(() => {
  location.hash = "";
});

function sitDown(): void {
  arrive("#long");
  store.welcome(welcome({ seat: null }));
  session.join(" Anna ");
  store.welcome(welcome({ token: "secret" }));
}

describe("the way in", () => {
  test("a phone without a link is asked for the code", () => {
    arrive("");
    expect(session.step).toBe("code");
    expect(enter).not.toHaveBeenCalled();
  });

  test("a phone with a link looks at the table first, then asks for a name", () => {
    arrive("#long");
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "long" });
    store.welcome(welcome({ seat: null }));
    expect(session.step).toBe("door");
  });

  test("a phone sits down under its name and keeps the token", () => {
    sitDown();
    expect(enter).toHaveBeenLastCalledWith({ type: "join", code: "long", name: "Anna" });
    expect(remain).toHaveBeenLastCalledWith({ type: "resume", token: "secret" });
    expect(session.step).toBe("seated");
  });

  test("a name that was used before is filled in", () => {
    sitDown();
    arrive("#elsewhere");
    expect(session.name).toBe("Anna");
  });

  test("a wrong code asks for another, and says why", () => {
    arrive("#wrong");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    expect(session.step).toBe("code");
    expect(session.problem?.code).toBe("wrong_code");
  });

  test("a phone that is not at home is told so and may try again", () => {
    arrive("#long");
    store.refused({ type: "error", id: "1", code: "not_home" });
    expect(session.step).toBe("not_home");
    session.retry();
    expect(enter).toHaveBeenCalledTimes(2);
  });

  test("a taken name leads back to the door, where it can be claimed", () => {
    arrive("#long");
    store.welcome(welcome({ seat: null }));
    session.join("Anna");
    store.refused({ type: "error", id: "1", code: "name_taken" });
    store.welcome(welcome({ seat: null }));
    expect(session.step).toBe("door");
    expect(session.problem?.code).toBe("name_taken");
    session.reclaim("Anna");
    expect(enter).toHaveBeenLastCalledWith({ type: "reclaim", code: "long", name: "Anna" });
  });
});

describe("the way back", () => {
  test("a reloaded phone takes its seat by its token", () => {
    sitDown();
    arrive("#long");
    expect(enter).toHaveBeenLastCalledWith({ type: "resume", token: "secret" });
  });

  test("a phone without a link goes back to where it last sat", () => {
    sitDown();
    arrive("");
    expect(enter).toHaveBeenLastCalledWith({ type: "resume", token: "secret" });
  });

  test("a renewed code leads to the same seat", () => {
    sitDown();
    arrive("#renewed");
    store.welcome(welcome({ seat: null }));
    expect(enter).toHaveBeenLastCalledWith({ type: "resume", token: "secret" });
  });

  test("another table's code does not lead to this seat", () => {
    sitDown();
    arrive("#other");
    store.welcome(welcome({ seat: null, table: { id: "t2", name: "Kitchen" } }));
    expect(session.step).toBe("door");
  });

  test("a token that is no longer good leads to the door", () => {
    sitDown();
    arrive("#long");
    store.refused({ type: "error", id: "1", code: "wrong_token" });
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "long" });
    store.welcome(welcome({ seat: null }));
    expect(session.step).toBe("door");
  });

  test("a replaced phone can take its seat back", () => {
    sitDown();
    store.gone("replaced");
    session.resume();
    expect(enter).toHaveBeenLastCalledWith({ type: "resume", token: "secret" });
  });

  test("a phone that was removed forgets its token", () => {
    sitDown();
    store.gone("removed");
    session.comeBack();
    arrive("#long");
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "long" });
  });

  test("a phone whose storage throws still plays", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    sitDown();
    expect(session.step).toBe("seated");
    vi.restoreAllMocks();
  });
});
