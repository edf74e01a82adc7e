import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Editor } from "../../../src/games/cascade/editor/editor";
import { privatePart, speakEnglish } from "../../fixtures";
import { find, findAll, mount, settle, textOf } from "../../shared/elements/mount";
import { moment, Shown } from "./stage";

let editor: Editor;

beforeEach(async () => {
  localStorage.clear();
  speakEnglish();
  vi.useFakeTimers();
  editor = await mount(new Editor(), { store: new Shown() });
});
afterEach(() => {
  editor.remove();
  vi.useRealTimers();
});

async function press(selector: string, at = 0): Promise<void> {
  findAll<HTMLButtonElement>(editor, selector)[at]?.click();
  await settle(editor);
}

async function verdict(): Promise<string> {
  vi.advanceTimersByTime(500);
  await settle(editor);
  return textOf(find(editor, ".verdict"));
}

/** Put a sign into the middle of the nine tiles. */
async function signed(): Promise<void> {
  await press("[data-tool=signs]");
  await press("[data-place='14']");
}

describe("the sheet on which a level is drawn", () => {
  test("wants a sign before it says anything else", async () => {
    expect(await verdict()).toBe("A level needs tiles, and at least one sign.");
    expect(find<HTMLButtonElement>(editor, "[data-action=play]").disabled).toBe(true);
  });

  test("says with every stroke in how many taps it can be solved, or that nobody can", async () => {
    await signed();
    expect(await verdict()).toBe("It can be solved with 5 taps.");
    await press("[data-tool=tiles]");
    for (const at of [1, 3, 5, 7]) await press(".nine button", at);
    expect(await verdict()).toBe("It can be solved with 8 taps.");
    await press(".nine button", 4);
    expect(await verdict()).toBe("Nobody can solve this.");
  });

  test("lets what is drawn be played", async () => {
    await signed();
    await verdict();
    await press("[data-action=play]");
    const board = find(editor, "cascade-board");
    findAll<HTMLButtonElement>(board, "button")[0]?.click();
    await settle(editor);
    expect(textOf(find(editor, ".verdict"))).toBe("1 tap, par 5");
    await press("[data-action=play]");
    expect(findAll(editor, ".tray .tile")).toHaveLength(9);
  });

  test("takes away what stands on a tile, and the tile itself", async () => {
    await signed();
    await press("[data-action=remove]");
    expect(findAll(editor, ".tray .sign")).toHaveLength(0);
    await press("[data-tool=tiles]");
    await press("[data-place='14']");
    expect(findAll(editor, ".tray .tile")).toHaveLength(8);
  });

  test("gives a tile a pattern of its own", async () => {
    await press("[data-tool=specials]");
    await press("[data-place='7']");
    expect(findAll(editor, ".tray .stamp")).toHaveLength(1);
  });

  test("keeps what was drawn for the next time", async () => {
    await signed();
    editor.remove();
    editor = await mount(new Editor(), { store: new Shown() });
    expect(findAll(editor, ".tray .sign")).toHaveLength(1);
  });

  test("is kept in the house by whoever leads the table, and says why where that fails", async () => {
    const store = new Shown({ ...moment(), private: privatePart({ powers: false }) });
    editor.remove();
    editor = await mount(new Editor(), { store });
    expect(findAll(editor, "[data-action=keep]")).toEqual([]);
    editor.remove();
    store.turnTo({ ...moment(), private: privatePart({ powers: true }) });
    const send = vi.spyOn(store, "send");
    editor = await mount(new Editor(), { store });
    await signed();
    await verdict();
    send.mockResolvedValueOnce({ type: "result", id: "x" });
    await press("[data-action=keep]");
    await settle(editor);
    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: "shelve",
      game: "cascade",
      option: "pack",
    });
    expect(textOf(find(editor, ".said"))).toContain("is kept");
    send.mockImplementationOnce(() => {
      store.tell("The disk is full.");
      return Promise.resolve(null);
    });
    await press("[data-action=keep]");
    await settle(editor);
    expect(textOf(find(editor, ".said"))).toBe("The disk is full.");
  });
});
