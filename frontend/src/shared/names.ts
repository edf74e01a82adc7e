import { humanise, type GameWords, type Sentences } from "./games";
import { fill, inWords, isText, list, number, t, type Text, type Values } from "./i18n";
import type { Json, SeatInfo, State, Wording } from "./protocol";

/** Finds words for what a state holds: seats, things with a name, choices and numbers. */
export class Names {
  private readonly seats: Map<string, SeatInfo>;
  private readonly things = new Map<string, string>();

  constructor(
    state: Pick<State, "public" | "private">,
    private readonly words: GameWords | null,
  ) {
    this.seats = new Map(state.public.seats.map((seat) => [seat.id, seat]));
    this.collect(state.public.view);
    this.collect(state.private.view);
  }

  /** Return the seat with this id. */
  seat(id: Json | undefined): SeatInfo | undefined {
    return typeof id === "string" ? this.seats.get(id) : undefined;
  }

  /** Return any value in words; `param` says what it is a choice of. */
  say(value: Json, param = ""): string {
    if (value === null) return t("generic.nothing");
    if (typeof value === "boolean") return t(value ? "generic.yes" : "generic.no");
    if (Array.isArray(value)) return list(value.map((one) => this.say(one, param)));
    const chosen = typeof value === "object" ? null : this.choice(String(value), param);
    if (chosen !== null) return chosen;
    if (typeof value === "number") return number(value);
    if (typeof value === "string") {
      return this.seats.get(value)?.name ?? this.things.get(value) ?? plain(value);
    }
    return this.object(value, param);
  }

  /** Return a choice of an offer in words: also a number may name a thing, such as a bet. */
  option(value: Json, param: string): string {
    const thing = typeof value === "number" ? this.things.get(String(value)) : undefined;
    return thing ?? this.say(value, param);
  }

  /** Return the name of a fact in a view. */
  field(key: string): string {
    const known = this.words?.fields?.[key];
    return known === undefined ? humanise(key) : fill(known);
  }

  /** Return the name of an action. */
  action(type: string): string {
    return this.words?.actions[type]?.label ?? humanise(type);
  }

  /** Return the name of an action's parameter. */
  param(type: string, param: string): string {
    return this.words?.actions[type]?.params?.[param] ?? humanise(param);
  }

  /** Return the name of a phase. */
  phase(phase: string): string {
    const known = this.words?.phases[phase];
    return known === undefined ? humanise(phase) : fill(known);
  }

  /** Return what points were given for. */
  reason(reason: string): string {
    const known = this.words?.reasons?.[reason];
    return known === undefined ? humanise(reason) : fill(known);
  }

  /** Return what an award is called and what it is for, or null where the game has no words for it. */
  award(id: string, count: number | null, shared: boolean): { name: string; text: string } | null {
    const known = this.words?.awards?.[id];
    if (known === undefined) return null;
    const { name, text } = shared ? { ...known, ...known.shared } : known;
    return { name: fill(name), text: fill(text, { count: count ?? 1 }) };
  }

  /** Return how a tie was decided, or null where there was none. */
  tie(tie: string | null): string | null {
    const known = tie === null ? undefined : this.words?.ties?.[tie];
    return known === undefined ? null : fill(known);
  }

  /** Return what happened as a sentence, or null where the game has no words for it. */
  event(event: string, data: Record<string, Json>): string | null {
    const known = fitting(this.words?.events?.[event], data);
    return known === null ? null : fill(known, this.values(data));
  }

  /** Return the values of a sentence's placeholders. */
  values(data: Record<string, Json>): Values {
    const entries = Object.entries(data).map(([key, value]): [string, string | number] => [
      key,
      typeof value === "number" ? value : this.say(value, key),
    ]);
    return Object.fromEntries(entries);
  }

  private choice(value: string, param: string): string | null {
    const reason = param === "reason" ? this.words?.reasons?.[value] : undefined;
    if (reason !== undefined) return fill(reason);
    const choices = this.words?.choices;
    const own = choices?.[param];
    const inOwn = own !== undefined && !isText(own) ? own[value] : undefined;
    const found = inOwn ?? choices?.[value];
    return isText(found) ? fill(found) : null;
  }

  private object(value: Record<string, Json>, param: string): string {
    if (isWords(value.name)) return inWords(value.name);
    if (isWords(value)) return inWords(value);
    const parts = Object.entries(value).map(([key, one]) => {
      const who = this.seats.get(key)?.name ?? this.field(key);
      return `${who}: ${this.say(one, param)}`;
    });
    return parts.join(", ");
  }

  private collect(view: Json): void {
    if (typeof view !== "object" || view === null) return;
    if (!Array.isArray(view) && isId(view.id) && isWords(view.name)) {
      this.things.set(String(view.id), inWords(view.name));
    }
    for (const part of Object.values(view)) this.collect(part);
  }
}

function isId(value: Json | undefined): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Return the sentence for what an event holds: some have one for each value. */
function fitting(sentences: Sentences | undefined, data: Record<string, Json>): Text | null {
  if (sentences === undefined || isText(sentences)) return sentences ?? null;
  const value = Object.values(data).find((one) => typeof one === "string" && one in sentences);
  return typeof value === "string" ? fitting(sentences[value], data) : null;
}

/** Return whether this is a text, or a text in several languages. */
export function isWords(value: Json | undefined): value is Wording {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([k, v]) => /^[a-z]{2}$/.test(k) && typeof v === "string")
  );
}

/** Ids read better without their underscores; sentences stay as they are. */
function plain(value: string): string {
  return /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(value) ? humanise(value) : value;
}
