import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gzipSiblings } from "./build/gzip.ts";
import { chunkName } from "./build/names.ts";
import { unindented } from "./build/templates.ts";
import { lightWords } from "./build/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The oldest engines that must run a page: what a TV has to be spared costs a phone bytes. */
const BASELINE = {
  phone: ["chrome100", "safari15.4"],
  tv: ["chrome79"],
};

/** Each page is built by itself: the phone's by default, the TV's beside it with `--mode tv`. */
export default defineConfig(({ mode }) => {
  const page = mode === "tv" ? "tv" : "phone";
  return {
    base: "/parlor_static/",
    publicDir: false,
    // The server fills these placeholders in for every page that it sends.
    html: { cspNonce: "__NONCE__" },
    build: {
      outDir: here("../custom_components/parlor/www"),
      emptyOutDir: page === "phone",
      target: BASELINE[page],
      cssTarget: BASELINE[page],
      // In a home the way is short: a list of what to fetch ahead costs more than it saves.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === "js" ? dependencies.filter((name) => name.endsWith(".css")) : dependencies,
      },
      // Pictures are files of their own: the pages' policy forbids data addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [here(`${page}.html`)],
        output: { chunkFileNames: chunkName },
      },
    },
    plugins: [lightWords(), unindented(), gzipSiblings()],
    test: {
      environment: "happy-dom",
      include: ["test/**/*.test.ts"],
      css: false,
    },
  };
});
