import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no two elements have one name, so that phone and TV can stand on one page", () => {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/@customElement\("([^"]+)"\)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
