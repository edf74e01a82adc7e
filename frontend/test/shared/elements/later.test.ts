import { LitElement } from "lit";
import { expect, test, vi } from "vitest";
import { isThere } from "../../../src/shared/elements/later";

test("an element is fetched once it is wanted, and shown when it has come", async () => {
  const redraw = vi.fn();
  const host = { requestUpdate: redraw } as unknown as LitElement;
  const fetch = vi.fn(() => {
    customElements.define("test-later", class extends LitElement {});
    return Promise.resolve();
  });
  expect(isThere("test-later", fetch, host)).toBe(false);
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  expect(isThere("test-later", fetch, host)).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
});

test("what can't be fetched is asked for again when it is wanted again", async () => {
  const redraw = vi.fn();
  const host = { requestUpdate: redraw } as unknown as LitElement;
  const fetch = vi.fn(() => Promise.reject(new TypeError("the house is away")));
  expect(isThere("test-never", fetch, host)).toBe(false);
  await Promise.resolve();
  expect(isThere("test-never", fetch, host)).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(redraw).not.toHaveBeenCalled();
});
