import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "../../src/phone/lobby";
import type { GameOption } from "../../src/shared/protocol";
import { Store } from "../../src/shared/store";
import {
  eveningAfter,
  privatePart,
  publicPart,
  speakEnglish,
  state,
  welcome,
  WORDS,
} from "../fixtures";
import { find, findAll, mount, settle, textOf } from "../shared/elements/mount";

const ROUNDS: GameOption = {
  key: "rounds",
  kind: "number",
  default: 5,
  min: 1,
  max: 20,
  choices: [],
  each: false,
  unique: false,
  advanced: false,
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
let store: Store;
let powers: boolean;

const tools = (): string[] => findAll(lobby, ".tools button").map(textOf);

async function show(...options: GameOption[]): Promise<void> {
  store = new Store();
  store.vocabulary.learn("demo", WORDS);
  store.welcome(welcome({ games: [{ id: "demo", min_seats: 2, max_seats: 4, options }] }));
  store.state(state({ private: privatePart({ powers }) }));
  lobby = await mount(new Lobby(), { store });
}

beforeEach(() => {
  speakEnglish();
  powers = true;
});
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

test.each([
  ["host", true],
  ["guest", false],
])("a %s finds no options where each seat has its own", async (_who, may) => {
  powers = may;
  await show(ROLE);
  expect(tools()).not.toContain("Options");
  lobby.remove();
  await show(ROLE, ROUNDS);
  expect(tools()).toContain("Options");
});

test("what is set is said in a line", async () => {
  await show(ROUNDS);
  const options = { rounds: { name: "Rounds", short: "{count} rounds" } };
  store.vocabulary.learn("demo", { ...WORDS, summary: "{rounds}", options });
  await settle(lobby);
  expect(textOf(find(find(lobby, "parlor-game-card"), ".summary"))).toBe("5 rounds");
});

test("what the evening has come to is there from the second game on", async () => {
  await show();
  const told = async (games: number): Promise<number> => {
    store.state(state({ public: publicPart({ evening: eveningAfter(games) }) }));
    await vi.dynamicImportSettled();
    await settle(lobby);
    return findAll(lobby, "parlor-evening").length;
  };
  expect([await told(1), await told(2)]).toEqual([0, 1]);
});

test("a game adds what it likes to its lobby, once that is fetched", async () => {
  await show(ROUNDS);
  store.welcome(welcome({ games: [{ id: "cascade", min_seats: 1, max_seats: 8, options: [] }] }));
  store.state(state({ public: publicPart({ game: "cascade" }) }));
  await vi.waitUntil(() => findAll(lobby, "cascade-opener").length === 1);
  expect(findAll(lobby, "cascade-opener")).toHaveLength(1);
});
