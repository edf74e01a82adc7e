import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "../../src/phone/lobby";
import type { GameOption } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import { publicPart, speakEnglish, state, welcome, WORDS } from "../fixtures";
import { findAll, mount, settle } from "../shared/elements/mount";

const ROUNDS: GameOption = {
  key: "rounds",
  kind: "number",
  default: 5,
  min: 1,
  max: 20,
  choices: [],
  each: false,
  unique: false,
};
const ROLE: GameOption = {
  ...ROUNDS,
  key: "role",
  kind: "choice",
  default: "cook",
  choices: ["cook", "butler"],
  each: true,
};

let lobby: Lobby;

async function show(...options: GameOption[]): Promise<void> {
  const store = new Store();
  store.vocabulary.learn("demo", WORDS);
  store.welcome(welcome({ games: [{ id: "demo", min_seats: 2, max_seats: 4, options }] }));
  store.state(state({ public: publicPart() }));
  lobby = await mount(new Lobby(), { store });
}

beforeEach(speakEnglish);
afterEach(() => lobby.remove());

test("what only the host sets asks nobody else for a choice", async () => {
  await show(ROUNDS);
  expect(findAll(lobby, "parlor-choices")).toHaveLength(0);
});

test("what every seat chooses is there for everyone, once it is fetched", async () => {
  await show(ROUNDS, ROLE);
  await vi.waitUntil(() => findAll(lobby, "parlor-choices").length === 1);
  await settle(lobby);
  expect(findAll(findAll(lobby, "parlor-choices")[0]!, "[data-option=role]")).toHaveLength(1);
});
