import { render } from "lit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pageFor } from "../../src/phone/pages";
import type { Scene } from "../../src/phone/scene";
import { Session } from "../../src/phone/session";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import en from "../../src/text/en.json";
import { speakEnglish, welcome } from "../fixtures";
import { textOf } from "../shared/elements/mount";

let store: Store;
let session: Session;
let page: HTMLElement;
const enter = vi.fn();

beforeEach(() => {
  speakEnglish();
  localStorage.clear();
  location.hash = "#long";
  enter.mockReset();
  store = new Store();
  store.connect({ enter, close: vi.fn() } as unknown as TableSocket);
  session = new Session(store);
  session.begin();
  store.welcome(welcome({ seat: null }));
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  location.hash = "";
});

function draw(): void {
  render(
    pageFor(store, session, () => undefined),
    page,
  );
}

function heading(): string {
  draw();
  return page.querySelector<Scene>("parlor-scene")!.heading;
}

function asked(number: string): void {
  store.happened({ type: "event", event: "claim_waiting", data: { number } });
}

describe("someone who waits for a word", () => {
  test("is told the number under which a seat is claimed, and who is asked", () => {
    session.reclaim("Ben");
    asked("27");
    expect(heading()).toBe("Knock, knock");
    expect(textOf(page)).toContain("You are number 27.");
    expect(page.querySelector<Scene>("parlor-scene")!.text).toContain("really you");
  });

  test("can go back to the door instead, with the name still there", () => {
    session.knock("Dora");
    asked("27");
    draw();
    page.querySelector<HTMLButtonElement>("button[slot=actions]")!.click();
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "long" });
    store.welcome(welcome({ seat: null }));
    expect(session).toMatchObject({ step: "door", name: "Dora", problem: null });
  });

  test("is told that the host opens, after a knock", () => {
    session.knock("Dora");
    asked("31");
    draw();
    expect(textOf(page)).toContain("You are number 31.");
    expect(page.querySelector<Scene>("parlor-scene")!.text).toBe(
      "The host is asked to let you in.",
    );
  });

  test("stands at the door again when the answer was no", () => {
    session.knock("Dora");
    asked("31");
    store.refused({ type: "error", id: "1", code: "claim_refused" });
    store.welcome(welcome({ seat: null }));
    draw();
    expect(page.querySelector("parlor-door")).not.toBeNull();
    expect(session.problem?.code).toBe("claim_refused");
  });
});

describe("someone who was sent away by new codes", () => {
  beforeEach(() => store.gone("new_code"));

  test("is told so, whatever was on the screen before", () => {
    session.watch();
    expect(heading()).toBe("The table has a new code");
  });

  test("comes in by the new one, and the old one is forgotten", () => {
    draw();
    page.querySelector("button")!.click();
    expect(location.hash).toBe("");
    draw();
    expect(page.querySelector("parlor-code")).not.toBeNull();
    session.tryCode(" NEWONE ");
    expect(enter).toHaveBeenLastCalledWith({ type: "watch", code: "NEWONE" });
    store.welcome(welcome({ seat: null }));
    draw();
    expect(page.querySelector("parlor-door")).not.toBeNull();
  });
});

describe("leaving says the same before and after", () => {
  test.each([
    ["table", en.menu.ask_leave, "You can sit down again at any time."],
    [
      "game",
      en.menu.ask_leave_game,
      "The game goes on without you; you can sit down again for the next one.",
    ],
  ] as const)("from the %s", (from, question, promise) => {
    store.farewell = "removed";
    session.left = from;
    draw();
    const scene = page.querySelector<Scene>("parlor-scene")!;
    expect(question).toContain(promise);
    expect(scene.text).toBe(`You left the table. ${promise}`);
  });

  test("who was removed is told so", () => {
    store.farewell = "removed";
    draw();
    expect(page.querySelector<Scene>("parlor-scene")!.heading).toBe(en.removed.title);
  });
});
