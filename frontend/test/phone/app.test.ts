import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Phone } from "../../src/phone/app";
import type { Scene } from "../../src/phone/scene";
import { Session } from "../../src/phone/session";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { privatePart, speakEnglish, state, welcome, WORDS } from "../fixtures";
import { find, findAll, mount } from "../shared/elements/mount";

const ONLOOKER = state({ private: privatePart({ seat: null, host: false, powers: false }) });

const enter = vi.fn();
let store: Store;
let session: Session;
let phone: Phone;

async function arrive(): Promise<void> {
  session.begin();
  phone = await mount(new Phone(), { store, session });
}

function atDoor(): void {
  store.welcome(welcome({ seat: null }));
  store.state(ONLOOKER);
}

function seated(): void {
  store.welcome(welcome({ token: "secret" }));
  store.state(state());
}

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
  location.hash = "#long";
  store = new Store();
  const request = vi.fn().mockReturnValue(new Promise(() => undefined));
  store.connect({ enter, remain: vi.fn(), request } as unknown as TableSocket);
  store.vocabulary.learn("demo", WORDS);
  session = new Session(store);
});
afterEach(() => {
  phone.remove();
  location.hash = "";
});

describe("the way to the table", () => {
  test("leads through the door to the table, which was laid meanwhile", async () => {
    await arrive();
    expect(find<Scene>(phone, "parlor-scene").heading).toBe("One moment …");
    atDoor();
    await vi.waitFor(() => expect(findAll(phone, "parlor-door")).toHaveLength(1));
    await vi.waitFor(() => expect(customElements.get("parlor-table")).toBeDefined());
    session.join("Anna");
    seated();
    await vi.waitFor(() => expect(findAll(phone, "parlor-table")).toHaveLength(1));
  });

  test("shows no empty page while the table is still being laid", async () => {
    await arrive();
    atDoor();
    session.join("Anna");
    seated();
    await phone.updateComplete;
    expect(findAll(phone, "parlor-scene, parlor-table")).toHaveLength(1);
    await vi.waitFor(() => expect(findAll(phone, "parlor-table")).toHaveLength(1));
  });

  test("leads back to the door from watching", async () => {
    await arrive();
    atDoor();
    session.watch();
    store.refresh();
    await vi.waitFor(() => expect(findAll(phone, "parlor-table")).toHaveLength(1));
    session.toDoor();
    store.refresh();
    await vi.waitFor(() => expect(findAll(phone, "parlor-door")).toHaveLength(1));
  });
});
