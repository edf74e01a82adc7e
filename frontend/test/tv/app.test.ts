import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClaimInfo, Invitation, Public } from "../../src/shared/protocol";
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

  test("keeps the code readable in a pause: it lies beside the picture, above the veil", async () => {
    await show("playing", { paused: true });
    expect(findAll(tv, ".picture .corner")).toEqual([]);
    expect(find(tv, ".corner").className).toBe("corner lit");
    expect(find(tv, ".veil").compareDocumentPosition(find(tv, ".corner"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await show("playing");
    expect(find(tv, ".corner").className).toBe("corner ");
  });

  test("says why the game stands still when all phones are away", async () => {
    await show("playing", { frozen: true });
    expect(textOf(find(tv, ".veil"))).toBe(
      "The game waits All phones are away. It goes on with the first that is back.",
    );
    await show("playing", { frozen: true, paused: true });
    expect(textOf(find(tv, ".veil"))).toBe("Paused");
    await show("playing");
    expect(findAll(tv, ".veil")).toEqual([]);
  });

  test("tells who is waited for in a ribbon that drifts with the picture", async () => {
    await show("playing");
    expect(findAll(tv, "parlor-away")).toEqual([]);
    await show("playing", { away: { seats: ["s2"], until: null } });
    expect(textOf(find(tv, ".picture > parlor-away[brief]"))).toContain("Waiting for Ben");
  });

  test("tells of a claim in the place of who is away", async () => {
    const claim: ClaimInfo = {
      id: "27",
      seat: "s2",
      waits_for: "owner",
      words: [],
      house: false,
      missing: 2,
      until: null,
    };
    await show("playing", { away: { seats: ["s2"], until: null }, claims: [claim] });
    expect(findAll(tv, "parlor-away")).toEqual([]);
    expect(textOf(find(tv, "parlor-tv-claims"))).toContain("Number 27 says: “I am Ben.”");
  });

  test("keeps a wrong code in its field, so that one letter can be mended", async () => {
    visit.tryCode("ABCDEG");
    store.refused({ type: "error", id: "1", code: "wrong_code" });
    await settle(tv);
    expect(find<HTMLInputElement>(tv, "input").value).toBe("ABCDEG");
  });

  test("says that its table is gone, and shows no code of it any more", async () => {
    await show("lobby");
    visit.invitation = { short_code: "SHORTY" } as Invitation;
    store.refused({ type: "error", id: null, code: "wrong_code" });
    await settle(tv);
    expect(textOf(find(tv, "h1"))).toBe("This table is gone");
    expect(textOf(tv)).toContain("It was removed in Home Assistant.");
    expect(textOf(tv)).not.toContain("SHORTY");
  });
});
