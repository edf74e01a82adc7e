import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../../src/phone/claims";
import type { Session } from "../../src/phone/session";
import { Table } from "../../src/phone/table";
import type { ClaimInfo, KnockInfo } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { privatePart, publicPart, speakEnglish, state, welcome } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const DORA: KnockInfo = { id: "31", name: "Dora" };
const BEN_AGAIN: ClaimInfo = {
  id: "27",
  seat: "s2",
  waits_for: "owner",
  words: [],
  house: false,
  missing: 2,
  until: null,
};

let store: Store;
let table: Table;

beforeEach(async () => {
  speakEnglish();
  HTMLDialogElement.prototype.showModal = vi.fn();
  store = new Store();
  store.connect({ enter: vi.fn(), request: vi.fn() } as unknown as TableSocket);
  store.status("online");
  store.welcome(welcome());
  say([], []);
  table = await mount(new Table(), { store, session: {} as Session });
});
afterEach(() => table.remove());

function say(claims: ClaimInfo[], knocks: KnockInfo[], asked = ["31"]): void {
  store.state(state({ public: publicPart({ claims, knocks }), private: privatePart({ asked }) }));
}

async function show(...told: Parameters<typeof say>): Promise<void> {
  say(...told);
  await settle(table);
}

const rows = (): string[] =>
  [...find(table, ".table").children].map((row) => row.className || row.localName);
const bell = (): string =>
  findAll(table, "parlor-doorbell")
    .map((one) => textOf(find(one, ".bell")))
    .join();

describe("whoever is at the door", () => {
  test("rings in the title's place, and no row is moved by that", async () => {
    const before = rows();
    expect(bell()).toBe("");
    await show([], [DORA]);
    expect(bell()).toBe("Somebody is at the door");
    expect(find(table, "h1").className).toBe("unseen");
    expect(rows()).toEqual(before);
  });

  test("is announced by name, and counted with the others", async () => {
    await show([BEN_AGAIN], [DORA]);
    expect(bell()).toBe("2 are at the door");
    expect(textOf(find(find(table, "parlor-doorbell"), "[role=alert]"))).toBe(
      "Number 27 says: “I am Ben.” Dora would like to come in.",
    );
  });

  test("knocks only at whoever opens the door", async () => {
    await show([], [DORA], []);
    expect(bell()).toBe("");
    expect(find(table, "h1").className).toBe("where");
  });

  test("is let in on a sheet, which closes when nobody is there any more", async () => {
    await show([], [DORA]);
    find<HTMLButtonElement>(find(table, "parlor-doorbell"), ".bell").click();
    await vi.waitFor(() => expect(findAll(table, "parlor-sheet parlor-claims")).toHaveLength(1));
    await show([], []);
    expect(findAll(table, "parlor-sheet")).toHaveLength(0);
  });
});
