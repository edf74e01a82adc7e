import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dress } from "../../../src/phone/sheets/dress";
import type { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { EXPRESSIONS, HATS } from "../../../src/shared/protocol";
import { speakEnglish, state } from "../../fixtures";
import { findAll, mount } from "../../shared/elements/mount";

const request = vi.fn();
let dress: Dress;

const row = (name: string): HTMLButtonElement[] =>
  findAll<HTMLButtonElement>(dress, `[aria-label="${name}"] button`);
const labels = (name: string): (string | null)[] =>
  row(name).map((button) => button.getAttribute("aria-label"));

beforeEach(async () => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state());
  dress = await mount(new Dress(), { store });
});
afterEach(() => dress.remove());

describe("what I look like", () => {
  test("every hat, colour and face has a name", () => {
    expect(row("Hat")).toHaveLength(HATS.length);
    expect(row("Colour")).toHaveLength(10);
    expect(row("Expression")).toHaveLength(EXPRESSIONS.length);
    const all = [...labels("Hat"), ...labels("Colour"), ...labels("Expression")];
    expect(new Set(all).size).toBe(24);
    expect(all.filter((label) => label?.includes("."))).toEqual([]);
  });

  test("what I wear is marked", () => {
    const worn = findAll(dress, '[aria-pressed="true"]');
    expect(worn.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Bowler",
      "Red",
      "Calm",
    ]);
  });

  test("one tap changes one thing", () => {
    row("Hat")[2]!.click();
    row("Colour")[9]!.click();
    row("Expression")[5]!.click();
    expect(request.mock.calls).toEqual([
      [{ type: "dress", hat: "top_hat" }],
      [{ type: "dress", colour: 9 }],
      [{ type: "dress", expression: "puzzled" }],
    ]);
  });

  test("a colour that somebody wears cannot be chosen, and it is said who does", () => {
    const [, blue, green] = row("Colour");
    expect([blue!.disabled, green!.disabled, row("Colour")[3]!.disabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect(blue!.getAttribute("aria-label")).toBe("Blue, worn by Ben");
  });
});
