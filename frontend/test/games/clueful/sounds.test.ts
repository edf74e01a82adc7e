import { expect, test } from "vitest";
import sounds from "../../../src/games/clueful/sounds.json";
import { VOICES } from "../../../src/shared/sound/voices";
import words from "../../../../custom_components/parlor/games/clueful/text/en.json";

test("only what everyone hears has a sound, and an answer sounds the same whatever it is", () => {
  const heard = Object.entries(sounds.events);
  expect(heard.filter(([event]) => !(event in words.events))).toEqual([]);
  expect(heard.filter(([, voice]) => !(voice in VOICES))).toEqual([]);
  expect(sounds.events.answered).toBe("build");
});
