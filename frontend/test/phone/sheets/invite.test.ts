import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Invite } from "../../../src/phone/sheets/invite";
import type { TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { speakEnglish, state } from "../../fixtures";
import { find, mount, settle, textOf } from "../../shared/elements/mount";

const answers: ((code: string) => void)[] = [];
const request = vi.fn();
let store: Store;
let sheet: Invite;

beforeEach(async () => {
  speakEnglish();
  answers.length = 0;
  request.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((code) =>
          resolve({
            type: "result",
            id: "1",
            code: "long",
            short_code: code,
            link: null,
            qr: null,
          }),
        );
      }),
  );
  store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state({ version: 1 }));
  sheet = await mount(new Invite(), { store });
});
afterEach(() => sheet.remove());

async function answer(code: string): Promise<void> {
  answers.shift()!(code);
  await vi.waitFor(() => expect(textOf(find(sheet, ".spoken"))).toBe(code));
}

describe("an invitation that lies open", () => {
  test("shows the codes of the table", async () => {
    await answer("FIRSTC");
    expect(request).toHaveBeenCalledTimes(1);
  });

  test("shows new codes at once", async () => {
    await answer("FIRSTC");
    store.state(state({ version: 2 }));
    await settle(sheet);
    await answer("SECOND");
  });

  test("shows codes that were made while it asked", async () => {
    store.state(state({ version: 2 }));
    await settle(sheet);
    expect(request).toHaveBeenCalledTimes(1);
    await answer("FIRSTC");
    await answer("SECOND");
  });

  test("asks nothing while nothing changes", async () => {
    await answer("FIRSTC");
    store.refresh();
    await settle(sheet);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
