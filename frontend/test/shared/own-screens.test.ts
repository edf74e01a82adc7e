import { html, LitElement, nothing, type TemplateResult } from "lit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnScreens, type Screen } from "../../src/shared/own-screens";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state } from "../fixtures";
import { mount, textOf } from "./elements/mount";

const fetchMansion = vi.fn<() => Promise<Screen>>();
const FILES = {
  "../games/mansion/phone-over.ts": fetchMansion,
  "../games/garden/phone.ts": vi.fn(),
};

class Place extends LitElement {
  store!: Store;
  private readonly own = new OwnScreens(this, FILES, "phone-over");

  override render(): TemplateResult | typeof nothing {
    return this.own.draw(this.store) ?? html`generic`;
  }
}
customElements.define("test-place", Place);

let place: Place;

async function show(game: string): Promise<void> {
  const store = new Store();
  store.now = state({ public: publicPart({ game }) });
  place = await mount(new Place(), { store });
}

beforeEach(() => {
  speakEnglish();
  fetchMansion.mockReset();
});
afterEach(() => place.remove());

test("a game without a screen for this place is drawn by the page", async () => {
  await show("garden");
  expect(textOf(place)).toBe("generic");
  expect(FILES["../games/garden/phone.ts"]).not.toHaveBeenCalled();
});

test("a game's own screen is shown when it has come, and nothing before", async () => {
  let come: (screen: Screen) => void = () => undefined;
  fetchMansion.mockReturnValue(new Promise((resolve) => (come = resolve)));
  await show("mansion");
  expect(textOf(place)).toBe("");
  come(() => html`solved`);
  await vi.waitFor(() => expect(textOf(place)).toBe("solved"));
});

test("a screen that comes late is not shown for another game", async () => {
  let come: (screen: Screen) => void = () => undefined;
  fetchMansion.mockReturnValue(new Promise((resolve) => (come = resolve)));
  await show("mansion");
  place.store.now = state({ public: publicPart({ game: "garden" }) });
  come(() => html`solved`);
  place.requestUpdate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(textOf(place)).toBe("generic");
});

test("each match begins with a screen that knows nothing of the last", async () => {
  fetchMansion.mockResolvedValue(() => html`<input />`);
  await show("mansion");
  const input = (): HTMLInputElement | null | undefined =>
    place.shadowRoot?.querySelector<HTMLInputElement>("input");
  await vi.waitFor(() => expect(input()).not.toBeNull());
  const first = input();
  const turnTo = async (match: number): Promise<void> => {
    place.store.now = state({ public: publicPart({ game: "mansion", match }) });
    place.requestUpdate();
    await place.updateComplete;
  };
  await turnTo(1);
  expect(input()).toBe(first);
  await turnTo(2);
  expect(input()).not.toBe(first);
});
