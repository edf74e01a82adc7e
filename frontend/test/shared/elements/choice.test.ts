import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ChoiceGrid } from "../../../src/shared/elements/choice";
import { speakEnglish } from "../../fixtures";
import { find, findAll, mount } from "./mount";

const CHOICES = [1, 2, 3].map((value) => ({ value, label: `Bet ${value}` }));
let grid: ChoiceGrid;

beforeEach(async () => {
  speakEnglish();
  grid = await mount(new ChoiceGrid(), { legend: "How sure?", choices: CHOICES });
});

afterEach(() => grid.remove());

const buttons = (): HTMLElement[] => findAll(grid, ".choice");

describe("a choice of one", () => {
  test("it is a radio group with a name", () => {
    expect(find(grid, "[role=radiogroup]").getAttribute("aria-labelledby")).toBe("legend");
    expect(find(grid, "#legend").textContent).toBe("How sure?");
    expect(buttons().map((button) => button.getAttribute("role"))).toEqual(Array(3).fill("radio"));
  });

  test("a tap chooses, and another tap chooses another", async () => {
    buttons()[0]?.click();
    buttons()[2]?.click();
    await grid.updateComplete;
    expect(grid.chosen).toEqual([3]);
    expect(buttons().map((button) => button.getAttribute("aria-checked"))).toEqual([
      "false",
      "false",
      "true",
    ]);
  });

  test("arrow keys choose the next one, round and round", () => {
    buttons()[2]?.focus();
    buttons()[2]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(grid.chosen).toEqual([1]);
  });

  test("the tab key stops once", async () => {
    grid.chosen = [2];
    await grid.updateComplete;
    expect(buttons().map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
  });
});
