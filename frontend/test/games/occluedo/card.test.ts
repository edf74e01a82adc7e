import { render } from "lit";
import { beforeEach, describe, expect, test } from "vitest";
import { card, cardBack } from "../../../src/games/occluedo/art/card";
import { ROOMS, SUSPECTS, WEAPONS } from "../../../src/games/occluedo/cards";
import { speakEnglish } from "../../fixtures";
import { Shown } from "./stage";

beforeEach(speakEnglish);

const store = new Shown();

function drawn(template: ReturnType<typeof card>): HTMLElement {
  const place = document.createElement("div");
  render(template, place);
  return place.querySelector<HTMLElement>(".card")!;
}

const outline = (one: Element): string[] =>
  [...one.children].map((part) => part.classList[0] ?? "");

describe("a card of OCCLUEdo", () => {
  test.each([...SUSPECTS, ...WEAPONS, ...ROOMS])("%s has the same outline as all others", (id) => {
    const one = drawn(card(store, id));
    expect(outline(one)).toEqual(["scene", "title", "kind"]);
    expect(one.querySelector(".scene svg")?.getAttribute("viewBox")).toBe("0 0 64 64");
  });

  test.each([...SUSPECTS, ...WEAPONS, ...ROOMS])("%s has a picture of its own", (id) => {
    const paths = (of: string): string => drawn(card(store, of)).querySelector(".scene")!.innerHTML;
    expect(paths(id)).not.toBe(paths(id.replace(/./, "x")));
    expect(paths(id)).not.toMatch(/NaN|@/);
  });

  test("says what it is to whoever cannot see it", () => {
    const text = drawn(card(store, "knife")).textContent;
    expect(text.replace(/\s+/g, " ").trim()).toBe("Knife With what");
  });

  test("is grey when it does not answer", () => {
    expect(drawn(card(store, "rope", { grey: true })).classList).toContain("grey");
    expect(drawn(card(store, "rope")).classList).not.toContain("grey");
  });

  test("tells nothing when it lies face down", () => {
    expect(drawn(cardBack()).textContent.trim()).toBe("");
  });
});
