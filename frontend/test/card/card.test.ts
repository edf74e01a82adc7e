import type { LitElement } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ParlorCard } from "../../src/card/card";
import type { CardConfig } from "../../src/card/config";
import type { Hass } from "../../src/house/hass";
import type { ListedTable } from "../../src/house/tables";
import { unveil, veil } from "../../src/house/veil";
import { AskEvent } from "../../src/phone/intent";
import type { ServerMessage } from "../../src/shared/protocol";
import { privatePart, publicPart, speakEnglish, state, welcome } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

vi.mock("../../src/card/speech", () => ({ speak: () => undefined, canSpeak: () => true }));

const LIVING_ROOM = { entry_id: "e1", device_id: "d1", name: "Living room", open: true };
const KITCHEN = { entry_id: "e2", device_id: "d2", name: "Kitchen", open: true };

/** Home Assistant, as far as a card sees it. */
class FakeHouse {
  tell: (tables: ListedTable[]) => void = () => undefined;
  lines = new Map<string, (message: ServerMessage) => void>();
  ended: string[] = [];
  knowsTables = true;
  sent: { type: string }[] = [];

  hass(dark = false): Hass {
    const connection = {
      subscribeMessage: (heard: never, command: { type: string; entry_id?: string }) =>
        this.subscribe(heard, command),
      sendMessagePromise: (command: { message: string }) => {
        const message = JSON.parse(unveil(command.message)) as { type: string; id: string };
        this.sent.push(message);
        const invited = { link: null, qr: null, code: "c", short_code: "ABCDEF" };
        const answer = { type: "result", id: message.id, build: "b1", ...invited };
        return Promise.resolve(veil(JSON.stringify(answer)));
      },
      sendMessage: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    return { connection, language: "en", themes: { darkMode: dark } } as unknown as Hass;
  }

  private subscribe(
    heard: (event: never) => void,
    { type, entry_id: entry = "" }: { type: string; entry_id?: string },
  ): Promise<() => Promise<void>> {
    if (type === "parlor/tables" && !this.knowsTables) {
      return Promise.reject(new Error("unknown_command"));
    }
    if (type === "parlor/tables") this.tell = heard as typeof this.tell;
    else this.lines.set(entry, (message) => heard(veil(JSON.stringify(message)) as never));
    return Promise.resolve(() => {
      this.ended.push(entry || type);
      return Promise.resolve();
    });
  }
}

let house: FakeHouse;
let card: ParlorCard;

async function lay(config: Partial<CardConfig> = {}, ...tables: ListedTable[]): Promise<void> {
  card = new ParlorCard();
  card.setConfig({ type: "custom:parlor-card", ...config });
  await mount(card, { hass: house.hass() });
  house.tell(tables);
  await settle(card);
}

async function comeIn(entry: string): Promise<void> {
  house.lines.get(entry)?.(welcome({ seat: null, line: 7 }));
  const own = privatePart({ seat: null, host: false });
  house.lines.get(entry)?.(state({ public: publicPart(), private: own }));
  await settle(card);
}

beforeEach(() => {
  speakEnglish();
  vi.useFakeTimers();
  house = new FakeHouse();
});
afterEach(() => {
  card.remove();
  vi.useRealTimers();
});

describe("a card finds its table", () => {
  test("the only one, without being told", async () => {
    await lay({}, LIVING_ROOM);
    await comeIn("e1");
    expect(findAll(card, "parlor-card-table")).toHaveLength(1);
  });

  test("the one that its settings name", async () => {
    await lay({ table: "d2" }, LIVING_ROOM, KITCHEN);
    expect([...house.lines.keys()]).toEqual(["e2"]);
  });

  test("or asks which, where there are several", async () => {
    await lay({}, LIVING_ROOM, KITCHEN);
    expect(house.lines.size).toBe(0);
    expect(textOf(card)).toContain("Which table?");
    findAll(card, ".tables button")[1]!.click();
    await settle(card);
    expect([...house.lines.keys()]).toEqual(["e2"]);
  });

  test("and says so where there is none, or it is gone", async () => {
    await lay({});
    expect(textOf(card)).toContain("There is no table yet");
    card.remove();
    await lay({ table: "d9" }, LIVING_ROOM);
    expect(textOf(card)).toContain("This card’s table is gone");
  });

  test("and comes back by itself once Home Assistant knows tables again", async () => {
    house.knowsTables = false;
    await lay({});
    expect(textOf(card)).toContain("Parlor is asleep");
    house.knowsTables = true;
    await vi.advanceTimersByTimeAsync(10_000);
    house.tell([LIVING_ROOM]);
    await settle(card);
    await comeIn("e1");
    expect(findAll(card, "parlor-card-table")).toHaveLength(1);
  });
});

describe("a card whose table goes away", () => {
  test("says that it is switched off, and shows it again when it opens", async () => {
    await lay({}, LIVING_ROOM);
    house.lines.get("e1")?.({ type: "gone", reason: "shut" });
    await settle(card);
    expect(textOf(card)).toContain("This table is switched off in Home Assistant just now.");
    await vi.advanceTimersByTimeAsync(2_000);
    await comeIn("e1");
    expect(findAll(card, "parlor-card-table")).toHaveLength(1);
  });

  test("says so when it is removed, and hangs up", async () => {
    await lay({ table: "d1" }, LIVING_ROOM);
    await comeIn("e1");
    house.tell([]);
    await settle(card);
    expect(textOf(card)).toContain("There is no table yet");
    expect(house.ended).toContain("e1");
  });

  test("hangs up when it leaves the dashboard", async () => {
    await lay({}, LIVING_ROOM);
    await comeIn("e1");
    card.remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(house.ended.sort()).toEqual(["e1", "parlor/tables"]);
  });
});

describe("a card on a dashboard", () => {
  test("hides the code where that is set", async () => {
    await lay({ code: false }, LIVING_ROOM);
    await comeIn("e1");
    expect(find(card, "parlor-card-table").hasAttribute("code")).toBe(false);
  });

  test("asks in the colour of warning before something is done that cannot be taken back", async () => {
    await lay({}, LIVING_ROOM);
    await comeIn("e1");
    const table = find<LitElement>(card, "parlor-card-table");
    table.dispatchEvent(new AskEvent("All get up?", "Clear", () => undefined));
    await settle(table);
    const yes = find(table, "parlor-sheet [data-yes]");
    expect([...yes.classList]).toEqual(["rim", "wax"]);
    expect(textOf(yes)).toBe("Clear");
  });

  test("is as light or dark as Home Assistant", async () => {
    await lay({}, LIVING_ROOM);
    expect(card.dataset.theme).toBe("light");
    card.hass = house.hass(true);
    await settle(card);
    expect(card.dataset.theme).toBe("dark");
  });

  test("opens no screen while it is only a preview", async () => {
    await lay({}, LIVING_ROOM);
    await comeIn("e1");
    card.preview = true;
    card.dispatchEvent(new CustomEvent("show-screen", { detail: "tv" }));
    await settle(card);
    expect(findAll(card, "parlor-card-screen")).toHaveLength(0);
  });

  test("says how much room it takes", () => {
    card = new ParlorCard();
    expect(card.getCardSize()).toBeGreaterThan(3);
    expect(card.getGridOptions()).toMatchObject({ columns: 12, rows: "auto" });
  });
});
