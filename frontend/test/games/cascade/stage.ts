import type { BoardView, CascadeView, LevelView } from "../../../src/games/cascade/view";
import type { Answer, Offered, State } from "../../../src/shared/protocol";
import { Store } from "../../../src/shared/store";
import words from "../../../../custom_components/parlor/games/cascade/text/en.json";
import { privatePart, publicPart, state } from "../../fixtures";

/** Three in a row, of which the outer two must turn blue; a tap takes the neighbours along. */
export const LEVEL: LevelView = {
  level: 3,
  name: "Three",
  note: "Both sides at once.",
  par: 1,
  tiles: [
    [2, 2],
    [6, 2],
    [10, 2],
  ],
  pattern: [0, 0, 0, 1, 1, 1, 0, 0, 0],
  colors: [8, 9],
  budget: 4,
  check_centre: false,
  empty_costs: false,
  specials: [],
  constraints: [{ x: 6, y: 2, nine: [2, 2, 2, 0, 9, 0, 2, 2, 2] }],
};

export function board(more: Partial<BoardView> = {}): BoardView {
  return {
    seats: ["s1", "s2", "s3"],
    level: LEVEL.level,
    hues: [0, 0, 0],
    taps: 0,
    steps_left: 4,
    resets: 0,
    solved: false,
    lost: false,
    through: false,
    last: null,
    votes: [],
    needed: 2,
    tapped: {},
    past: [],
    ...more,
  };
}

/** Return what everyone sees: a board that all play on, unless there are others. */
export function view(
  boards: BoardView[] = [board()],
  more: Partial<CascadeView> = {},
): CascadeView {
  return {
    phase: "solving",
    turn: null,
    round: 1,
    waiting_for: [],
    scores: {},
    mode: "together",
    pack: "First",
    day: null,
    course: [
      { level: 3, name: "Three", par: 1 },
      { level: 4, name: "Four", par: 1 },
    ],
    levels: [LEVEL, { ...LEVEL, level: 4, name: "Four" }],
    boards,
    ...more,
  };
}

export const offer = (type: string): Offered => ({ type, params: {}, repeatable: true });

/** Return a moment of the game, as this seat sees it. */
export function moment(
  now: CascadeView = view(),
  offers: Offered[] = [],
  seat: string | null = "s1",
): State {
  const shown = now as unknown as State["public"]["view"];
  return state({
    public: publicPart({ stage: "playing", game: "cascade", view: shown }),
    private: privatePart({ seat }),
    offers,
  });
}

/** A store that stands at this moment, and answers when the test says so. */
export class Shown extends Store {
  acts: [string, object][] = [];
  private waiting: ((answer: Answer | null) => void)[] = [];

  constructor(now: State = moment()) {
    super();
    this.line = "online";
    this.now = now;
    this.vocabulary.learn("cascade", words);
  }

  override act(type: string, params: object = {}): ReturnType<Store["act"]> {
    this.acts.push([type, params]);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Answer the first that waits: it was done, or refused. */
  answer(taken = true): void {
    this.waiting.shift()?.(taken ? { type: "result", id: "x" } : null);
  }

  /** Let the next state come in. */
  turnTo(now: State): void {
    this.now = now;
    this.refresh();
  }
}
