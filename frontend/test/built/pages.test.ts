// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { build, parseSync } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import de from "../../src/text/de.json";

/** What TV Chromium 79 does not understand; the parser names it in its tree. */
const TOO_NEW = new Set(["ChainExpression", "StaticBlock"]);
const TOO_NEW_OPERATORS = new Set(["??", "??=", "||=", "&&="]);
const TOO_NEW_STYLES = /\binset:|aspect-ratio:|:is\(|:where\(|:has\(|color-mix\(|@layer|@container/;
/** A function of ours that packing has called `at` may be spread: `...at(`. */
const TOO_NEW_CALLS =
  /\.replaceAll\(|(?<!\.\.)\.at\(|Object\.hasOwn|structuredClone|\.replaceChildren\(/;

/** What a script can't run without; what it fetches later is called, not imported. */
const IMPORTED = /(?:\bimport|\bfrom)["'`]\.\/([^"'`]+)["'`]/g;
/** Whatever a script may ever fetch. */
const NAMED = /["'`](?:\.|assets)\/([^"'`/]+\.(?:js|css))["'`]/g;

let folder: string;

beforeAll(async () => {
  // Lit has another, larger build for tests.
  vi.stubEnv("NODE_ENV", "production");
  folder = mkdtempSync(join(tmpdir(), "parlor-pages-"));
  await build({ logLevel: "error", build: { outDir: folder } });
  await build({ logLevel: "error", mode: "tv", build: { outDir: folder } });
  await build({ logLevel: "error", mode: "card", build: { outDir: folder } });
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const assets = (): string[] => readdirSync(join(folder, "assets"));
const scripts = (): string[] => assets().filter((name) => name.endsWith(".js"));
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const asset = (name: string): string => read(join("assets", name));

interface Node {
  type: string;
  operator?: string;
  key?: { type: string } | null;
  [part: string]: unknown;
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && typeof Reflect.get(part, "type") === "string";
}

function tooNew(node: Node): string[] {
  const privateMethod = node.type === "MethodDefinition" && node.key?.type === "PrivateIdentifier";
  const own =
    TOO_NEW.has(node.type) || TOO_NEW_OPERATORS.has(node.operator ?? "") || privateMethod
      ? [`${node.type} ${node.operator ?? ""}`]
      : [];
  const parts = Object.values(node).flatMap((part): unknown[] =>
    Array.isArray(part) ? (part as unknown[]) : [part],
  );
  return [...own, ...parts.filter(isNode).flatMap(tooNew)];
}

const linkedIn = (page: string): string[] =>
  [...read(page).matchAll(/\/parlor_static\/assets\/([^"]+)"/g)].map((match) => match[1]!);

/** Return these files and all that they name in this way, and so on. */
function reached(names: string[], way: RegExp): string[] {
  const found = new Set(names);
  for (const name of found) {
    const named = name.endsWith(".js") ? asset(name).matchAll(way) : [];
    for (const match of named) found.add(match[1]!);
  }
  return [...found];
}

/** All that a TV may ever load. */
const onTv = (kind: string): string[] =>
  reached(linkedIn("tv.html"), NAMED).filter((name) => name.endsWith(kind));

/** All that a phone needs from the link to the seat, in one language. */
function wayFiles(): string[] {
  const words = assets().filter((name) => /^de-way-[^.]+\.js$/.test(name));
  return reached([...linkedIn("phone.html"), ...words], IMPORTED);
}

/** All that a phone loads for one game in one language, by what it imports. */
function phoneFiles(game: string): string[] {
  const chosen = new RegExp(`^(?:de-way|de-table|table|${game}-de|${game}-phone)-[^.]+\\.js$`);
  const emblem = readFileSync(`src/games/${game}/emblem.svg`, "utf8");
  const isIts = (name: string): boolean =>
    chosen.test(name) ||
    (/^look.*\.css$/.test(name) && asset(name).includes(`[data-game=${game}]`)) ||
    (/^emblem.*\.svg$/.test(name) && asset(name) === emblem);
  return reached([...linkedIn("phone.html"), ...assets().filter(isIts)], IMPORTED);
}

/** What dashboards load at once: the card, and what it shares with the panel. */
const shared = (): string => assets().find((name) => /^card-shared-[^.]+\.js$/.test(name))!;
const ofTheCard = (): string => read("card.js") + asset(shared());

describe("the built card", () => {
  test.each(["card.js", "panel.js"])("%s needs one other file at once, but for words", (name) => {
    const atOnce = [...read(name).matchAll(/(?:\bimport|\bfrom)["'`]\.\/assets\/([^"'`]+)/g)];
    expect(atOnce.map(([, file]) => file)).toEqual([shared()]);
    expect(asset(shared())).not.toMatch(/(?:\bimport|\bfrom)["'`]\.\.?\//);
    const all = read(name) + asset(shared());
    const later = [...all.matchAll(/import\(["'`]\.\/(?:assets\/)?([^"'`]+)/g)];
    expect(later.length).toBeGreaterThan(3);
    const words = /^card-(?:(?:en|de)-(?:way|table)|\w+-(?:later-|telling-)?(?:en|de))-/;
    expect(later.map(([, file]) => file!).filter((file) => !words.test(file))).toEqual([]);
  });

  test("touches nothing of the page around it", () => {
    const all = ofTheCard() + read("panel.js");
    expect(all).not.toMatch(/documentElement\.(?:lang|dataset[.\w]*)=[^=]/);
    expect(all).not.toMatch(/assets\/look[^"'`]*\.css/);
  });

  test("is light", () => {
    const size = (path: string): number => readFileSync(join(folder, `${path}.gz`)).length;
    expect(gunzipSync(readFileSync(join(folder, "card.js.gz"))).toString()).toBe(read("card.js"));
    expect(size("card.js") + size(`assets/${shared()}`)).toBeLessThan(48 * 1024);
    expect(size("panel.js")).toBeLessThan(16 * 1024);
  });
});

describe("the built pages", () => {
  test.each(["phone.html", "tv.html"])(
    "%s has the server's placeholders and nothing inline",
    (page) => {
      const html = read(page);
      expect(html).toContain('<meta name="parlor-build" content="__BUILD__"');
      expect(html).toMatch(/<script type="module"[^>]* nonce="__NONCE__"><\/script>/);
      expect(html).toContain('property="csp-nonce" nonce="__NONCE__"');
      expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
      expect(html).not.toMatch(/https?:\/\//);
    },
  );

  test("every script runs on the oldest TV", () => {
    const found = onTv(".js").flatMap((name) =>
      tooNew(parseSync(name, asset(name)).program as unknown as Node),
    );
    expect(found).toEqual([]);
  });

  test("no script calls what the oldest TV does not have", () => {
    expect(onTv(".js").length).toBeGreaterThan(8);
    expect(onTv(".js").filter((name) => TOO_NEW_CALLS.test(asset(name)))).toEqual([]);
  });

  test("no style needs more than the oldest TV has", () => {
    const styled = [...onTv(".js"), ...onTv(".css")];
    expect(styled.filter((name) => TOO_NEW_STYLES.test(asset(name)))).toEqual([]);
  });

  test("each file has its compressed sibling, with the same content", () => {
    const plain = assets().filter((name) => !name.endsWith(".gz"));
    const different = plain.filter((name) => {
      const sibling = join(folder, "assets", `${name}.gz`);
      return !existsSync(sibling) || gunzipSync(readFileSync(sibling)).toString() !== asset(name);
    });
    expect(different).toEqual([]);
  });

  test("the way from the link to the seat ends at the door", () => {
    const way = wayFiles();
    expect(way.some((name) => asset(name).includes("parlor-door"))).toBe(true);
    expect(way.some((name) => asset(name).includes("parlor-lobby"))).toBe(false);
  });

  test("whatever is said on the way is there", () => {
    const scripts = wayFiles().filter((name) => name.endsWith(".js") && !name.startsWith("de-"));
    const said = scripts
      .flatMap((name) => [...asset(name).matchAll(/["'`](\w+)\.\w+["'`]/g)])
      .map(([, section]) => section!)
      .filter((section) => section in de);
    const [words] = wayFiles().filter((name) => name.startsWith("de-way-"));
    const there = Object.keys(de).filter((section) => asset(words!).includes(`${section}:{`));
    expect(said).toContain("door");
    expect(there).toEqual(expect.arrayContaining(said));
  });

  test.each(["citadels", "occluedo", "spyster"])(
    "whatever is said at the table in a game of %s is there before a sheet is opened",
    (game) => {
      const onTheTable = /^(?:away|choices)-[^.]+\.js$/;
      const names = [...phoneFiles(game), ...assets().filter((name) => onTheTable.test(name))];
      const there = names.filter((name) => /^de-(?:way|table)-/.test(name)).map(asset);
      const said = names
        .filter((name) => name.endsWith(".js") && !/^\w+-de-|^de-/.test(name))
        .flatMap((name) => [...asset(name).matchAll(/["'`](\w+)\.\w+["'`]/g)])
        .map(([, section]) => section!)
        .filter((section) => section in de);
      expect(said).toEqual(expect.arrayContaining(["away", "choices", "lobby", "over"]));
      const missing = said.filter(
        (section) => !there.some((words) => words.includes(`${section}:{`)),
      );
      expect(missing).toEqual([]);
    },
  );

  test("how a game is played is fetched only when somebody asks", () => {
    const words = phoneFiles("citadels").filter((name) => name.startsWith("citadels-de-"));
    // The TV's have a few more words.
    expect(words).toHaveLength(2);
    expect(words.filter((name) => /\b(?:glossary|fields|event_names):/.test(asset(name)))).toEqual(
      [],
    );
    const later = assets().filter((name) => /^citadels-later-de-.*\.js$/.test(name));
    expect(later.filter((name) => asset(name).includes("glossary")).length).toBeGreaterThan(0);
  });

  test("nothing leads out of the house", () => {
    // The card names its documentation, which Home Assistant offers in its list.
    const pages = scripts().filter((name) => name !== shared());
    const addresses = pages.flatMap((name) => asset(name).match(/https?:\/\/[\w.]+/g) ?? []);
    const known = new Set(["http://www.w3.org"]);
    expect(addresses.filter((address) => !known.has(address))).toEqual([]);
  });
});
