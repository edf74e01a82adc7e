import { expect, test } from "vitest";
import { unveil, veil } from "../../src/house/veil";

// As pages and house understand it; the house's tests have it, too.
const KNOWN = "AQIDBAUGBwgJCgsMDQ4PeiBiJj8kxKwp6JOPL3Mv";

test("what is veiled can be read, with what fills it up", () => {
  for (const text of ["", "{}".padEnd(256), '{"name":"Zoë ☃"} ', "x".repeat(16_384)]) {
    expect(unveil(veil(text))).toBe(text);
  }
});

test("a veil is understood as the house makes it", () => {
  expect(unveil(KNOWN)).toBe('{"a":"ä ☃"} ');
});

test("what is as long is as long under a veil, which is never the same", () => {
  const veils = ["{}".padEnd(256), "x".repeat(256), "x".repeat(256)].map(veil);
  expect(new Set(veils.map(({ length }) => length))).toEqual(new Set([684]));
  expect(new Set(veils).size).toBe(3);
});

test("what is not veiled is not taken for a message", () => {
  expect(() => unveil("{}")).toThrow();
});
