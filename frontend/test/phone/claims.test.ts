import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Claims } from "../../src/phone/claims";
import type { ClaimInfo, KnockInfo } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { privatePart, publicPart, speakEnglish, state } from "../fixtures";
import { find, findAll, mount, textOf } from "../shared/elements/mount";

const NOW = Date.UTC(2026, 10, 17);
const KNOCK: KnockInfo = { id: "31", name: "Dora" };
/** Someone says that they are Ben; this phone is Anna's. */
const CLAIM: ClaimInfo = {
  id: "27",
  seat: "s2",
  waits_for: "people",
  words: [],
  house: false,
  missing: 2,
  until: null,
};

const request = vi.fn();
let element: Claims;

async function show(
  { claims = [], knocks = [] }: { claims?: ClaimInfo[]; knocks?: KnockInfo[] },
  asked: string[],
): Promise<void> {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  const shown = publicPart({ claims, knocks });
  store.state(state({ now: NOW, public: shown, private: privatePart({ asked }) }));
  element = await mount(new Claims(), { store });
}

const claimed = (more: Partial<ClaimInfo> = {}): { claims: ClaimInfo[] } => ({
  claims: [{ ...CLAIM, ...more }],
});
const said = (): string => textOf(find(element, "[role=alert]"));
const buttons = (): string[] => findAll(element, "button").map(textOf);
const tap = (label: string): void =>
  findAll<HTMLButtonElement>(element, "button")
    .find((button) => textOf(button) === label)!
    .click();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
});
afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

describe("a claim on a phone", () => {
  test("is told to everyone, also to those who are not asked", async () => {
    await show(claimed({ waits_for: "owner" }), []);
    expect(said()).toBe("Number 27 says: “I am Ben.” Ben’s own phone is asked.");
    expect(buttons()).toEqual([]);
  });

  test("is answered with one tap by whoever is asked", async () => {
    await show(claimed(), ["27"]);
    expect(said()).toContain("Two people at the table have to say that it is Ben.");
    expect(buttons()).toEqual(["No", "It is Ben"]);
    tap("It is Ben");
    expect(request).toHaveBeenLastCalledWith({ type: "approve", claim: "27", allow: true });
    tap("No");
    expect(request).toHaveBeenLastCalledWith({ type: "approve", claim: "27", allow: false });
  });

  test("asks the one whose seat it is whether that is them", async () => {
    await show(claimed({ seat: "s1", waits_for: "owner" }), ["27"]);
    expect(said()).toContain("Someone says they are you.");
    expect(buttons()).toEqual(["No, not me", "Yes, that is me"]);
  });

  test("lets nobody say yes twice, but still say no", async () => {
    await show(claimed({ words: ["s1"], missing: 1 }), ["27"]);
    expect(said()).toContain("You have said so. Someone else has to say it too.");
    expect(buttons()).toEqual(["No"]);
  });

  test("shows the second person that one word is missing", async () => {
    await show(claimed({ words: ["s3"], missing: 1 }), ["27"]);
    expect(said()).toContain("One more has to say that it is Ben.");
  });

  test("says on whose word the seat is given back", async () => {
    await show(claimed({ waits_for: "time", words: ["s1", "s3"], missing: 0 }), ["27"]);
    expect(said()).toContain("On the word of Anna and Cleo, Ben gets the seat back.");
    element.remove();
    await show(claimed({ waits_for: "time", house: true, missing: 0 }), ["27"]);
    expect(said()).toContain("On the word of Home Assistant, Ben gets the seat back.");
  });

  test("says how long the old phone can say no, by the table's own time", async () => {
    await show(claimed({ waits_for: "time", until: NOW + 30_000 }), []);
    expect(textOf(find(element, ".until"))).toContain("0:30");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(findAll(element, ".until")).toHaveLength(0);
  });

  test("names the house where too few are there to say so", async () => {
    await show(claimed({ waits_for: "house" }), []);
    expect(said()).toContain("“Let someone in” and the number 27");
  });
});

describe("a knock on a phone", () => {
  test("is heard only by whoever opens the door", async () => {
    await show({ knocks: [KNOCK] }, []);
    expect(findAll(element, ".claim")).toHaveLength(0);
  });

  test("is answered with one tap", async () => {
    await show({ knocks: [KNOCK] }, ["31"]);
    expect(said()).toBe("Dora would like to come in. Number 31");
    tap("Let Dora in");
    expect(request).toHaveBeenLastCalledWith({ type: "approve", claim: "31", allow: true });
  });

  test("lies beside a claim, each with its own answer", async () => {
    await show({ claims: [CLAIM], knocks: [KNOCK] }, ["27", "31"]);
    expect(buttons()).toEqual(["No", "It is Ben", "No", "Let Dora in"]);
  });
});
