import { beforeEach, describe, expect, test } from "vitest";
import { Screening } from "../../src/panel/screening";
import type { ServerMessage, State } from "../../src/shared/protocol";
import type { Wire } from "../../src/shared/wire";
import { frame } from "./fixtures";

let heard: ServerMessage[];
let screening: Screening;
let wire: Wire;

async function dial(): Promise<void> {
  wire = screening.dial();
  heard = [];
  wire.onmessage = ({ data }) => heard.push(data as ServerMessage);
  await new Promise<void>((resolve) => {
    wire.onopen = () => resolve();
  });
}

const say = (type: string): void => wire.send(JSON.stringify({ type, id: "7", build: "b1" }));
const kinds = (): string[] => heard.map(({ type }) => type);
const states = (): State[] => heard.filter(({ type }) => type === "state") as State[];

beforeEach(async () => {
  screening = new Screening({ table: { id: "", name: "Attic" }, seat: "s1", games: [] });
  await dial();
});

describe("a page that comes in", () => {
  test("is greeted, and told where the game stands", () => {
    screening.show(2, frame(2));
    expect(heard).toEqual([]);
    say("hello");
    expect(kinds()).toEqual(["result", "welcome", "state", "event"]);
    expect(heard[0]).toMatchObject({ id: "7", build: "b1" });
    expect(heard[1]).toMatchObject({ seat: "s1", table: { name: "Attic" } });
  });

  test("is told so again when it was loaded anew", async () => {
    screening.show(2, frame(2));
    say("hello");
    await dial();
    say("hello");
    expect(kinds()).toEqual(["result", "welcome", "state", "event"]);
  });
});

describe("a page that is there", () => {
  beforeEach(() => {
    screening.show(2, frame(2));
    say("hello");
    heard.length = 0;
  });

  test("sees the next step as it happened", () => {
    screening.show(3, frame(3));
    expect(kinds()).toEqual(["event", "state"]);
  });

  test.each([1, 4, 0])("sees any other step as it stood, with nothing left of later: %i", (at) => {
    screening.show(3, frame(3));
    screening.show(at, frame(at));
    const [before, after] = states();
    expect(kinds().slice(2)).toEqual(at === 4 ? ["event", "state"] : ["state", "event"]);
    expect(after?.public.match === before?.public.match).toBe(at === 4);
  });

  test("can do nothing", () => {
    screening.show(3, frame(3));
    const [state] = states();
    expect(state).toMatchObject({ offers: [], remaining: null });
    expect(state?.private).toMatchObject({ powers: false, host: false, stand_in: false });
    expect(state?.public).toMatchObject({ clock: null, next: null });
  });

  test.each(["guess", "start", "invite", "leave", "sit"])(
    "is told politely why not: %s",
    (type) => {
      say(type);
      expect(heard).toEqual([{ type: "error", id: "7", code: "replay" }]);
    },
  );

  test("is answered when it asks whether anybody is there", () => {
    say("ping");
    expect(heard).toEqual([{ type: "result", id: "7" }]);
  });

  test("hears nothing once it has hung up", () => {
    wire.close();
    screening.show(3, frame(3));
    expect(heard).toEqual([]);
  });
});
