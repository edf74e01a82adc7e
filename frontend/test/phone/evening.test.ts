import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Evening } from "../../src/phone/evening";
import type { AskEvent } from "../../src/phone/intent";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { eveningAfter, privatePart, publicPart, speakEnglish, state } from "../fixtures";
import { findAll, mount, textOf } from "../shared/elements/mount";

const request = vi.fn();
let evening: Evening;

async function show(games: number, powers: boolean): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  const now = publicPart({ stage: "over", evening: eveningAfter(games) });
  store.state(state({ public: now, private: privatePart({ powers }) }));
  evening = await mount(new Evening(), { store });
}

const buttons = (): HTMLButtonElement[] => findAll<HTMLButtonElement>(evening, "button");

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => evening.remove());

describe("what the evening has come to", () => {
  test("is told from the second game on", async () => {
    await show(1, true);
    expect(textOf(evening)).toBe("");
    evening.remove();
    await show(2, false);
    expect(textOf(evening)).toBe("This evening: 2 games Anna 2 wins · 9 points");
  });

  test("is begun anew by the host, who is asked first", async () => {
    await show(2, true);
    let asked: AskEvent["detail"] | null = null;
    evening.addEventListener("ask", (event) => (asked = (event as AskEvent).detail));
    buttons()[0]!.click();
    expect(request).not.toHaveBeenCalled();
    expect(asked).toMatchObject({ yes: "Begin a new evening" });
    asked!.then();
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: "new_evening" });
  });

  test("is nobody else's to begin anew", async () => {
    await show(2, false);
    expect(buttons()).toEqual([]);
  });
});
