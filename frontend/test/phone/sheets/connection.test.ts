import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../../src/phone/sheets/connection";
import de from "../../../src/phone/sheets/connection/de.json";
import en from "../../../src/phone/sheets/connection/en.json";
import type { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { speakEnglish, state } from "../../fixtures";
import { find, findAll, mount, textOf } from "../../shared/elements/mount";

const INVITATION = { type: "result", id: "1", link: `${location.origin}/api/parlor/#x` };
const request = vi.fn();
let sheet: Connection;

beforeEach(async () => {
  speakEnglish();
  request.mockResolvedValue(INVITATION);
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state());
  sheet = await mount(new Connection(), { store });
  await vi.waitFor(() => find(sheet, "ul"));
});

afterEach(() => {
  request.mockReset();
  sheet.remove();
});

test("the host is told how the phone reached the house, in words", () => {
  expect(findAll(sheet, "li").map((line) => line.dataset.about)).toEqual([
    "answer",
    "here",
    "guests",
    "phones",
    "screen",
  ]);
  expect(textOf(sheet)).toContain("3 of 3 are connected.");
});

test("checking again asks the house again", async () => {
  request.mockClear();
  find<HTMLButtonElement>(sheet, "button").click();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(request.mock.calls).toMatchObject([[{ type: "ping" }], [{ type: "invite" }]]);
});

test("both languages say the same things", () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});
