import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GameOption, SeatInfo } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { TvLobby } from "../../src/tv/lobby";
import { ANNA, BEN, publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";
import { find, findAll, mount, textOf } from "../shared/elements/mount";

const ROLE: GameOption = {
  key: "role",
  kind: "choice",
  default: "cook",
  min: null,
  max: null,
  choices: ["cook", "butler"],
  each: true,
  unique: true,
};

let lobby: TvLobby;

async function show(seats: SeatInfo[]): Promise<void> {
  const store = new Store();
  store.vocabulary.learn("demo", { ...WORDS, choices: { role: { cook: "The cook" } } });
  store.welcome(welcome({ games: [{ id: "demo", min_seats: 1, max_seats: 4, options: [ROLE] }] }));
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

  test("waits for nobody where one can play alone", async () => {
    await show([ANNA]);
    expect(textOf(find(lobby, ".status"))).toBe("Ready for one, and for everyone who joins.");
  });
});
