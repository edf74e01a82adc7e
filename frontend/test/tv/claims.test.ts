import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClaimInfo } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { TvClaims } from "../../src/tv/claims";
import { privatePart, publicPart, speakEnglish, state } from "../fixtures";
import { findAll, mount, textOf } from "../shared/elements/mount";

const NOW = Date.UTC(2026, 10, 17);
const CLAIM: ClaimInfo = {
  id: "27",
  seat: "s2",
  waits_for: "people",
  words: [],
  house: false,
  missing: 2,
  until: null,
};

let element: TvClaims;

async function show(...claims: ClaimInfo[]): Promise<void> {
  const store = new Store();
  const knocks = [{ id: "31", name: "Dora" }];
  const nobody = privatePart({ seat: null, host: false, powers: false });
  store.state(state({ now: NOW, public: publicPart({ claims, knocks }), private: nobody }));
  element = await mount(new TvClaims(), { store });
}

const said = (): string[] => findAll(element, "[role=alert]").map(textOf);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  speakEnglish();
});
afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

describe("a claim on the TV", () => {
  test("is told to the whole room, with what is missing", async () => {
    await show(CLAIM);
    expect(said()).toEqual([
      "Number 27 says: “I am Ben.” Two people at the table have to say that it is Ben.",
    ]);
  });

  test("is told in one line, with how many others there are", async () => {
    await show(CLAIM, { ...CLAIM, id: "28", seat: "s3", waits_for: "owner" });
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatch(/^Number 27 .* that it is Ben. \(1 more\)$/);
  });

  test("says in short that only the house can let somebody in", async () => {
    await show({ ...CLAIM, waits_for: "house" });
    expect(said()).toEqual(["Number 27 says: “I am Ben.” Home Assistant can let them in."]);
  });

  test("shows for how long there is time to object", async () => {
    await show({ ...CLAIM, waits_for: "time", until: NOW + 30_000 });
    expect(said()[0]).toContain("0:30");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(findAll(element, "parlor-clock")).toHaveLength(0);
  });

  test("gives nobody anything to press, and says nothing of who knocks", async () => {
    await show(CLAIM);
    expect(findAll(element, "button")).toHaveLength(0);
    expect(textOf(element)).not.toContain("Dora");
  });
});
