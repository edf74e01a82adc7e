import { html, render } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { expect, test } from "vitest";

test("an element has those classes that are wanted now, and no others", () => {
  const room = document.createElement("div");
  const draw = (chosen: boolean): void => {
    render(html`<p class=${classMap({ card: true, chosen, off: !chosen })}></p>`, room);
  };
  draw(true);
  expect(room.querySelector("p")?.className).toBe("card chosen");
  draw(false);
  expect(room.querySelector("p")?.className).toBe("card off");
});
