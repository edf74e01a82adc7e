import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameResult, Happening, Json, Offered, State } from "../src/shared/protocol";
import { privatePart, publicPart, seat, state } from "./fixtures";

const FOLDER = join(import.meta.dirname, "../../tests/playthroughs");
const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gus", "Hal", "Ida", "Jo"];

/** One step of a golden playthrough: what happened, and what each seat, and "", saw then. */
export interface Step {
  events: { to: string; event: Happening }[];
  seen: Record<string, State>;
}

/** Return the names of a game's golden playthroughs. */
export function playthroughsOf(game: string): string[] {
  return readdirSync(FOLDER).filter((name) => name.startsWith(`${game}_`));
}

/** Return a golden playthrough as pages are told of it. */
export function playthrough(name: string): Step[] {
  const [head = "", ...steps] = readFileSync(join(FOLDER, name), "utf8").split("\n--- ");
  const game = /^game: (.*)$/m.exec(head)?.[1] ?? "";
  const seats = /^seats: (.*)$/m.exec(head)?.[1]?.split(" ") ?? [];
  const views: Record<string, Record<string, Json>> = { public: {} };
  for (const one of seats) views[one] = {};
  return steps.map((text) => {
    const [, ...lines] = text.split("\n");
    let whose = "";
    const events: Step["events"] = [];
    for (const line of lines) {
      if (line.startsWith("! to ")) events.push(happening(line));
      else if (line.startsWith("  ")) change((views[whose] ??= {}), line.trim());
      else whose = line;
    }
    const seen = ["", ...seats].map((one): [string, State] => [
      one,
      stateOf(game, seats, views, one),
    ]);
    return { events, seen: Object.fromEntries(seen) };
  });
}

function happening(line: string): Step["events"][number] {
  const [, to = "", event = "", data = "{}"] = /^! to ([^:]+): (\S+) ?(.*)$/.exec(line) ?? [];
  const said = JSON.parse(data === "" ? "{}" : data) as Record<string, Json>;
  return { to, event: { type: "event", event, data: said } };
}

/** Take over a line such as `players.0.gold = 2`, or `players.0.city.3 is gone`. */
function change(view: Record<string, Json>, line: string): void {
  const [, path = "", text] = /^(\S+|\(\w+\)\S*)(?: = (.*)| is gone)$/.exec(line) ?? [];
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at = view;
  for (const [index, name] of names.entries()) {
    const next = names[index + 1] ?? last;
    if (typeof at[name] !== "object" || at[name] === null) {
      at[name] = /^\d+$/.test(next) ? [] : {};
    }
    at = at[name] as Record<string, Json>;
  }
  if (text !== undefined) at[last] = valueOf(path, text);
  else if (Array.isArray(at)) (at as Json[]).splice(Number(last));
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a view is told by its paths
  else delete at[last];
}

function valueOf(path: string, text: string): Json {
  return path === "may" || path === "(clock)" ? text : (JSON.parse(text) as Json);
}

function stateOf(
  game: string,
  seats: string[],
  views: Record<string, Record<string, Json>>,
  whose: string,
): State {
  const { public: shown = {}, [whose]: own = {} } = structuredClone(views);
  const { "(result)": result = null, ...view } = shown;
  const { may = "nothing", ...mine } = own;
  return state({
    public: publicPart({
      game,
      stage: result === null ? "playing" : "over",
      seats: seats.map((id, at) => seat(id, NAMES[at] ?? id, { colour: at })),
      view: view as unknown as State["public"]["view"],
      result: result as unknown as GameResult | null,
    }),
    private: privatePart({
      seat: whose === "" ? null : whose,
      view: mine,
    }),
    offers: whose === "" ? [] : offersIn(may as string),
  });
}

/** Read `vote(target: s2|s3, bet: 1|2|3); end_turn()`. */
function offersIn(text: string): Offered[] {
  if (text === "nothing") return [];
  return [...text.matchAll(/(\w+)\(([^)]*)\)( repeatable)?/g)].map(([, type, params, again]) => ({
    type,
    params: Object.fromEntries(
      params!
        .split(", ")
        .filter((one) => one !== "")
        .map((one) => {
          const [name = "", choices = ""] = one.split(": ");
          const [, count, options = choices] = /^(\d+)-\d+ of (.*)$/.exec(choices) ?? [];
          const range = count === undefined ? {} : { count: [Number(count), 1] };
          return [name, { options: options.split("|"), ...range }];
        }),
    ),
    repeatable: again !== undefined,
  })) as unknown as Offered[];
}
