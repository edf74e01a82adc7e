import { beforeEach, expect, test, vi } from "vitest";
import type { AskEvent, Question } from "../../src/phone/intent";
import { maySkip, skip } from "../../src/phone/next";
import type { Public } from "../../src/shared/protocol";
import type { TableSocket } from "../../src/shared/socket";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state } from "../fixtures";

const request = vi.fn();
const page = document.createElement("div");
const asked = vi.fn<(question: Question) => void>();
page.addEventListener("ask", (event) => asked((event as AskEvent).detail));

function playing(more: Partial<Public>): Store {
  const store = new Store();
  store.connect({ request } as unknown as TableSocket);
  store.state(state({ public: publicPart({ stage: "playing", ...more }) }));
  return store;
}

beforeEach(() => {
  speakEnglish();
  request.mockReset().mockResolvedValue({ type: "result", id: "1" });
  asked.mockReset();
});

test("what can be skipped is skipped at once", () => {
  skip(page, playing({ next: "goes_on" }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ type: "next" });
  expect(asked).not.toHaveBeenCalled();
});

test("what may end the game is asked first, and sent by who is sure", () => {
  skip(page, playing({ next: "ends" }));
  expect(request).not.toHaveBeenCalled();
  asked.mock.calls[0]![0].then();
  expect(request).toHaveBeenCalledExactlyOnceWith({ type: "next", sure: true });
});

test.each([
  [{ next: "goes_on" }, true],
  [{ next: "ends" }, true],
  [{ next: "nothing" }, false],
  [{ next: null }, false],
  [{ next: "goes_on", paused: true }, false],
] as [Partial<Public>, boolean][])("with %j skipping is offered: %s", (more, offered) => {
  expect(maySkip(playing(more))).toBe(offered);
});
