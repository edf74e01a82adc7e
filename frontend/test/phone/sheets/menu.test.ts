import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenEvent } from "../../../src/phone/intent";
import { Menu } from "../../../src/phone/sheets/menu";
import type { Private, Public } from "../../../src/shared/protocol";
import type { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { privatePart, publicPart, speakEnglish, state } from "../../fixtures";
import { findAll, mount, textOf } from "../../shared/elements/mount";

const request = vi.fn();
let menu: Menu;

async function show(more: Partial<Public>, own: Partial<Private> = {}): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state({ public: publicPart(more), private: privatePart(own) }));
  menu = await mount(new Menu(), { store });
}

const GUEST = { host: false, powers: false, stand_in: false };
const entries = (): HTMLButtonElement[] => findAll<HTMLButtonElement>(menu, "button");
const labels = (): string[] => entries().map(textOf);
const press = (label: string): void =>
  entries()
    .find((entry) => textOf(entry) === label)!
    .click();

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => menu.remove());

describe("the menu", () => {
  test.each(["lobby", "playing", "over"] as const)(
    "ends with the way out, in red, and asks before it is taken: %s",
    async (stage) => {
      await show({ stage }, GUEST);
      const way = entries().at(-1)!;
      expect([textOf(way), way.classList.contains("wax")]).toEqual(["Leave the table", true]);
      const left = vi.fn();
      menu.addEventListener("leave", left);
      way.click();
      expect([left.mock.calls.length, request.mock.calls.length]).toEqual([1, 0]);
    },
  );

  test("leads to my face at any time", async () => {
    await show({ stage: "playing" }, GUEST);
    const opened = vi.fn();
    menu.addEventListener("open-sheet", (event) => {
      opened((event as OpenEvent).detail);
    });
    press("My face");
    expect(opened).toHaveBeenCalledExactlyOnceWith("dress");
  });

  test("has the host's controls only for whoever has them, and only in a game", async () => {
    await show({ stage: "playing", next: "goes_on" });
    expect(labels()).toEqual(
      expect.arrayContaining(["Pause", "Skip what we wait for", "End the game"]),
    );
    press("Pause");
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "pause" });
    menu.remove();
    await show({ stage: "playing", next: "goes_on" }, GUEST);
    expect(labels()).not.toContain("Pause");
    menu.remove();
    await show({ stage: "over" });
    expect(labels()).not.toContain("Pause");
  });
});
