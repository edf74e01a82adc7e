import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Code } from "../../src/phone/code";
import "../../src/phone/scene";
import { Session } from "../../src/phone/session";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { speakEnglish } from "../fixtures";
import { find, mount } from "../shared/elements/mount";

let store: Store;
let session: Session;
let code: Code;

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
  location.hash = "";
  store = new Store();
  store.connect({ enter: vi.fn() } as unknown as TableSocket);
  session = new Session(store);
  session.begin();
});
afterEach(() => code.remove());

const field = (): HTMLInputElement => find<HTMLInputElement>(code, "input");

describe("the table's code", () => {
  test("stays to be mended when it was wrong, and is marked", async () => {
    session.tryCode("ABCDEG");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    expect(session.step).toBe("code");
    code = await mount(new Code(), { store, session });
    expect(field().value).toBe("ABCDEG");
    const select = vi.spyOn(field(), "select");
    await vi.waitFor(() => expect(select).toHaveBeenCalled());
  });

  test("is asked for without a guess of ours after a link that leads nowhere", async () => {
    location.hash = "#an-old-and-very-long-code";
    session.begin();
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    code = await mount(new Code(), { store, session });
    expect(field().value).toBe("");
  });
});
