import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gzipSiblings } from "./build/gzip.ts";
import { chunkName } from "./build/names.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** TV Chromium 79 is the oldest engine that must run the pages; phones start at iOS 15.4 and Chrome 100. */
export const BASELINE = ["chrome79", "safari15.4"];

export default defineConfig({
  base: "/parlor_static/",
  publicDir: false,
  // The server fills these placeholders in for every page that it sends.
  html: { cspNonce: "__NONCE__" },
  build: {
    outDir: here("../custom_components/parlor/www"),
    emptyOutDir: true,
    target: BASELINE,
    cssTarget: BASELINE,
    // Pictures are files of their own: the pages' policy forbids data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [here("phone.html"), here("tv.html")],
      output: { chunkFileNames: chunkName },
    },
  },
  plugins: [gzipSiblings()],
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    css: false,
  },
});
