import { render, type TemplateResult } from "lit";
import { beforeEach, describe, expect, test } from "vitest";
import { photo, photoBack } from "../../../src/games/clueful/art/photo";
import { CARDS } from "../../../src/games/clueful/cards";
import { speakEnglish } from "../../fixtures";
import { Shown } from "./stage";

beforeEach(speakEnglish);

const store = new Shown();
const ALL = Object.values(CARDS).flat();

function drawn(template: TemplateResult): HTMLElement {
  const place = document.createElement("div");
  render(template, place);
  return place.querySelector<HTMLElement>(".photo")!;
}

describe("a photograph", () => {
  test.each(ALL)("of %s has the same outline as all others", (id) => {
    const parts = [...drawn(photo(store, id)).children].map(({ classList }) => classList[0]);
    expect(parts).toEqual(["print", "caption"]);
  });

  test.each(ALL)("of %s has a picture of its own", (id) => {
    const paths = (of: string): string => drawn(photo(store, of)).querySelector("svg")!.innerHTML;
    expect(ALL.filter((other) => paths(other) === paths(id))).toEqual([id]);
    expect(paths(id)).not.toMatch(/NaN|@/);
  });

  test("types long words closer, so that they stay in one line", () => {
    const isLong = (id: string): boolean =>
      drawn(photo(store, id)).querySelector(".caption")!.classList.contains("long");
    expect(ALL.filter(isLong)).toEqual(["conservatory", "candlesticks"]);
  });

  test("tells nothing when it lies face down", () => {
    expect(drawn(photoBack()).textContent.trim()).toBe("");
  });
});
