import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Entrance } from "../../../src/phone/sheets/entrance";
import type { Switch } from "../../../src/shared/elements/switch";
import { RefusedError, type TableSocket } from "../../../src/shared/socket";
import { Store } from "../../../src/shared/store";
import { speakEnglish, state } from "../../fixtures";
import { find, mount, settle } from "../../shared/elements/mount";

const request = vi.fn();
let store: Store;
let entrance: Entrance;

beforeEach(async () => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1", count: 0 });
  store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state());
  entrance = await mount(new Entrance(), { store });
});
afterEach(() => entrance.remove());

const guard = (): Switch => find<Switch>(entrance, "parlor-switch");

test("a door that could not be guarded is shown open again", async () => {
  request.mockRejectedValue(new RefusedError("not_host"));
  find<HTMLInputElement>(guard(), "input").click();
  expect(request).toHaveBeenLastCalledWith({ type: "guard", guarded: true });
  await vi.waitFor(() => expect(store.notices).toHaveLength(1));
  await settle(entrance);
  expect(guard().on).toBe(false);
});
