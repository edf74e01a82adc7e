import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { html } from "lit";
import { Cover } from "../../../src/shared/elements/cover";
import { speakEnglish } from "../../fixtures";
import { find, mount, textOf } from "./mount";

let cover: Cover;
let chosen: number;

beforeEach(async () => {
  vi.useFakeTimers();
  speakEnglish();
  chosen = 0;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const content = () => html`<button id="row" @click=${() => chosen++}>You are the spy</button>`;
  cover = await mount(new Cover(), { content });
  // The finger of the test before was elsewhere.
  elsewhere(800, 800);
});

afterEach(() => {
  cover.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const back = (): HTMLElement => find(cover, ".back");
const face = (): HTMLElement => find(cover, ".face");
const row = (): HTMLElement => find(cover, "#row");

async function shown(): Promise<boolean> {
  await cover.updateComplete;
  return textOf(cover).includes("spy");
}

function point(type: string, x = 0, y = 0): void {
  const at = { button: 0, pointerId: 1, clientX: x, clientY: y, bubbles: true, composed: true };
  back().dispatchEvent(new PointerEvent(type, at));
}

/** A tap on something else on the page. */
function elsewhere(x: number, y: number, ms = 60): void {
  const at = { button: 0, pointerId: 1, clientX: x, clientY: y };
  window.dispatchEvent(new PointerEvent("pointerdown", at));
  vi.advanceTimersByTime(ms);
  window.dispatchEvent(new PointerEvent("pointerup", at));
}

function click(target: HTMLElement, detail = 1): void {
  target.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, composed: true }));
}

function press(ms: number): void {
  point("pointerdown");
  vi.advanceTimersByTime(ms);
  point("pointerup");
  click(back());
}

function key(target: HTMLElement, name: string): void {
  const at = { key: name, bubbles: true, composed: true };
  target.dispatchEvent(new KeyboardEvent("keydown", at));
}

describe("a tap", () => {
  test("has not happened yet: what is covered is not even in the page", async () => {
    expect(await shown()).toBe(false);
    expect(face().getAttribute("aria-hidden")).toBe("true");
    expect(back().getAttribute("aria-expanded")).toBe("false");
  });

  test.each([10, 120, 300, 450, 650])("of %i ms uncovers, and it stays open", async (ms) => {
    press(ms);
    vi.advanceTimersByTime(5000);
    expect(await shown()).toBe(true);
    expect(face().getAttribute("aria-hidden")).toBe("false");
    expect(back().getAttribute("aria-expanded")).toBe("true");
  });

  test("may be shaky", async () => {
    point("pointerdown", 100, 100);
    for (const [x, y] of [
      [108, 95],
      [97, 112],
      [118, 100],
    ] as const) {
      vi.advanceTimersByTime(40);
      point("pointermove", x, y);
    }
    point("pointerup", 118, 100);
    expect(await shown()).toBe(true);
  });

  test("that is a swipe or begins to scroll uncovers nothing", async () => {
    point("pointerdown");
    point("pointermove", 0, 60);
    point("pointerup", 0, 60);
    expect(await shown()).toBe(false);
    point("pointerdown");
    point("pointercancel");
    vi.advanceTimersByTime(1000);
    expect(await shown()).toBe(false);
  });

  test("on the edge covers it", async () => {
    press(100);
    await shown();
    vi.advanceTimersByTime(1000);
    press(100);
    expect(await shown()).toBe(false);
  });

  test("made twice by habit leaves it open, and chooses nothing", async () => {
    press(60);
    await shown();
    vi.advanceTimersByTime(150);
    point("pointerdown");
    point("pointerup");
    click(row());
    expect(await shown()).toBe(true);
    expect(chosen).toBe(0);
    vi.advanceTimersByTime(350);
    click(row());
    expect(chosen).toBe(1);
  });

  test.each([40, 150, 380])(
    "that follows a deed at the same place after %i ms is the rest of it",
    async (ms) => {
      elsewhere(10, 10);
      vi.advanceTimersByTime(ms);
      press(60);
      expect(await shown()).toBe(false);
    },
  );

  test("at another place is another one, however soon", async () => {
    elsewhere(10, 60);
    press(60);
    expect(await shown()).toBe(true);
  });

  test("at the same place is another one as soon as somebody can have seen the deed", async () => {
    elsewhere(10, 10);
    vi.advanceTimersByTime(450);
    press(60);
    expect(await shown()).toBe(true);
  });

  test("right after a peek or a swipe is no rest of a tap", async () => {
    elsewhere(10, 10, 900);
    press(60);
    expect(await shown()).toBe(true);
    cover.conceal();
    point("pointerdown");
    point("pointermove", 0, 60);
    point("pointerup", 0, 60);
    press(60);
    expect(await shown()).toBe(true);
  });

  test("on the edge, made twice by habit, leaves it covered", async () => {
    press(60);
    await shown();
    vi.advanceTimersByTime(1000);
    press(60);
    vi.advanceTimersByTime(150);
    press(60);
    expect(await shown()).toBe(false);
  });

  test("that is read aloud as a click alone uncovers too", async () => {
    click(back(), 0);
    expect(await shown()).toBe(true);
    click(back(), 0);
    expect(await shown()).toBe(false);
  });
});

describe("holding", () => {
  test("is a peek: letting go covers it", async () => {
    point("pointerdown");
    vi.advanceTimersByTime(400);
    expect(await shown()).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(await shown()).toBe(true);
    point("pointerup");
    click(back());
    expect(await shown()).toBe(false);
  });

  test("and then dragging leaves it open, to be scrolled", async () => {
    point("pointerdown");
    vi.advanceTimersByTime(900);
    point("pointercancel");
    vi.advanceTimersByTime(5000);
    expect(await shown()).toBe(true);
  });

  test("has no context menu", () => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    back().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe("an open card covers itself", () => {
  beforeEach(async () => {
    press(100);
    await shown();
  });

  test("after twenty seconds without a touch", async () => {
    vi.advanceTimersByTime(19_999);
    expect(await shown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await shown()).toBe(false);
  });

  test.each(["pointerdown", "wheel", "keydown", "focusin"])(
    "no sooner, whatever the touch: %s",
    async (touch) => {
      vi.advanceTimersByTime(15_000);
      window.dispatchEvent(new Event(touch));
      vi.advanceTimersByTime(15_000);
      expect(await shown()).toBe(true);
      vi.advanceTimersByTime(5_000);
      expect(await shown()).toBe(false);
    },
  );

  test("when the page is hidden", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await shown()).toBe(false);
  });

  test("when the page is left", async () => {
    window.dispatchEvent(new Event("pagehide"));
    expect(await shown()).toBe(false);
  });

  test("by Escape, from anywhere on it, and the focus is on its back", async () => {
    key(row(), "Escape");
    expect(await shown()).toBe(false);
    expect(cover.shadowRoot?.activeElement).toBe(back());
  });

  test("by Enter or Space on the card itself, but not on what can be chosen", async () => {
    key(row(), "Enter");
    expect(await shown()).toBe(true);
    key(face(), " ");
    expect(await shown()).toBe(false);
  });
});

describe("the focus", () => {
  test("goes to the card that was turned up", async () => {
    click(back(), 0);
    await shown();
    expect(cover.shadowRoot?.activeElement).toBe(face());
  });

  test("stays where it is during a peek", async () => {
    point("pointerdown");
    vi.advanceTimersByTime(900);
    await shown();
    expect(cover.shadowRoot?.activeElement).toBeNull();
  });
});
