import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Options } from "../../../src/phone/sheets/options";
import type { GameOption } from "../../../src/shared/protocol";
import { RefusedError, type TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../../fixtures";
import { find, findAll, mount, settle } from "../../shared/elements/mount";

const ROUNDS: GameOption = {
  key: "rounds",
  kind: "number",
  default: 5,
  min: 1,
  max: 20,
  choices: [],
  each: false,
  unique: false,
  advanced: false,
};

const PACK: GameOption = {
  ...ROUNDS,
  key: "pack",
  kind: "content",
  default: "classic",
  min: null,
  max: null,
};
const PACKS = [
  { id: "classic", name: "Classic", description: "Known places" },
  { id: "holiday", name: "Holiday", description: "Far away" },
];

const BET: GameOption = { ...ROUNDS, key: "win_1", default: 2, advanced: true };

let store: Store;
let sheet: Options;
let answer: (result: object) => void;
const request = vi.fn();

beforeEach(async () => {
  speakEnglish();
  request.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.vocabulary.learn("demo", WORDS);
  store.welcome(
    welcome({ games: [{ id: "demo", min_seats: 2, max_seats: 4, options: [ROUNDS, PACK, BET] }] }),
  );
  store.state(
    state({
      public: publicPart({ options: { rounds: 5, pack: "classic" }, contents: { pack: PACKS } }),
    }),
  );
  sheet = await mount(new Options(), { store });
});

afterEach(() => {
  request.mockReset();
  sheet.remove();
});

const shown = (): string => find<HTMLInputElement>(sheet, "input").value;
const less = (): void => find<HTMLButtonElement>(sheet, "button").click();

test("two quick taps count twice, though the first is not answered yet", async () => {
  less();
  await settle(sheet);
  less();
  await settle(sheet);
  expect(request.mock.calls).toMatchObject([
    [{ type: "configure", options: { rounds: 4 } }],
    [{ type: "configure", options: { rounds: 3 } }],
  ]);
  expect(shown()).toBe("3");
});

test("what the table says is shown again once it has answered", async () => {
  less();
  answer({ type: "result", id: "1" });
  await vi.waitFor(() => expect(shown()).toBe("5"));
});

test("a choice that was refused goes back to what holds", async () => {
  request.mockRejectedValue(new RefusedError("busy"));
  const packs = (): boolean[] =>
    findAll<HTMLInputElement>(sheet, "[data-option=pack] input").map(({ checked }) => checked);
  expect(packs()).toEqual([true, false]);
  findAll<HTMLInputElement>(sheet, "[data-option=pack] input")[1]!.click();
  await vi.waitFor(() => expect(store.notices).toHaveLength(1));
  await settle(sheet);
  expect(packs()).toEqual([true, false]);
});

test("a number that is none goes back to what holds", async () => {
  const rounds = find<HTMLInputElement>(sheet, "[data-option=rounds] input");
  rounds.value = "";
  rounds.dispatchEvent(new Event("change"));
  await settle(sheet);
  expect(shown()).toBe("5");
  expect(request).not.toHaveBeenCalled();
});

test("a number beyond a limit becomes the limit, and the limit is said", async () => {
  const rounds = find<HTMLInputElement>(sheet, "[data-option=rounds] input");
  const type = async (text: string): Promise<string | null> => {
    rounds.value = text;
    rounds.dispatchEvent(new Event("change"));
    await settle(sheet);
    return find(sheet, "[data-option=rounds] .limit").textContent;
  };
  expect(await type("999")).toBe("At most 20.");
  expect(shown()).toBe("20");
  expect(await type("-3")).toBe("At least 1.");
  expect(shown()).toBe("1");
  expect(await type("7")).toBe("");
});

test("the fine points lie folded below the rest", () => {
  const fold = find<HTMLDetailsElement>(sheet, "details");
  expect(fold.open).toBe(false);
  expect(fold.querySelectorAll("[data-option]")).toHaveLength(1);
  expect(fold.querySelector("[data-option=win_1]")).not.toBeNull();
});

test("what is chosen has a tick, and nothing else has", () => {
  const ticked = findAll(sheet, ".content").filter((one) => one.querySelector("svg") !== null);
  expect(ticked.map((one) => one.className)).toEqual(["content chosen"]);
});
