/** A place in the panel, each with an address of its own. */
export type Place =
  | { view: "tables" }
  | { view: "table"; entry: string }
  | { view: "replay"; entry: string; number: number }
  | { view: "people" }
  | { view: "person"; person: string };

const GAME = /^\/([^/]+)\/game\/(\d+)$/;
const TABLE = /^\/([^/]+)$/;

/** Return the place at this address.
 *
 * Who somebody is stands in the fragment, which no server is told: a guest is known by the name. */
export function placeAt(path: string, fragment = ""): Place {
  const way = path.replace(/\/+$/, "");
  const person = decoded(fragment.replace(/^#/, ""));
  if (way === "/people") return person === "" ? { view: "people" } : { view: "person", person };
  const [, entry = "", number] = GAME.exec(way) ?? [];
  if (number !== undefined) return { view: "replay", entry, number: Number(number) };
  const [, table] = TABLE.exec(way) ?? [];
  return table === undefined ? { view: "tables" } : { view: "table", entry: table };
}

/** Return the address of a place, after that of the panel. */
export function addressOf(place: Place): string {
  switch (place.view) {
    case "tables":
      return "";
    case "table":
      return `/${place.entry}`;
    case "replay":
      return `/${place.entry}/game/${place.number}`;
    case "people":
      return "/people";
    case "person":
      return `/people#${encodeURIComponent(place.person)}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Asks the panel to show another place. */
export class GoEvent extends CustomEvent<Place> {
  constructor(place: Place) {
    super("go", { detail: place, bubbles: true, composed: true });
  }
}
