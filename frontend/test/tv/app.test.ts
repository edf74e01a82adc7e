import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Public } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { Tv } from "../../src/tv/app";
import { Visit } from "../../src/tv/visit";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const INVITATION = {
  code: "long",
  short_code: "SHORTY",
  link: "http://home.test:8123/x",
  qr: null,
};

let store: Store;
let visit: Visit;
let tv: Tv;

beforeEach(async () => {
  speakEnglish();
  location.hash = "#long";
  store = new Store();
  const request = vi.fn().mockResolvedValue(INVITATION);
  const socket = { enter: vi.fn(), remain: vi.fn(), request };
  store.connect(socket as unknown as TableSocket);
  store.vocabulary.learn("demo", WORDS);
  visit = new Visit(store);
  visit.begin();
  store.status("online");
  store.welcome(welcome({ seat: null }));
  await vi.waitFor(() => expect(visit.invitation).not.toBeNull());
  tv = await mount(new Tv(), { store, visit });
});
afterEach(() => {
  tv.remove();
  location.hash = "";
});

async function show(stage: Public["stage"], more: Partial<Public> = {}): Promise<void> {
  store.state(state({ public: publicPart({ stage, ...more }) }));
  await settle(tv);
}

describe("the TV", () => {
  test("keeps the code in a corner for latecomers while people play", async () => {
    await show("lobby");
    expect(findAll(tv, ".corner")).toEqual([]);
    await show("playing");
    expect(textOf(find(tv, ".corner"))).toContain("SHORTY");
    expect(textOf(find(tv, ".corner"))).toContain("home.test:8123");
  });

  test("tells who is waited for in a ribbon that drifts with the picture", async () => {
    await show("playing");
    expect(findAll(tv, "parlor-away")).toEqual([]);
    await show("playing", { away: { seats: ["s2"], until: null } });
    expect(textOf(find(tv, ".picture > parlor-away[brief]"))).toContain("Waiting for Ben");
  });

  test("keeps a wrong code in its field, so that one letter can be mended", async () => {
    visit.tryCode("ABCDEG");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    await settle(tv);
    expect(find<HTMLInputElement>(tv, "input").value).toBe("ABCDEG");
  });
});
