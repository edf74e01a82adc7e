import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameOption, SeatInfo } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { TvLobby } from "../../src/tv/lobby";
import { ANNA, BEN, publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const ROLE: GameOption = {
  key: "role",
  kind: "choice",
  default: "cook",
  min: null,
  max: null,
  choices: ["cook", "butler"],
  each: true,
  unique: true,
  advanced: false,
};

const ROUNDS: GameOption = {
  ...ROLE,
  key: "rounds",
  kind: "number",
  default: 3,
  choices: [],
  each: false,
  unique: false,
};

const LESSON = [
  { title: "Ask", text: "Ask aloud." },
  { title: "Vote", text: "Or guess." },
];

let lobby: TvLobby;

async function show(seats: SeatInfo[]): Promise<void> {
  const store = new Store();
  store.vocabulary.learn("demo", {
    ...WORDS,
    choices: { role: { cook: "The cook" } },
    summary: "{rounds}",
    options: { rounds: { name: "Rounds", short: "{count} rounds" } },
    lesson: LESSON,
  });
  const options = [ROLE, ROUNDS];
  store.welcome(welcome({ games: [{ id: "demo", min_seats: 1, max_seats: 4, options }] }));
  store.state(
    state({ public: publicPart({ seats, missing: { players: 0, ready: seats.length } }) }),
  );
  lobby = await mount(new TvLobby(), { store });
}

beforeEach(speakEnglish);
afterEach(() => lobby.remove());

describe("the TV's lobby", () => {
  test("shows what each has chosen to be", async () => {
    await show([{ ...ANNA, choices: { role: "cook" } }, BEN]);
    expect(findAll(lobby, ".chosen").map(textOf)).toEqual(["The cook"]);
  });

  test("tells what the game is about, then shows its pictures, again and again", async () => {
    vi.useFakeTimers();
    await show([ANNA]);
    const told = async (): Promise<string> => {
      await vi.advanceTimersByTimeAsync(9000);
      await settle(lobby);
      return textOf(find(lobby, ".about"));
    };
    expect(textOf(find(lobby, ".about"))).toBe(WORDS.about);
    expect([await told(), await told(), await told()]).toEqual([
      "Ask Ask aloud.",
      "Vote Or guess.",
      WORDS.about,
    ]);
    vi.useRealTimers();
  });

  test("says what is set, before the game is started", async () => {
    await show([ANNA]);
    expect(textOf(find(lobby, ".summary"))).toBe("3 rounds");
  });

  test("shows a picture under the name of the game, for those who hear the screen", async () => {
    vi.useFakeTimers();
    await show([ANNA]);
    await vi.advanceTimersByTimeAsync(9000);
    await settle(lobby);
    expect(
      findAll(find(lobby, "parlor-lesson"), "h1, h2, h3").map(({ localName }) => localName),
    ).toEqual(["h2"]);
    vi.useRealTimers();
  });

  test("waits for nobody where one can play alone", async () => {
    await show([ANNA]);
    expect(textOf(find(lobby, ".status"))).toBe("Ready for one, and for everyone who joins.");
  });
});
