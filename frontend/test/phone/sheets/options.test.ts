import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Options } from "../../../src/phone/sheets/options";
import type { GameOption } from "../../../src/shared/protocol";
import type { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../../fixtures";
import { find, mount, settle } from "../../shared/elements/mount";

const ROUNDS: GameOption = {
  key: "rounds",
  kind: "number",
  default: 5,
  min: 1,
  max: 20,
  choices: [],
  each: false,
  unique: false,
};

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
    welcome({ games: [{ id: "demo", min_seats: 2, max_seats: 4, options: [ROUNDS] }] }),
  );
  store.state(state({ public: publicPart({ options: { rounds: 5 } }) }));
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
