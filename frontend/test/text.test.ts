import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { TABLE_REFUSALS, WIRE_REFUSALS } from "../src/shared/protocol";
import de from "../src/text/de.json";
import en from "../src/text/en.json";

const sources = import.meta.glob<string>("../src/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Tree = string | { [key: string]: Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

function gameRefusals(): string[] {
  const source = readFileSync("../custom_components/parlor/games/refused.py", "utf8");
  return [...source.matchAll(/^ {4}[A-Z_]+ = "(\w+)"/gm)].map((match) => match[1]!);
}

const english = new Map(leaves(en));
const german = new Map(leaves(de));

describe("the words of the pages", () => {
  test("both languages say the same things", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("both languages fill in the same placeholders", () => {
    // A singular may write the number out.
    const whole = [...english.keys()].filter((key) => !key.endsWith(".one"));
    const of = (texts: Map<string, string>) =>
      whole.map((key) => [key, placeholders(texts.get(key) ?? "")]);
    expect(of(german)).toEqual(of(english));
  });

  test("a phone says nothing that only the TV has words for", () => {
    const phone = Object.entries(sources).filter(([path]) => !/\/tv[/.-]/.test(path));
    expect(phone.length).toBeGreaterThan(100);
    expect(phone.filter(([, text]) => /["'`]tv\./.test(text)).map(([path]) => path)).toEqual([]);
  });

  test("nothing is left unsaid", () => {
    expect([...english, ...german].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("every refusal has words, and there are no others", () => {
    // No table refuses with that, but what stands for one while a replay is shown.
    const past = ["replay"];
    const house = [...WIRE_REFUSALS, ...TABLE_REFUSALS, ...gameRefusals()];
    const codes = new Set<string>([...house, ...past]);
    expect(gameRefusals()).toContain("wrong_phase");
    expect(Object.keys(en.refusals).sort()).toEqual([...codes].sort());
  });
});
