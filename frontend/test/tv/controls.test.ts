import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isOn } from "../../src/shared/settings";
import { unlockSound } from "../../src/shared/sound/sound";
import { Store } from "../../src/shared/store";
import { Controls } from "../../src/tv/controls";
import { speakEnglish } from "../fixtures";
import { find, mount, textOf } from "../shared/elements/mount";

/** A context that sleeps until somebody has tapped, as browsers want it. */
class Sleeper {
  static made = 0;
  state = "suspended";
  currentTime = 0;
  constructor() {
    Sleeper.made += 1;
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
}

vi.mock("../../src/shared/sound/voices", () => ({ VOICES: {}, perform: vi.fn() }));

let controls: Controls;

beforeEach(async () => {
  speakEnglish();
  localStorage.clear();
  vi.stubGlobal("AudioContext", Sleeper);
  document.addEventListener("pointerup", unlockSound);
  controls = await mount(new Controls(), { store: new Store() });
});
afterEach(() => {
  document.removeEventListener("pointerup", unlockSound);
  controls.remove();
  vi.unstubAllGlobals();
});

/** Press the button for sound as a finger does: the page hears of the tap first. */
function press(): void {
  const button = find(controls, "button");
  button.dispatchEvent(new Event("pointerup", { bubbles: true, composed: true }));
  button.click();
}
const says = (text: string): Promise<void> =>
  vi.waitFor(() => expect(textOf(controls)).toContain(text));

describe("the TV's sound", () => {
  test("is on after the first tap, off after the second", async () => {
    await says("Turn sound on");
    press();
    await says("Turn sound off");
    expect(isOn("sound")).toBe(true);
    press();
    await says("Turn sound on");
    expect(isOn("sound")).toBe(false);
  });
});
