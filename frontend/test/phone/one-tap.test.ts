import { html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OneTap } from "../../src/phone/one-tap";
import { find, mount, settle } from "../shared/elements/mount";

const start = vi.fn();

/** A bar in which one button takes the place of another. */
@customElement("test-bar")
class Bar extends LitElement {
  protected readonly oneTap = new OneTap(this);
  @state() private ready = false;

  override render(): TemplateResult {
    return this.ready
      ? html`<button class="start" @click=${start}></button>`
      : html`<button class="ready" @click=${() => (this.ready = true)}></button>`;
  }
}

let bar: Bar;

beforeEach(async () => {
  vi.useFakeTimers();
  start.mockReset();
  bar = await mount(new Bar(), {});
});
afterEach(() => {
  bar.remove();
  vi.useRealTimers();
});

async function press(button: string, at: number, more: MouseEventInit = {}): Promise<void> {
  const how = { bubbles: true, composed: true, detail: 1, clientX: 100, clientY: 700, ...more };
  const event = new MouseEvent("click", how);
  Object.defineProperty(event, "timeStamp", { value: at });
  find(bar, `.${button}`).dispatchEvent(event);
  await settle(bar);
}

describe("a second tap at the same place", () => {
  beforeEach(() => press("ready", 0));

  test("does not press what has come there since", async () => {
    await press("start", 200, { clientX: 112 });
    expect(start).not.toHaveBeenCalled();
  });

  test("presses it once there was time to see it", async () => {
    await press("start", 200);
    await press("start", 600);
    expect(start).toHaveBeenCalledOnce();
  });

  test("is another one elsewhere, or by a key", async () => {
    await press("start", 200, { clientX: 250 });
    await press("start", 210, { detail: 0 });
    expect(start).toHaveBeenCalledTimes(2);
  });
});
