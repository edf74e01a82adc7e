import { LitElement } from "lit";
import { expect, test } from "vitest";
import { customElement } from "../../src/card/decorators";

test("what a page has already is left alone", () => {
  class First extends LitElement {}
  class Second extends LitElement {}
  customElement("parlor-twice")(First);
  customElement("parlor-twice")(Second);
  expect(customElements.get("parlor-twice")).toBe(First);
});
