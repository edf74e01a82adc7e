import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Home Assistant does not compress static files, but sends a `.gz` sibling where there is one. */
export function gzipSiblings(): Plugin {
  let folder = "";
  return {
    name: "parlor-gzip-siblings",
    apply: "build",
    configResolved(config) {
      folder = join(config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(folder, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
