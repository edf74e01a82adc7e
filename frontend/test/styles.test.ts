// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const onTv = files("src").filter(
  (path) => path.endsWith(".css") && !/^src\/(?:card|panel|phone)\//.test(path),
);
const rules = (css: string): string[] => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];

describe("styles that a TV shares", () => {
  test.each(onTv)("%s has no gap between flexible boxes, which Chromium 79 ignores", (path) => {
    const flexible = rules(readFileSync(path, "utf8")).filter((rule) =>
      /display:\s*(?:inline-)?flex/.test(rule),
    );
    expect(flexible.filter((rule) => /\bgap:/.test(rule))).toEqual([]);
  });
});
