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
