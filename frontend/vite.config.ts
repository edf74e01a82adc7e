import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { gzipSiblings } from "./build/gzip.ts";
import { chunkName, ownScreens } from "./build/names.ts";
import { lightScripts } from "./build/scripts.ts";
import { inOneLine } from "./build/templates.ts";
import { lightWords } from "./build/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The oldest engines that must run a page: what a TV has to be spared costs a phone bytes. */
const BASELINE = {
  phone: ["chrome100", "safari15.4"],
  tv: ["chrome79"],
  card: ["chrome107", "safari16"],
};
type Page = keyof typeof BASELINE;
const isPage = (mode: string): mode is Page => mode in BASELINE;

/** Few files: many small ones pack worse. What leads to the seat is one, all that a game needs of
 * the table another, and what else several screens share a third. */
const FEW_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: "way", tags: ["$initial"], priority: 3 },
  {
    name: "table",
    test: /\/phone\/(?:table|over)\.ts|\/shared\/(?:marks|own-\w+|elements\/cover)\.ts/,
    priority: 2,
  },
  // Pictures of the one house that two games are played in: those who play others need none.
  { name: "mansion", test: /\/shared\/mansion\//, priority: 2 },
  {
    name: "shared",
    test: /\/src\/(?:shared|phone|tv)\/|\/node_modules\//,
    minShareCount: 2,
    priority: 1,
  },
];

/** On a phone a game's own screens, its ending and its art are one, too. */
const FEW_FILES_OF_GAMES = [
  ...FEW_FILES,
  { name: ownScreens, test: (id: string) => ownScreens(id) !== null },
];

/** Card and panel share their elements, and must not each have words of their own for them. */
const IN_ONE_PIECE: Rolldown.CodeSplittingGroup[] = [
  { name: "house", test: /\.(?:ts|js|css|json|svg)/, tags: ["$initial"], minShareCount: 2 },
];

/** What of Lit ours do more lightly; on a dashboard others define elements, too, and are left alone. */
const lightLit = (isCard: boolean) => [
  {
    find: /^lit\/decorators\.js$/,
    replacement: here(isCard ? "src/card/decorators.ts" : "src/shared/decorators.ts"),
  },
  { find: /^lit\/directives\/class-map\.js$/, replacement: here("src/shared/class-map.ts") },
];

/** Each page is built by itself: the phone's by default, TV and card beside it with `--mode`. */
export default defineConfig(({ mode }) => {
  const page = isPage(mode) ? mode : "phone";
  const isCard = page === "card";
  return {
    base: "/parlor_static/",
    publicDir: false,
    // The server fills these placeholders in for every page that it sends.
    html: { cspNonce: "__NONCE__" },
    resolve: { alias: lightLit(isCard) },
    build: {
      outDir: here("../custom_components/parlor/www"),
      emptyOutDir: page === "phone",
      target: BASELINE[page],
      cssTarget: BASELINE[page],
      // In a home the way is short: a list of what to fetch ahead costs more than it saves.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      // Pictures are files of their own: the pages' policy forbids data addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: isCard
          ? { card: here("src/card/main.ts"), panel: here("src/panel/main.ts") }
          : [here(`${page}.html`)],
        output: isCard
          ? {
              entryFileNames: "[name].js",
              chunkFileNames: (chunk) => chunkName(chunk, "card-"),
              codeSplitting: { groups: IN_ONE_PIECE },
            }
          : {
              chunkFileNames: chunkName,
              codeSplitting: { groups: page === "phone" ? FEW_FILES_OF_GAMES : FEW_FILES },
            },
      },
    },
    plugins: [lightScripts(), lightWords(page, mode === "test"), inOneLine(), gzipSiblings()],
    test: {
      environment: "happy-dom",
      include: ["test/**/*.test.ts"],
      css: false,
    },
  };
});
