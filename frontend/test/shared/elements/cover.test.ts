import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { html } from "lit";
import { Cover } from "../../../src/shared/elements/cover";
import { speakEnglish } from "../../fixtures";
import { find, mount, textOf } from "./mount";

let cover: Cover;

beforeEach(async () => {
  vi.useFakeTimers();
  speakEnglish();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  cover = await mount(new Cover(), { content: () => html`<p>You are the spy</p>` });
});

afterEach(() => {
  cover.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const back = (): HTMLElement => find(cover, ".back");

async function shown(): Promise<boolean> {
  await cover.updateComplete;
  return textOf(cover).includes("spy");
}

function point(type: string): void {
  back().dispatchEvent(new PointerEvent(type, { button: 0, pointerId: 1 }));
}

function tap(detail = 1): void {
  back().dispatchEvent(new MouseEvent("click", { detail }));
}

describe("a covered card", () => {
  test("it hides its secret, even from the page", async () => {
    expect(await shown()).toBe(false);
  });

  test("holding shows it and letting go covers it", async () => {
    point("pointerdown");
    vi.advanceTimersByTime(200);
    expect(await shown()).toBe(true);
    point("pointerup");
    expect(await shown()).toBe(false);
  });

  test("one short tap shows nothing", async () => {
    point("pointerdown");
    point("pointerup");
    tap();
    vi.advanceTimersByTime(1000);
    expect(await shown()).toBe(false);
  });

  test("two taps show it", async () => {
    tap();
    tap();
    expect(await shown()).toBe(true);
  });

  test("a key or a screen reader shows it at once", async () => {
    tap(0);
    expect(await shown()).toBe(true);
    expect(back().getAttribute("aria-expanded")).toBe("true");
  });

  test("escape covers it", async () => {
    tap(0);
    await shown();
    find(cover, ".face").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(await shown()).toBe(false);
  });

  test("it covers itself after ten seconds", async () => {
    tap(0);
    vi.advanceTimersByTime(9999);
    expect(await shown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await shown()).toBe(false);
  });

  test("it covers itself when the page is hidden", async () => {
    tap(0);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await shown()).toBe(false);
  });

  test("it has no context menu", () => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    back().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
